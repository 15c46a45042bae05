import { leastCost, voucherGold } from './hand.js';
import { CardWord, Effect, Entry, Kind, Named, P, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Lists the different labels among the `count` cards that stand in a row at `direct`, holes left out: how many. */
export function listLabels(base: number, tables: number, direct: number, count: number): number {
  const list = base + words[tables + Table.ListAt];
  let listed = 0;
  for (let at = direct; at < direct + count; at++) {
    const label = words[base + at];
    if (label !== Named.NoCard && !isListed(base, list, listed, label)) words[list + listed++] = at;
  }
  return listed;
}

/** Whether an option with the label is in the list already: equal labels are one option. */
function isListed(base: number, list: number, count: number, label: number): boolean {
  for (let k = 0; k < count; k++) if (words[base + words[list + k]] === label) return true;
  return false;
}

/** Where the different cards in hand stand in a row: in the hand itself, or listed where there are copies. */
export function handRow(base: number, tables: number, me: number): number {
  return words[tables + Table.HasCopies] === 0 ? me - base + P.Hand : Named.Listed;
}

/** How many different cards are in hand; where there are copies they are listed. */
export function countRow(base: number, tables: number, me: number, row: number): number {
  const count = words[me + P.HandCount];
  return row === Named.Listed ? listLabels(base, tables, me - base + P.Hand, count) : count;
}

/** Where the k-th card of a row, or of the list, stands in the arena. */
export function placeInRow(base: number, tables: number, row: number, k: number): number {
  return base + (row === Named.Listed ? words[base + words[tables + Table.ListAt] + k] : row + k);
}

/** Lists the Families in hand: how many. */
export function listFamilies(base: number, tables: number, me: number): number {
  const list = base + words[tables + Table.ListAt];
  const hasCopies = words[tables + Table.HasCopies] !== 0;
  const end = me + P.Hand + words[me + P.HandCount];
  let count = 0;
  for (let at = me + P.Hand; at < end; at++) {
    const label = words[at];
    if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Kind] !== Kind.Family) continue;
    if (!(hasCopies && isListed(base, list, count, label))) words[list + count++] = at - base;
  }
  return count;
}

/** Lists the Trades in hand that can be paid, and the vouchers that would help to pay one: how many. */
export function listTrades(base: number, tables: number, me: number): number {
  const purse = tables + Table.Purse;
  words[purse + Kind.Trade] = words[me + P.Gold] + words[base + S.Credit + Kind.Trade];
  words[purse + Kind.Bond] = Named.NoMoney;
  words[purse + Kind.Land] = Named.NoMoney;
  words[purse + Kind.Office] = Named.NoMoney;
  return listPurchases(base, tables, me);
}

/** Lists the Bonds, Lands and Offices in hand that can be bought, and the vouchers that would help to buy one: how many. */
export function listInvestments(base: number, tables: number, me: number): number {
  const trade = words[me + P.TableauKinds + Kind.Trade] > 0;
  const office =
    words[me + P.TableauKinds + Kind.Land] > words[me + P.TableauKinds + Kind.Office] &&
    words[base + S.OfficesBought] < words[tables + Table.OfficesPerTurn];
  if (!trade && !office) return 0;
  const gold = words[me + P.Gold];
  const purse = tables + Table.Purse;
  words[purse + Kind.Trade] = Named.NoMoney;
  words[purse + Kind.Bond] = trade ? gold : Named.NoMoney;
  words[purse + Kind.Land] = trade ? gold + words[base + S.Credit + Kind.Land] : Named.NoMoney;
  words[purse + Kind.Office] = office ? gold + words[base + S.Credit + Kind.Office] : Named.NoMoney;
  return listPurchases(base, tables, me);
}

/** Lists the cards in hand that the purse can pay, and the vouchers with which it could pay one more: how many. */
function listPurchases(base: number, tables: number, me: number): number {
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
  return count;
}

/** Whether a card in hand is a voucher that may be used: with all of its kind, some card in hand could be bought. */
function isUseful(tables: number, me: number, card: number): boolean {
  if (words[card + CardWord.Effect] !== Effect.Voucher) return false;
  const kind = words[card + CardWord.Target];
  const money = words[tables + Table.Purse + kind];
  return money !== Named.NoMoney && leastCost(me, tables, kind) <= money + voucherGold(me, tables, kind);
}

/** Lists every card of a kind in a current family, from the player to act going left, then in order of play: how many. */
export function listTargets(base: number, tables: number, kind: Kind): number {
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
  return count;
}
