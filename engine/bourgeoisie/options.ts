import { leastCost, removeFromHand, voucherGold } from './hand.js';
import { CardWord, Effect, Entry, Kind, Named, P, S, Table, words as arenaWords } from './layout.js';
import { countPositions, nthPosition } from './positions.js';

const words = arenaWords;

/** Options: `count` cards that stand in a row at `direct` (from the base), and a pass if `pass` is 1. */
export function offerRow(base: number, direct: number, count: number, pass: number): number {
  words[base + S.Direct] = direct;
  words[base + S.Open] = 0;
  words[base + S.Cards] = count;
  return (words[base + S.Options] = count + pass);
}

/** Options: the cards in the list so far, and a pass if `pass` is 1. */
function offerList(base: number, count: number, pass: number): number {
  return offerRow(base, Named.Listed, count, pass);
}

/** Options: the different labels among the `count` cards that stand in a row at `direct`, holes left out. */
function offerLabels(base: number, tables: number, direct: number, count: number, pass: number): number {
  const list = base + words[tables + Table.ListAt];
  let listed = 0;
  for (let at = direct; at < direct + count; at++) {
    const label = words[base + at];
    if (label !== Named.NoCard && !isListed(base, list, listed, label)) words[list + listed++] = at;
  }
  return offerList(base, listed, pass);
}

/** Whether an option with the label is in the list already: equal labels are one option. */
function isListed(base: number, list: number, count: number, label: number): boolean {
  for (let k = 0; k < count; k++) if (words[base + words[list + k]] === label) return true;
  return false;
}

/** Where the card of the k-th option stands, from the base; k < S.Cards. */
export function placeOfOption(base: number, tables: number, k: number): number {
  const direct = words[base + S.Direct];
  if (direct === Named.Listed) return words[base + words[tables + Table.ListAt] + k];
  const open = words[base + S.Open];
  return direct + (open === 0 ? k : nthPosition(open, k));
}

/** Takes the card of the k-th option, k < S.Cards, out of the hand. Returns its label. */
export function takeFromHand(base: number, tables: number, me: number, k: number): number {
  const place = base + placeOfOption(base, tables, k);
  const label = words[place];
  removeFromHand(me, place);
  return label;
}

/** Every card in hand, and a pass if `pass` is 1. */
export function offerHand(base: number, tables: number, me: number, pass: number): number {
  const hand = me - base + P.Hand;
  const count = words[me + P.HandCount];
  if (words[tables + Table.HasCopies] !== 0) return offerLabels(base, tables, hand, count, pass);
  return offerRow(base, hand, count, pass);
}

/** The Families in hand. */
export function offerFamilies(base: number, tables: number, me: number): number {
  const list = base + words[tables + Table.ListAt];
  const hasCopies = words[tables + Table.HasCopies] !== 0;
  const end = me + P.Hand + words[me + P.HandCount];
  let count = 0;
  for (let at = me + P.Hand; at < end; at++) {
    const label = words[at];
    if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Kind] !== Kind.Family) continue;
    if (!(hasCopies && isListed(base, list, count, label))) words[list + count++] = at - base;
  }
  return offerList(base, count, 1);
}

/** The Trades in hand that can be paid, and the vouchers that would help to pay one. */
export function offerTrades(base: number, tables: number, me: number): number {
  const purse = tables + Table.Purse;
  words[purse + Kind.Trade] = words[me + P.Gold] + words[base + S.Credit + Kind.Trade];
  words[purse + Kind.Bond] = Named.NoMoney;
  words[purse + Kind.Land] = Named.NoMoney;
  words[purse + Kind.Office] = Named.NoMoney;
  return offerPurchases(base, tables, me);
}

/** The Bonds, Lands and Offices in hand that can be bought, and the vouchers that would help to buy one. */
export function offerInvestments(base: number, tables: number, me: number): number {
  const trade = words[me + P.TableauKinds + Kind.Trade] > 0;
  const office =
    words[me + P.TableauKinds + Kind.Land] > words[me + P.TableauKinds + Kind.Office] &&
    words[base + S.OfficesBought] < words[tables + Table.OfficesPerTurn];
  if (!trade && !office) return 1;
  const gold = words[me + P.Gold];
  const purse = tables + Table.Purse;
  words[purse + Kind.Trade] = Named.NoMoney;
  words[purse + Kind.Bond] = trade ? gold : Named.NoMoney;
  words[purse + Kind.Land] = trade ? gold + words[base + S.Credit + Kind.Land] : Named.NoMoney;
  words[purse + Kind.Office] = office ? gold + words[base + S.Credit + Kind.Office] : Named.NoMoney;
  return offerPurchases(base, tables, me);
}

/** The cards in hand that the purse can pay, the vouchers with which it could pay one more, and a pass. */
function offerPurchases(base: number, tables: number, me: number): number {
  const list = base + words[tables + Table.ListAt];
  const hasCopies = words[tables + Table.HasCopies] !== 0;
  const end = me + P.Hand + words[me + P.HandCount];
  let count = 0;
  for (let at = me + P.Hand; at < end; at++) {
    const label = words[at];
    const card = tables + Table.Cards + label * CardWord.Count;
    const kind = words[card + CardWord.Kind];
    // 1 where the cost is not above the money: written always, counted then, no branch that cannot be predicted.
    let legal = (words[card + CardWord.Cost] - words[tables + Table.Purse + kind] - 1) >>> 31;
    if (kind === Kind.Event) legal = isUseful(tables, me, card) ? 1 : 0;
    if (hasCopies && isListed(base, list, count, label)) legal = 0;
    words[list + count] = at - base;
    count += legal;
  }
  return offerList(base, count, 1);
}

/** Whether a card in hand is a voucher that may be used: with all of its kind, some card in hand could be bought. */
function isUseful(tables: number, me: number, card: number): boolean {
  if (words[card + CardWord.Effect] !== Effect.Voucher) return false;
  const kind = words[card + CardWord.Target];
  const money = words[tables + Table.Purse + kind];
  return money !== Named.NoMoney && leastCost(me, tables, kind) <= money + voucherGold(me, tables, kind);
}

/** The cards on the track's first `places` places: of several with the same label, the one at the lowest position. */
export function offerTrack(base: number, tables: number, track: number, places: number): number {
  if (words[tables + Table.ListsTrack] !== 0) return offerLabels(base, tables, track, places, 1);
  const open = ((1 << places) - 1) & ~words[base + S.Taken];
  const options = offerRow(base, track, countPositions(open), 1);
  words[base + S.Open] = open;
  return options;
}

/** Every card of a kind in a current family, from the player to act going left, then in order of play. */
export function offerTargets(base: number, tables: number, kind: Kind, pass: number): number {
  const players = words[tables + Table.Players];
  const list = base + words[tables + Table.ListAt];
  const hasCopies = words[tables + Table.HasCopies] !== 0;
  let seat = words[base + S.Player];
  let count = 0;
  for (let left = 0; left < players; left++) {
    const block = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
    if (words[base + block + P.TableauKinds + kind] > 0) {
      const tableau = block + words[tables + Table.TableauAt];
      const end = tableau + words[base + block + P.TableauCount] * Entry.Count;
      for (let entry = tableau; entry < end; entry += Entry.Count) {
        const label = words[base + entry + Entry.Label];
        if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Kind] !== kind) continue;
        if (hasCopies && isListed(base, list, count, label)) continue;
        words[list + count++] = entry;
      }
    }
    seat = seat + 1 < players ? seat + 1 : 0;
  }
  return offerList(base, count, pass);
}
