import type { Observation, Variant } from '../game.js';
import {
  CardWord,
  Effect,
  Entry,
  Kind,
  Named,
  P,
  PHASES,
  S,
  Step,
  Table,
  phaseOf,
  words as arenaWords,
} from './layout.js';
import { positionOf } from './track.js';
import type { BourgeoisieVariant } from './variant.js';

const words = arenaWords;

/** The amounts of a player's block that are observed, and the size at which each reads one half. */
const AMOUNTS: readonly (readonly [P, number])[] = [
  [P.Silver, 10],
  [P.Gold, 5],
  [P.Tokens, 5],
  [P.HandCount, 5],
  [P.Income, 25],
  [P.InvestmentIncome, 25],
  [P.Retired, 2],
  [P.TableauCount, 5],
];

const perLabel = (variant: Variant): number => variant.labels.length;
const perLabelAndPlayer = (variant: Variant): number => variant.labels.length * variant.players;

/**
 * What a seat sees. Players stand in the order of the table, the observer first. "Squashed" is x / (x + h), with h the
 * size at which it reads one half.
 */
export const OBSERVATION: Observation = {
  version: 1,
  features: [
    { name: 'phase', length: PHASES.length, low: 0, high: 1, meaning: 'one-hot: the phase of the decision' },
    { name: 'toAct', length: (variant) => variant.players, low: 0, high: 1, meaning: 'one-hot: who decides' },
    { name: 'target', length: Kind.Count, low: 0, high: 1, meaning: 'one-hot: kind of card the Event in hand targets' },
    { name: 'destroys', length: 1, low: 0, high: 1, meaning: 'the Event being resolved discards its target' },
    { name: 'credit', length: 3, low: 0, high: 1, meaning: 'unspent credit for Trade, Land, Office, squashed at 5' },
    { name: 'officesBought', length: 1, low: 0, high: 1, meaning: 'Offices bought this turn, squashed at 1' },
    { name: 'deck', length: 1, low: 0, high: 1, meaning: 'share of the deck that is face down' },
    {
      name: 'amounts',
      length: (variant) => AMOUNTS.length * variant.players,
      low: 0,
      high: 1,
      meaning:
        'by player: silver, gold, tokens, hand, income, income of investments, retired families, cards in play; squashed',
    },
    { name: 'score', length: (variant) => variant.players, low: -1, high: 1, meaning: 'by player: x / (|x| + 30)' },
    {
      name: 'track',
      length: perLabel,
      low: 0,
      high: 1,
      meaning: 'by label: 1 at position 1, falling evenly to 1 / trackSize at the last; 0: not on the track',
    },
    { name: 'hands', length: perLabelAndPlayer, low: 0, high: 1, meaning: 'by player and label: share of its copies' },
    { name: 'families', length: perLabelAndPlayer, low: 0, high: 1, meaning: 'the same for the current family' },
    { name: 'upgrades', length: perLabelAndPlayer, low: 0, high: 1, meaning: 'upgrade tokens there, squashed at 3' },
    { name: 'faceDown', length: perLabel, low: 0, high: 1, meaning: 'by label: share of its copies still in the deck' },
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
export function observe(variant: BourgeoisieVariant, base: number, seat: number, out: Float32Array): void {
  const tables = variant.tables;
  const labels = variant.labels.length;
  const players = variant.players;
  out.fill(0, 0, variant.observationSize);
  let at = observeTable(base, seat, players, tables, out);

  const scores = at + AMOUNTS.length * players;
  const track = scores + players;
  const hands = track + labels;
  const families = hands + labels * players;
  const upgrades = families + labels * players;
  const faceDown = upgrades + labels * players;
  for (let place = 0; place < players; place++) {
    const owner = (seat + place) % players;
    const block = base + words[tables + Table.PlayersAt] + owner * words[tables + Table.PlayerWords];
    for (const [amount, half] of AMOUNTS) out[at++] = squash(words[block + amount], half);
    const score = words[block + P.Score];
    out[scores + place] = score / (Math.abs(score) + 30);
    for (let card = 0; card < words[block + P.HandCount]; card++) {
      addShare(variant, out, hands + place * labels, words[block + P.Hand + card]);
    }
    const tableau = block + words[tables + Table.TableauAt];
    for (let card = 0; card < words[block + P.TableauCount]; card++) {
      const label = words[tableau + card * Entry.Count + Entry.Label];
      const tokens = words[tableau + card * Entry.Count + Entry.Upgrades];
      addShare(variant, out, families + place * labels, label);
      out[upgrades + place * labels + label] = Math.max(out[upgrades + place * labels + label], squash(tokens, 3));
    }
  }
  const size = words[tables + Table.TrackSize];
  for (let card = words[base + S.Drawn] - 1; card >= words[base + S.TrackStart]; card--) {
    const label = words[base + S.Deck + card];
    if (label !== Named.NoCard) out[track + label] = (size + 1 - positionOf(base, card)) / size;
  }
  for (let card = words[base + S.Drawn]; card < words[tables + Table.DeckSize]; card++) {
    addShare(variant, out, faceDown, words[base + S.Deck + card]);
  }
}

/** What is not of a player or of a label; returns where the next feature begins. */
function observeTable(base: number, seat: number, players: number, tables: number, out: Float32Array): number {
  const step: Step = words[base + S.Step];
  const event = step === Step.Target ? words[base + S.Event] : Named.NoCard;
  const toAct = PHASES.length;
  const target = toAct + players;
  let at = target + Kind.Count;
  if (words[base + S.Over] === 0) {
    out[phaseOf(step)] = 1;
    out[toAct + ((words[base + S.Player] - seat + players) % players)] = 1;
  }
  if (event !== Named.NoCard) {
    const card = tables + Table.Cards + event * CardWord.Count;
    out[target + words[card + CardWord.Target]] = 1;
    out[at] = Number(words[card + CardWord.Effect] === Effect.Destroy);
  }
  at++;
  for (const kind of [Kind.Trade, Kind.Land, Kind.Office]) out[at++] = squash(words[base + S.Credit + kind], 5);
  out[at++] = squash(words[base + S.OfficesBought], 1);
  const deckSize = words[tables + Table.DeckSize];
  out[at++] = deckSize === 0 ? 0 : (deckSize - words[base + S.Drawn]) / deckSize;
  return at;
}

function addShare(variant: BourgeoisieVariant, out: Float32Array, from: number, label: number): void {
  // Rounded to single precision, so that the shares of all copies add up to exactly 1.
  const share = out[from + label] + 1 / variant.setup.cards[label].copies;
  out[from + label] = share > 0.999999 ? 1 : share;
}
