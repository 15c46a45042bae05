import { WIN_SHARE_SCALE, type EventKind } from '../../engine/game.js';
import { blocksOf, gamesOf, type RunTotals } from '../run-totals.js';
import { blockRatioDifference } from '../statistics/block-ratio-difference.js';
import { blockRatio, effectiveBlocks, type RatioTotals } from '../statistics/block-ratio.js';
import type { Estimate } from '../statistics/estimate.js';
import { shareEstimate } from '../statistics/share-estimate.js';
import { COLUMNS, known, type Cell, type Column, type Table } from '../table.js';
import { CARD_SUM_COUNT, CARD_SUMS, SQUARE, SUM, type CardSum } from '../tally-layout.js';

const HAD: readonly Column[] = [
  ['had', 'who had it at some time'],
  ['without', 'who never had it'],
].flatMap(([name, who]) => [
  { name: `${name}_players`, meaning: `players ${who}, over all games` },
  { name: `${name}_win_share`, meaning: `mean win share of players ${who}; no proof of what the card is worth` },
  { name: `${name}_win_share_low`, meaning: 'lower end of its 95 % interval, over blocks' },
  { name: `${name}_win_share_high`, meaning: 'upper end of that interval' },
  { name: `${name}_margin_mean`, meaning: `mean score margin (own score less the best other) of players ${who}` },
  { name: `${name}_margin_low`, meaning: 'lower end of its 95 % interval, over blocks' },
  { name: `${name}_margin_high`, meaning: 'upper end of that interval' },
]);

const DIFFERENCES: readonly Column[] = [
  ['win_share', 'had_win_share less without_win_share'],
  ['margin', 'had_margin_mean less without_margin_mean'],
].flatMap(([name, what]) => [
  { name: `${name}_difference`, meaning: `${what}; no proof of what the card is worth` },
  { name: `${name}_difference_low`, meaning: 'lower end of its 95 % interval, over blocks: both groups met in them' },
  { name: `${name}_difference_high`, meaning: 'upper end of that interval' },
]);

/** What became of every card, and how players with and without it did. */
export function cardsTable(runs: readonly RunTotals[]): Table {
  const events = runs[0].variant.game.events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => event.counted);
  return {
    name: 'cards',
    columns: [
      COLUMNS.players,
      { name: 'card', meaning: 'label of the card' },
      { name: 'type', meaning: 'its type, as on the sheet' },
      { name: 'copies', meaning: 'copies in the deck' },
      COLUMNS.games,
      COLUMNS.blocks,
      COLUMNS.skippedBlocks,
      { name: 'offered', meaning: "players' turns in which it could be taken at least once" },
      ...events.flatMap(({ event }) => eventColumns(event)),
      ...HAD,
      ...DIFFERENCES,
    ],
    rows: runs.flatMap((run) => run.variant.labels.map((_, card) => cardRow(run, card, events))),
  };
}

function eventColumns({ name, meaning, amount }: EventKind): Column[] {
  return amount === undefined
    ? [{ name, meaning }]
    : [
        { name, meaning },
        { name: amount.column, meaning: amount.meaning },
      ];
}

function cardRow(
  run: RunTotals,
  card: number,
  events: readonly { readonly event: EventKind; readonly index: number }[],
): Cell[] {
  const { totals, variant } = run;
  const { layout } = totals;
  const { label, type, copies } = variant.setup.cards[card];
  const counted = events.flatMap(({ event, index }): Cell[] => {
    const at = index * layout.labels + card;
    const count = totals.count(layout.counts + at);
    if (event.amount === undefined) return [count];
    return [count, count === 0 ? null : totals.count(layout.amounts + at) / count];
  });
  return [
    variant.players,
    label,
    type,
    copies,
    gamesOf(run),
    blocksOf(run),
    run.skippedBlocks,
    totals.count(layout.offers + card),
    ...counted,
    ...figures(run, sumsOf(run, card)),
    ...figures(run, restOf(run, sumsOf(run, card))),
    ...[winShareDifference(run, card), marginDifference(run, card)].flatMap(({ mean, low, high }) =>
      [mean, low, high].map(known),
    ),
  ];
}

type Sums = Readonly<Record<CardSum, bigint>>;

/** The sums of those who had a card. */
function sumsOf({ totals }: RunTotals, card: number): Sums {
  const at = totals.layout.cards + card * CARD_SUM_COUNT;
  const sum = (name: CardSum): bigint => totals.sum(at + CARD_SUMS.indexOf(name));
  return {
    n: sum('n'),
    nn: sum('nn'),
    s: sum('s'),
    ss: sum('ss'),
    sn: sum('sn'),
    m: sum('m'),
    mm: sum('mm'),
    mn: sum('mn'),
    Mm: sum('Mm'),
    Mn: sum('Mn'),
  };
}

