import { figureAt, gamesOf, blocksOf, type RunTotals } from '../../results/run-totals.js';
import { equivalenceVerdict } from '../../results/statistics/equivalence.js';
import type { Estimate } from '../../results/statistics/estimate.js';
import { histogramQuantile } from '../../results/statistics/histogram-quantile.js';
import { DECISIONS, TURNS } from '../../results/tally-layout.js';
import { cardLines } from './card-summary.js';
import { whatWasPlayed } from './what-was-played.js';
import { counted, decimal, grouped, percent, signed, textTable } from '../text/table.js';

/** A seat is fair when its win share surely is within one percentage point of an even share. */
const FAIR = 0.01;

/** Where it takes more games than anybody plays, a seat stands at the edge of what is fair. */
const MOST_GAMES = 1e8;

/** What a run shows, in a designer's words: who wins from which seat, how long it takes, which cards stand out. */
export function summaryOf(run: RunTotals): string[] {
  const { variant } = run;
  const { game, players } = variant;
  const blocks = blocksOf(run);
  const deals = blocks === gamesOf(run) ? '' : `, ${counted(blocks, 'deal')} each in ${run.gamesPerBlock} seatings`;
  return [
    `${game.title}, ${players} players: ${counted(gamesOf(run), 'game')}${deals}`,
    ...whatWasPlayed(run),
    '',
    ...seatLines(run),
    '',
    ...(run.totals.layout.groups.length > 1 ? [...agentLines(run), ''] : []),
    ...lengthLines(run),
    '',
    ...cardLines(run),
  ];
}

function seatLines(run: RunTotals): string[] {
  const { variant, totals, gamesPerBlock } = run;
  const even = 1 / variant.players;
  const shares = Array.from({ length: variant.players }, (_, seat) =>
    figureAt(run, totals.layout.seats + seat * 4, 0, gamesPerBlock),
  );
  const rows = shares.map((share, seat) => {
    const score = figureAt(run, totals.layout.seats + seat * 4, 1, gamesPerBlock);
    return [`${seat}`, percent(share.mean), interval(share), points(share.mean - even), decimal(score.mean)];
  });
  return [
    ...textTable(['Seat', 'Wins', '95 % interval', `against ${percent(even)}`, 'Score'], rows),
    seatVerdict(shares, { even, games: gamesOf(run) }),
  ];
}

interface Verdict {
  readonly even: number;
  readonly games: number;
}

/** What is to be said of the seats: whether each is fair, or how many games would tell. */
export function seatVerdict(shares: readonly Estimate[], { even, games }: Verdict): string {
  const verdicts = shares.map((share) => equivalenceVerdict(share, FAIR, even));
  if (verdicts.every((verdict) => verdict === 'within')) return 'Every seat is within 1 point of an even share.';
  const off = verdicts.flatMap((verdict, seat) => (verdict === 'outside' ? [seat] : []));
  if (off.length > 0) {
    const told = off.map((seat) => `seat ${seat} (${points(shares[seat].mean - even)})`).join(', ');
    return `More than 1 point from an even share: ${told}.`;
  }
  const open = 'Too few games to say whether every seat is within 1 point of an even share';
  const enough = gamesToTell(shares, even) * games;
  if (Number.isNaN(enough)) return `${open}.`;
  if (enough > MOST_GAMES) return `${open}: one stands at its very edge.`;
  return `${open}; if the shares stay, some ${about(enough)} would tell.`;
}

/**
 * How many times as many games would tell whether the seats are fair, if their shares stayed as they are: intervals
 * shrink with the root of the games. NaN where an interval is unknown.
 */
function gamesToTell(shares: readonly Estimate[], even: number): number {
  const seats = shares.map(({ mean, low, high }) => {
    const gap = FAIR - Math.abs(mean - even);
    return { isFair: gap > 0, times: ((high - low) / 2 / gap) ** 2 };
  });
  const unfair = seats.filter(({ isFair }) => !isFair).map(({ times }) => times);
  return unfair.length > 0 ? Math.min(...unfair) : Math.max(...seats.map(({ times }) => times));
}

/** A number of games, rounded up to two digits. */
function about(games: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return grouped(Math.ceil((games / unit) * (1 - 1e-9)) * unit);
}

function agentLines(run: RunTotals): string[] {
  const { layout } = run.totals;
  const rows = layout.groups.map((agent, group) => {
    const seats = run.agents.filter((text) => text === agent).length;
    const share = figureAt(run, layout.agents + group * 4, 0, run.gamesPerBlock * seats);
    const score = figureAt(run, layout.agents + group * 4, 1, run.gamesPerBlock * seats);
    return [agent, percent(share.mean), interval(share), decimal(score.mean)];
  });
  return textTable(['Agent', 'Wins a seat', '95 % interval', 'Score'], rows);
}

function lengthLines(run: RunTotals): string[] {
  const { variant, totals } = run;
  const lengths = totals.histogram(TURNS).map(([value, count]): [number, number] => [value, Number(count)]);
  const decisions = totals.histogram(DECISIONS).map(([value, count]): [number, number] => [value, Number(count)]);
  const [low, median, high] = [0.05, 0.5, 0.95].map((q) => histogramQuantile(lengths, q));
  const truncated = totals.count(totals.layout.truncated);
  const cut = truncated === 0 ? '' : ` ${grouped(truncated)} games were cut short by maxTurns.`;
  return [
    `Length: ${median} ${variant.game.turnName}${median === 1 ? '' : 's'} (nine in ten games ${low} to ${high}), ` +
      `${histogramQuantile(decisions, 0.5)} decisions.${cut}`,
  ];
}

function interval({ low, high }: Estimate): string {
  return Number.isNaN(low) ? 'unknown' : `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`;
}

/** A difference of shares in percentage points. */
function points(difference: number): string {
  return `${signed(difference * 100)}`;
}
