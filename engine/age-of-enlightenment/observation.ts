import type { Observation, Variant } from '../game.js';
import { isPersonage } from './cards.js';
import { pileAt } from './flips.js';
import { isKnown, labelInHand } from './hand.js';
import {
  blockOf,
  CardWord,
  Kind,
  Nation,
  P,
  phaseOf,
  PHASES,
  Points,
  recordOf,
  S,
  Step,
  Table,
  words as arenaWords,
} from './layout.js';
import { scoreAt } from './majorities.js';
import { drawnAt, isUsedUp } from './personages.js';
import { finderInRow, flipsLeft, labelInRow } from './row.js';
import type { AgeOfEnlightenmentVariant } from './variant.js';

const words = arenaWords;

/** EP at which a score, or the EP of Discoveries, reads one half. */
const HALF_SCORE = 100;

/** The amounts of a player's block that are observed, and the size at which each reads one half. */
const AMOUNTS: readonly (readonly [number, number])[] = [
  [P.HandCount, 3],
  [P.InPlayCount, 5],
  [P.Nations + Nation.English, 2],
  [P.Nations + Nation.French, 2],
  [P.Nations + Nation.German, 2],
  [P.Nations + Nation.Other, 2],
  [P.Kinds + Kind.Scientist, 2],
  [P.Kinds + Kind.Philosopher, 2],
  [P.Kinds + Kind.Musician, 2],
  [P.Kinds + Kind.Benefactor, 2],
];

const perPlayer = (variant: Variant): number => variant.players;
const personages = (variant: Variant): number => variant.setup.cards.filter(isPersonage).length;
const discoveries = (variant: Variant): number => variant.setup.cards.length - personages(variant);
const personagesByPlayer = (variant: Variant): number => personages(variant) * variant.players;

/**
 * What a seat sees. Players stand in the order of the table, the observer first; Personages and Discoveries in that of
 * the card list. "Squashed" is x / (x + h), with h the size at which it reads one half; a share is of a label's copies.
 */
export const OBSERVATION: Observation = {
  version: 1,
  features: [
    { name: 'phase', length: PHASES.length, low: 0, high: 1, meaning: 'one-hot: the phase of the decision' },
    { name: 'passing', length: 1, low: 0, high: 1, meaning: 'the card to be passed to the left is being chosen' },
    { name: 'toAct', length: perPlayer, low: 0, high: 1, meaning: 'one-hot: who decides' },
    { name: 'row', length: 1, low: 0, high: 1, meaning: 'Personages still to flip after this one, squashed at 3' },
    {
      name: 'flips',
      length: 1,
      low: 0,
      high: 1,
      meaning: 'flips left to the Personage whose turn it is, squashed at 3',
    },
    { name: 'usedUp', length: 1, low: 0, high: 1, meaning: 'the Personage deck is used up' },
    { name: 'idle', length: 1, low: 0, high: 1, meaning: 'share of the idle turns in a row that end the game (R4 b)' },
    { name: 'barren', length: 1, low: 0, high: 1, meaning: 'nothing kept or played since the last shuffle (R4 a)' },
    { name: 'decks', length: 2, low: 0, high: 1, meaning: 'shares of Personages and Discoveries that are face down' },
    { name: 'score', length: perPlayer, low: -1, high: 1, meaning: 'by player: x / (|x| + 100)' },
    { name: 'earned', length: perPlayer, low: -1, high: 1, meaning: 'by player: the same without the bonuses' },
    {
      name: 'amounts',
      length: (variant) => AMOUNTS.length * variant.players,
      low: 0,
      high: 1,
      meaning:
        'by player: cards in hand, Personages in play; of these English, French, German, other, Scientists, Philosophers, Musicians, Benefactors; squashed',
    },
    { name: 'hand', length: personages, low: 0, high: 1, meaning: "by Personage: share in the observer's hand" },
    {
      name: 'shown',
      length: personages,
      low: 0,
      high: 1,
      meaning: 'of that, the share that the right neighbour passed',
    },
    { name: 'passed', length: personages, low: 0, high: 1, meaning: 'share passed, and still in the hand to the left' },
    { name: 'drawn', length: personages, low: 0, high: 1, meaning: 'share among the cards the observer chooses from' },
    { name: 'discard', length: personages, low: 0, high: 1, meaning: 'share in the Personage discard' },
    { name: 'inPlay', length: personagesByPlayer, low: 0, high: 1, meaning: 'by player and Personage: share in play' },
    { name: 'faceDown', length: discoveries, low: 0, high: 1, meaning: 'by Discovery: share in the deck' },
    { name: 'lost', length: discoveries, low: 0, high: 1, meaning: 'by Discovery: share in the discard' },
  ],
};

/** How many numbers an observation has. */
export function observationSize(variant: Variant): number {
  return OBSERVATION.features.reduce(
    (sum, { length }) => sum + (typeof length === 'number' ? length : length(variant)),
    0,
  );
}

function squash(amount: number, half: number): number {
  return amount / (amount + half);
}

function squashScore(score: number): number {
  return score / (Math.abs(score) + HALF_SCORE * Points.Scale);
}

