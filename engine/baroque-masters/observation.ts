import type { Observation, Variant } from '../game.js';
import { CardWord, Effect, HAND_AT, P, PHASES, S, Slot, Step, Table, words as arenaWords } from './layout.js';
import { blockOf, kindOfPatron } from './patrons.js';
import { meldWorth, qualityCount } from './tableau.js';
import type { BaroqueMastersVariant } from './variant.js';

const words = arenaWords;

/** The effects that put a choice of targets to the player. */
const AIMED = [Effect.LoseReputation, Effect.DiscardHand, Effect.Steal, Effect.DiscardPatron] as const;

/** The amounts of a player's block that are observed, and the size at which each reads one half. */
const AMOUNTS: readonly (readonly [P, number])[] = [
  [P.Hand, 3],
  [P.PatronCount, 2],
  [P.Melds, 1],
];

/** Numbers about one kind of Patron of a player: carries a Commission, worth, Qualities, a flag for each rank 1 … 9. */
const PATRON_NUMBERS = 3 + 9;

const perPlayer = (variant: Variant): number => variant.players;
const perLabel = (variant: Variant): number => variant.labels.length;
const perLabelAndPlayer = (variant: Variant): number => variant.labels.length * variant.players;
const patronKinds = (variant: Variant): number => variant.setup.cards.filter(({ type }) => type === 'P').length;

/**
 * What a seat sees. Players stand in the order of the table, the observer first. "Squashed" is x / (x + h), with h the
 * size at which it reads one half; a share is of a label's copies.
 */