/**
 * The sums of those who had it not, from those who had: in every block the players are N and their win shares S in all,
 * the margins M; what is left is N − n, S − s, M − m, and its squares and products expand.
 */
function restOf({ totals, variant, gamesPerBlock }: RunTotals, had: Sums): Sums {
  const { layout } = totals;
  const blocks = totals.sum(layout.blocks);
  const players = BigInt(variant.players * gamesPerBlock);
  const shares = BigInt(WIN_SHARE_SCALE * gamesPerBlock);
  const margins = totals.sum(layout.margins + SUM);
  return {
    n: blocks * players - had.n,
    nn: blocks * players * players - 2n * players * had.n + had.nn,
    s: blocks * shares - had.s,
    ss: blocks * shares * shares - 2n * shares * had.s + had.ss,
    sn: blocks * shares * players - shares * had.n - players * had.s + had.sn,
    m: margins - had.m,
    mm: totals.sum(layout.margins + SQUARE) - 2n * had.Mm + had.mm,
    mn: players * margins - had.Mn - players * had.m + had.mn,
    Mm: 0n,
    Mn: 0n,
  };
}

/** By how much the win share of players who had a card is above that of those who never had it. */
export function winShareDifference(run: RunTotals, card: number): Estimate {
  const had = sumsOf(run, card);
  const players = BigInt(run.variant.players * run.gamesPerBlock);
  const shares = BigInt(WIN_SHARE_SCALE * run.gamesPerBlock);
  const [one, two] = [sharesIn(had), sharesIn(restOf(run, had))];
  const difference = blockRatioDifference(
    blocksOf(run),
    one,
    two,
    {
      sumTimesSum: shares * had.s - had.ss,
      sumTimesCases: players * had.s - had.sn,
      casesTimesSum: shares * had.n - had.sn,
      casesTimesCases: players * had.n - had.nn,
    },
    WIN_SHARE_SCALE,
  );
  return shareDifference(difference, shareOf(run, one), shareOf(run, two));
}

/** A difference of shares lies between −1 and 1; where all blocks agree it is as uncertain as the shares are. */
function shareDifference(difference: Estimate, one: Estimate, two: Estimate): Estimate {
  const isCertain = difference.standardError === 0;
  return {
    ...difference,
    low: Math.max(-1, isCertain ? one.low - two.high : difference.low),
    high: Math.min(1, isCertain ? one.high - two.low : difference.high),
  };
}

/** The same of the score margin, in points; where all blocks agree, nobody knows how far it may be off. */
export function marginDifference(run: RunTotals, card: number): Estimate {
  const had = sumsOf(run, card);
  const players = BigInt(run.variant.players * run.gamesPerBlock);
  const difference = blockRatioDifference(
    blocksOf(run),
    marginsIn(had),
    marginsIn(restOf(run, had)),
    {
      sumTimesSum: had.Mm - had.mm,
      sumTimesCases: players * had.m - had.mn,
      casesTimesSum: had.Mn - had.mn,
      casesTimesCases: players * had.n - had.nn,
    },
    run.variant.game.scoreScale,
  );
  return difference.standardError === 0 ? { ...difference, low: NaN, high: NaN } : difference;
}

/** How many players had a card, over all games. */
export function hadBy({ totals }: RunTotals, card: number): number {
  return totals.count(totals.layout.cards + card * CARD_SUM_COUNT + CARD_SUMS.indexOf('n'));
}

function shareOf(run: RunTotals, shares: RatioTotals): Estimate {
  return shareEstimate(blockRatio(blocksOf(run), shares, WIN_SHARE_SCALE), effectiveBlocks(shares));
}

function sharesIn({ n, nn, s, ss, sn }: Sums): RatioTotals {
  return { cases: n, casesSquared: nn, sum: s, sumSquared: ss, sumTimesCases: sn };
}

function marginsIn({ n, nn, m, mm, mn }: Sums): RatioTotals {
  return { cases: n, casesSquared: nn, sum: m, sumSquared: mm, sumTimesCases: mn };
}

/** Players, and their mean win share and margin with intervals. */
function figures(run: RunTotals, sums: Sums): Cell[] {
  if (sums.n === 0n) return [0, null, null, null, null, null, null];
  const blocks = blocksOf(run);
  const share = shareOf(run, sharesIn(sums));
  const margin = blockRatio(blocks, marginsIn(sums), run.variant.game.scoreScale);
  return [sums.n, ...[share.mean, share.low, share.high, margin.mean, margin.low, margin.high].map(known)];
}