/** Fills `out` as OBSERVATION says. */
export function observe(variant: AgeOfEnlightenmentVariant, base: number, seat: number, out: Float32Array): void {
  out.fill(0, 0, variant.observationSize);
  const scores = observeTable(variant, base, seat, out);
  const cards = observePlayers(variant, base, seat, scores, out);
  observeCards(variant, base, seat, cards, out);
}

/** What is not of a player or of a label; returns where the next feature begins. */
function observeTable(variant: AgeOfEnlightenmentVariant, base: number, seat: number, out: Float32Array): number {
  const { tables, players } = variant;
  const step: Step = words[base + S.Step];
  const over = words[base + S.Over] !== 0;
  let at = PHASES.length;
  if (!over) out[phaseOf(step)] = 1;
  out[at++] = Number(!over && step === Step.Pass);
  if (!over) out[at + ((words[base + S.Player] - seat + players) % players)] = 1;
  at += players;
  if (!over && step === Step.Idea) {
    const block = base + words[base + S.Me];
    const place = finderInRow(base, tables, block);
    out[at] = squash(words[block + P.InPlayCount] - words[base + S.LateCount] - place - 1, 3);
    out[at + 1] = squash(flipsLeft(base, tables, block, place), 3);
  }
  at += 2;
  const barren =
    words[base + S.Kept] === words[base + S.KeptAtShuffle] &&
    words[base + S.InPlay] === words[base + S.InPlayAtShuffle];
  out[at++] = Number(isUsedUp(base, tables));
  out[at++] = Math.min(words[base + S.Idle] / players, 1);
  out[at++] = Number(barren);
  out[at++] = words[base + S.Personages] / Math.max(1, words[tables + Table.Personages]);
  out[at++] = words[base + S.Discoveries] / Math.max(1, words[tables + Table.Discoveries]);
  return at;
}

/** Scores, earnings and amounts; returns where the next feature begins. */
function observePlayers(
  variant: AgeOfEnlightenmentVariant,
  base: number,
  seat: number,
  scores: number,
  out: Float32Array,
): number {
  const { tables, players } = variant;
  const earned = scores + players;
  let at = earned + players;
  for (let place = 0; place < players; place++) {
    const block = blockOf(base, tables, (seat + place) % players);
    out[scores + place] = squashScore(scoreAt(base, tables, block));
    out[earned + place] = squashScore(words[block + P.Earned]);
    for (const [amount, half] of AMOUNTS) out[at++] = squash(words[block + amount], half);
  }
  return at;
}

/** Everything by label, from the feature `hand` on. */
function observeCards(
  variant: AgeOfEnlightenmentVariant,
  base: number,
  seat: number,
  at: number,
  out: Float32Array,
): void {
  const { tables, players } = variant;
  const labels = variant.personages.length;
  const [shown, passed, drawn, discard, inPlay] = [1, 2, 3, 4, 5].map((feature) => at + feature * labels);
  const faceDown = inPlay + labels * players;
  const lost = faceDown + variant.labels.length - labels;

  const me = blockOf(base, tables, seat);
  for (let card = me + P.Hand; card < me + P.Hand + words[me + P.HandCount]; card++) {
    addShare(variant, out, at, labelInHand(words[card]));
    if (isKnown(words[card]) === 1) addShare(variant, out, shown, labelInHand(words[card]));
  }
  const left = blockOf(base, tables, (seat + 1) % players);
  for (let card = left + P.Hand; card < left + P.Hand + words[left + P.HandCount]; card++) {
    if (isKnown(words[card]) === 1) addShare(variant, out, passed, labelInHand(words[card]));
  }
  if (words[base + S.Player] === seat) addShares(variant, out, drawn, drawnAt(base), words[base + S.Drawn]);
  const personagesEnd = base + S.Deck + words[tables + Table.Personages];
  const discarded = words[base + S.PersonageDiscard];
  addShares(variant, out, discard, personagesEnd - discarded, discarded);
  for (let place = 0; place < players; place++) {
    const block = blockOf(base, tables, (seat + place) % players);
    const row = block + words[tables + Table.InPlayAt];
    for (let card = row; card < row + words[block + P.InPlayCount]; card++) {
      addShare(variant, out, inPlay + place * labels, labelInRow(words[card]));
    }
  }
  const discoveriesEnd = base + words[tables + Table.DiscoveriesAt] + words[tables + Table.Discoveries];
  const missed = words[base + S.DiscoveryDiscard];
  addShares(variant, out, faceDown, pileAt(base, tables), words[base + S.Discoveries]);
  addShares(variant, out, lost, discoveriesEnd - missed, missed);
}

function addShares(variant: AgeOfEnlightenmentVariant, out: Float32Array, to: number, at: number, count: number): void {
  for (let card = at; card < at + count; card++) addShare(variant, out, to, words[card]);
}

function addShare(variant: AgeOfEnlightenmentVariant, out: Float32Array, to: number, label: number): void {
  const at = to + words[recordOf(variant.tables, label) + CardWord.Rank];
  // Rounded to single precision, so that the shares of all copies add up to exactly 1.
  const share = out[at] + 1 / variant.setup.cards[label].copies;
  out[at] = share > 0.999999 ? 1 : share;
}