export const OBSERVATION: Observation = {
  version: 1,
  features: [
    { name: 'phase', length: PHASES.length, low: 0, high: 1, meaning: 'one-hot: the phase of the decision' },
    { name: 'toAct', length: perPlayer, low: 0, high: 1, meaning: 'one-hot: who decides' },
    { name: 'first', length: perPlayer, low: 0, high: 1, meaning: "one-hot: the round's first player" },
    { name: 'taken', length: 1, low: 0, high: 1, meaning: 'the player to act has taken his Option card' },
    {
      name: 'event',
      length: AIMED.length,
      low: 0,
      high: 1,
      meaning:
        'one-hot: what the Event does that awaits its target (RP lost, hand discarded, Patron stolen, discarded)',
    },
    { name: 'eventAmount', length: 1, low: 0, high: 1, meaning: 'its amount, squashed at 3' },
    { name: 'drawsLeft', length: 1, low: 0, high: 1, meaning: 'cards still to be drawn by its chain, squashed at 2' },
    { name: 'deck', length: 1, low: 0, high: 1, meaning: 'share of all cards that is face down' },
    { name: 'runOuts', length: 1, low: 0, high: 1, meaning: 'times the deck has run out, as a share of deckPasses' },
    { name: 'lastRound', length: 1, low: 0, high: 1, meaning: 'it has run out for the last time' },
    {
      name: 'amounts',
      length: (variant) => (AMOUNTS.length + 1) * variant.players,
      low: 0,
      high: 1,
      meaning: 'by player: cards in hand, Patrons in play, melds, and the RP of the melds (0 if below); squashed',
    },
    { name: 'score', length: perPlayer, low: -1, high: 1, meaning: 'by player: x / (|x| + 20)' },
    { name: 'row', length: perLabel, low: 0, high: 1, meaning: 'by label: share that lies in the row' },
    { name: 'hands', length: perLabelAndPlayer, low: 0, high: 1, meaning: 'by player and label: share in hand' },
    { name: 'inPlay', length: perLabelAndPlayer, low: 0, high: 1, meaning: 'by player and label: share in play' },
    {
      name: 'patrons',
      length: (variant) => PATRON_NUMBERS * patronKinds(variant) * variant.players,
      low: 0,
      high: 1,
      meaning:
        'by player and kind of Patron (of several, the one last in order of play): carries a Commission; sum of ranks, squashed at 8; Qualities, squashed at 1; which ranks 1 to 9 they have',
    },
    { name: 'discard', length: perLabel, low: 0, high: 1, meaning: 'by label: share in the discard' },
    { name: 'faceDown', length: perLabel, low: 0, high: 1, meaning: 'by label: share still in the deck' },
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

/** Fills `out` as OBSERVATION says. */
export function observe(variant: BaroqueMastersVariant, base: number, seat: number, out: Float32Array): void {
  const { tables, players } = variant;
  const labels = variant.labels.length;
  out.fill(0, 0, variant.observationSize);
  let at = observeTable(base, seat, tables, out);

  const scores = at + (AMOUNTS.length + 1) * players;
  const row = scores + players;
  const hands = row + labels;
  const inPlay = hands + labels * players;
  const patrons = inPlay + labels * players;
  const patronNumbers = PATRON_NUMBERS * variant.patrons.length;
  const discard = patrons + patronNumbers * players;
  const faceDown = discard + labels;
  for (let place = 0; place < players; place++) {
    const me = blockOf(base, tables, (seat + place) % players);
    for (const [amount, half] of AMOUNTS) out[at++] = squash(words[me + amount], half);
    out[at++] = squash(worthOfMelds(me, tables), 10);
    const score = words[me + P.Reputation];
    out[scores + place] = score / (Math.abs(score) + 20);
    addShares(variant, out, hands + place * labels, me + HAND_AT, words[me + P.Hand]);
    observePatrons(variant, me, out, inPlay + place * labels, patrons + place * patronNumbers);
  }
  const drawn = words[base + S.Drawn];
  addShares(variant, out, row, base + words[tables + Table.RowAt], words[base + S.Row]);
  addShares(variant, out, discard, base + S.Deck, words[base + S.Discards]);
  addShares(variant, out, faceDown, base + S.Deck + drawn, words[tables + Table.DeckSize] - drawn);
}

/** What is not of a player or of a label; returns where the next feature begins. */
function observeTable(base: number, seat: number, tables: number, out: Float32Array): number {
  const players = words[tables + Table.Players];
  const step: Step = words[base + S.Step];
  const over = words[base + S.Over] !== 0;
  const toAct = PHASES.length;
  const first = toAct + players;
  let at = first + players;
  out[first + ((words[base + S.First] - seat + players) % players)] = 1;
  if (!over) {
    out[step] = 1;
    out[toAct + ((words[base + S.Player] - seat + players) % players)] = 1;
  }
  out[at++] = words[base + S.Taken];
  if (!over && step === Step.Event) {
    const card = tables + Table.Cards + words[base + S.Text] * CardWord.Count;
    const effect: Effect = words[card + CardWord.Does];
    AIMED.forEach((aimed, index) => {
      if (aimed === effect) out[at + index] = 1;
    });
    out[at + AIMED.length] = squash(words[card + CardWord.Amount], 3);
  }
  at += AIMED.length + 1;
  const deckSize = words[tables + Table.DeckSize];
  out[at++] = squash(words[base + S.DrawsLeft], 2);
  out[at++] = deckSize === 0 ? 0 : (deckSize - words[base + S.Drawn]) / deckSize;
  out[at++] = words[base + S.RunOuts] / words[tables + Table.DeckPasses];
  out[at++] = words[base + S.LastRound];
  return at;
}

function worthOfMelds(me: number, tables: number): number {
  let worth = 0;
  const slots = me + words[tables + Table.SlotsAt];
  for (let slot = slots; slot < slots + words[me + P.PatronCount] * Slot.Count; slot += Slot.Count) {
    if (words[slot + Slot.Ranks] !== 0) worth += Math.max(0, meldWorth(tables, slot));
  }
  return worth;
}

function observePatrons(
  variant: BaroqueMastersVariant,
  me: number,
  out: Float32Array,
  inPlay: number,
  patrons: number,
): void {
  const { tables } = variant;
  const slots = me + words[tables + Table.SlotsAt];
  for (let slot = slots; slot < slots + words[me + P.PatronCount] * Slot.Count; slot += Slot.Count) {
    const ranks = words[slot + Slot.Ranks];
    const patron = words[slot + Slot.Patron];
    const at = patrons + kindOfPatron(tables, patron) * PATRON_NUMBERS;
    const commissions = ranks === 0 ? 0 : 1;
    addShares(variant, out, inPlay, slot + Slot.Patron, words[slot + Slot.Cards]);
    out[at] = commissions;
    out[at + 1] = squash(words[slot + Slot.Worth], 8);
    out[at + 2] = squash(qualityCount(slot), 1);
    for (let rank = 1; rank <= 9; rank++) out[at + 2 + rank] = (ranks >> rank) & 1;
  }
}

/** Adds the shares of the cards at `words[at … at + count − 1]`. */
function addShares(variant: BaroqueMastersVariant, out: Float32Array, from: number, at: number, count: number): void {
  for (let card = at; card < at + count; card++) {
    const label = words[card];
    // Rounded to single precision, so that the shares of all copies add up to exactly 1.
    const share = out[from + label] + 1 / variant.setup.cards[label].copies;
    out[from + label] = share > 0.999999 ? 1 : share;
  }
}
