import type { RunTotals } from '../../results/run-totals.js';
import { cardsTable } from '../../results/tables/cards.js';
import { percent, signed, textTable } from '../text/table.js';

/** So many cards are named at each end. */
const NAMED = 5;

interface CardFigures {
  readonly card: string;
  /** How often somebody had it, a game. */
  readonly had: number;
  readonly winShare: number;
  /** Margin of those who had it less that of those who had not, and whether their intervals are apart. */
  readonly margin: number;
  readonly apart: boolean;
}

/** The cards whose owners do best and worst, with a word of caution. */
export function cardLines(run: RunTotals): string[] {
  const figures = cardFigures(run).sort((a, b) => b.margin - a.margin);
  const sure = figures.filter(({ apart }) => apart);
  if (sure.length === 0) return ['Cards: too few games to set any card apart (cards.csv has them all).'];
  const best = sure.filter(({ margin }) => margin > 0).slice(0, NAMED);
  const worst = sure.filter(({ margin }) => margin < 0).slice(-NAMED);
  return [
    ...textTable(
      ['Players who had', 'win', 'margin against those who had not', 'had by, a game'],
      [...best, ...worst].map(({ card, winShare, margin, had }) => [
        card,
        percent(winShare),
        signed(margin),
        had.toFixed(2),
      ]),
    ),
    'Who had a card also had the means to get it, and agents differ in what they take:',
    'this points to cards, it does not prove what they are worth.',
  ];
}

function cardFigures(run: RunTotals): CardFigures[] {
  const { columns, rows } = cardsTable([run]);
  const at = (name: string): number => columns.findIndex((column) => column.name === name);
  const [card, games, had, share] = ['card', 'games', 'had_players', 'had_win_share'].map(at);
  const [mean, low, high] = ['had_margin_mean', 'had_margin_low', 'had_margin_high'].map(at);
  const [otherMean, otherLow, otherHigh] = ['without_margin_mean', 'without_margin_low', 'without_margin_high'].map(at);
  return rows
    .filter((row) => [share, low, otherLow].every((column) => row[column] !== null))
    .map((row) => ({
      card: String(row[card]),
      had: Number(row[had]) / Number(row[games]),
      winShare: Number(row[share]),
      margin: Number(row[mean]) - Number(row[otherMean]),
      apart: Number(row[low]) > Number(row[otherHigh]) || Number(row[high]) < Number(row[otherLow]),
    }));
}
