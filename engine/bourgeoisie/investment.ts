import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask, Chosen } from './decision.js';
import { removeFromHand } from './hand.js';
import { CardWord, Effect, Kind, Named, P, S, Step, Table, words as arenaWords } from './layout.js';
import { listInvestments, placeInRow } from './options.js';
import { discard, putIntoPlay } from './tableau.js';

const words = arenaWords;

/** Investment: Bonds, Lands and Offices in hand are bought. Returns whether the state waits for a choice. */
export function makeInvestments(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let place = choice; ; place = Chosen.Open) {
    if (place === Chosen.Pass) return false;
    if (place === Chosen.Open) {
      if (words[me + P.HandCount] === 0 || words[me + P.TableauCount] === 0) return false;
      const cards = listInvestments(base, tables, me);
      if (cards === 0) return false;
      const k = ask(base, Step.Investment, Named.Listed, 0, cards, cards + 1, lot, dealer);
      if (k === Choice.Open) return true;
      if (k >= cards) return false;
      place = placeInRow(base, tables, Named.Listed, k);
    }
    invest(base, tables, me, removeFromHand(me, place), observer);
  }
}

/** Uses a voucher (R5), or pays a card's cost, credit before gold, and puts it into play. */
export function invest(base: number, tables: number, me: number, label: number, observer: Observer | null): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  words[base + S.Bought] = 1;
  if (words[card + CardWord.Effect] === Effect.Voucher) {
    words[base + S.Credit + words[card + CardWord.Target]] += words[card + CardWord.Amount];
    discard(base, tables, label);
    if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
    return;
  }
  const kind = words[card + CardWord.Kind];
  const cost = words[card + CardWord.Cost];
  const credit = words[base + S.Credit + kind];
  const fromCredit = credit < cost ? credit : cost;
  words[base + S.Credit + kind] = credit - fromCredit;
  words[me + P.Gold] -= cost - fromCredit;
  putIntoPlay(base, tables, me, label, observer);
  if (kind === Kind.Office) words[base + S.OfficesBought]++;
}

/** Credit that is left is lost when the phase ends; Offices are counted by the turn. */
export function endPurchases(base: number): void {
  if (words[base + S.Bought] === 0) return;
  words[base + S.Bought] = 0;
  words[base + S.OfficesBought] = 0;
  for (let kind = 0; kind < Kind.Count; kind++) words[base + S.Credit + kind] = 0;
}
