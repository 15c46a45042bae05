import { gamesOf, type RunTotals } from '../../results/run-totals.js';
import { benjaminiHochberg } from '../../results/statistics/benjamini-hochberg.js';
import type { Estimate } from '../../results/statistics/estimate.js';
import { studentTail } from '../../results/statistics/student-tail.js';
import { hadBy, marginDifference, winShareDifference } from '../../results/tables/cards.js';
import { signed, textTable } from '../text/table.js';

/** So many cards are named at each end. */
const NAMED = 5;

/** Of the cards set apart, so many may be so by chance. */
const FALSE_SHARE = 0.05;

interface CardFigures {
  readonly label: string;
  /** How many players had it, a game. */
  readonly had: number;
  /** By how much the win share of those who had it is above that of those who had not. */
  readonly wins: Estimate;
  /** By how much the margin of those who had it is above that of those who had not. */
  readonly margin: Estimate;
}

/** The cards whose owners do best and worst, with a word of caution. */
export function cardLines(run: RunTotals): string[] {
  const apart = cardsApart(run);
  if (apart.length === 0) return ['Cards: too few games to set any card apart (cards.csv has them all).'];
  const best = apart.filter(({ margin }) => margin.mean > 0).slice(0, NAMED);
  const worst = apart.filter(({ margin }) => margin.mean < 0).slice(-NAMED);
  return [
    ...textTable(
      ['Players who had', 'Wins', 'Margin', '95 % interval', 'Had by, a game'],
      [...best, ...worst].map(({ label, had, wins, margin: { mean, low, high } }) => [
        label,
        signed(wins.mean * 100),
        signed(mean),
        `${signed(low)} … ${signed(high)}`,
        had.toFixed(2),
      ]),
    ),
    'Wins (percentage points) and margin (score less the best other score) above those of players who never had it.',
    `${apart.length} of ${run.variant.labels.length} cards are set apart by margin, 1 in 20 of them perhaps by chance; these are the ends of the list.`,
    'Who had a card also had the means to get it, seats and agents get different cards: this points to cards, it does not prove what they are worth.',
  ];
}

/** Cards whose owners differ from the other players, from the best to the worst. */
function cardsApart(run: RunTotals): CardFigures[] {
  const known = run.variant.labels
    .map((label, card) => ({
      label,
      had: hadBy(run, card) / gamesOf(run),
      wins: winShareDifference(run, card),
      margin: marginDifference(run, card),
    }))
    .filter(({ margin }) => margin.standardError > 0 && margin.parts > 1);
  const adjusted = benjaminiHochberg(
    known.map(({ margin: { mean, standardError, parts } }) => studentTail(mean / standardError, parts - 1)),
  );
  return known.filter((_, at) => adjusted[at] <= FALSE_SHARE).sort((a, b) => b.margin.mean - a.margin.mean);
}
