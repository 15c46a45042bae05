import { CardWord, Effect, Entry, Kind, Named, P, S, Table, words as arenaWords } from './layout.js';
import { leastCostInHand } from './hand.js';

const words = arenaWords;

/** Options: `count` cards that stand in a row at `direct` (from the base), and a pass if `pass` is 1. */
export function offerRow(base: number, direct: number, count: number, pass: number): number {
  words[base + S.Direct] = direct;
  words[base + S.Cards] = count;
  return (words[base + S.Options] = count + pass);
}

/** Options: the cards in the list so far, and a pass if `pass` is 1. */
function offerList(base: number, count: number, pass: number): number {
  return offerRow(base, Named.Listed, count, pass);
}

/** Where the card of the k-th option stands, from the base; k < S.Cards. */
export function placeOfOption(base: number, tables: number, k: number): number {
  const direct = words[base + S.Direct];
  return direct === Named.Listed ? words[base + words[tables + Table.ListAt] + k] : direct + k;
}

/** The Families in hand. */
export function offerFamilies(base: number, tables: number, me: number): number {
  let count = 0;
  if (words[me + P.HandKinds + Kind.Family] > 0) {
    const list = base + words[tables + Table.ListAt];
    const end = me + P.Hand + words[me + P.HandLabels];
    for (let at = me + P.Hand; at < end; at++) {
      if (words[tables + Table.Cards + words[at] * CardWord.Count + CardWord.Kind] !== Kind.Family) continue;
      words[list + count++] = at - base;
    }
  }
  return offerList(base, count, 1);
}

/** The Trades in hand that can be paid, and the vouchers that would help to pay one. */
export function offerTrades(base: number, tables: number, me: number): number {
  if (words[me + P.HandKinds + Kind.Trade] === 0) return offerList(base, 0, 1);
  const credit = words[base + S.Credit + Kind.Trade];
  const money = words[me + P.Gold] + credit;
  const vouchers = words[me + P.VoucherGold + Kind.Trade];
  const useful = holdsVoucher(me, tables, Kind.Trade) && leastCostInHand(me, Kind.Trade, tables) <= money + vouchers;
  const list = base + words[tables + Table.ListAt];
  const end = me + P.Hand + words[me + P.HandLabels];
  let count = 0;
  for (let at = me + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    const kind = words[card + CardWord.Kind];
    const legal = kind === Kind.Trade ? words[card + CardWord.Cost] <= money : useful && isVoucher(card, Kind.Trade);
    if (legal) words[list + count++] = at - base;
  }
  return offerList(base, count, 1);
}

/** The Bonds, Lands and Offices in hand that can be bought, and the vouchers that would help to buy one. */
export function offerInvestments(base: number, tables: number, me: number): number {
  const trade = words[me + P.TableauKinds + Kind.Trade] > 0;
  const lands = words[me + P.TableauKinds + Kind.Land];
  const office =
    lands > words[me + P.TableauKinds + Kind.Office] &&
    words[base + S.OfficesBought] < words[tables + Table.OfficesPerTurn] &&
    words[me + P.HandKinds + Kind.Office] > 0;
  const land = trade && words[me + P.HandKinds + Kind.Land] > 0;
  if (!office && !land && !(trade && words[me + P.HandKinds + Kind.Bond] > 0)) return offerList(base, 0, 1);

  const gold = words[me + P.Gold];
  const landMoney = land ? gold + words[base + S.Credit + Kind.Land] : -1;
  const officeMoney = office ? gold + words[base + S.Credit + Kind.Office] : -1;
  const bondMoney = trade ? gold : -1;
  const vouchers = words[me + P.HandKinds + Kind.Event] > 0;
  const landVoucher =
    vouchers &&
    land &&
    holdsVoucher(me, tables, Kind.Land) &&
    leastCostInHand(me, Kind.Land, tables) <= landMoney + words[me + P.VoucherGold + Kind.Land];
  const officeVoucher =
    vouchers &&
    office &&
    holdsVoucher(me, tables, Kind.Office) &&
    leastCostInHand(me, Kind.Office, tables) <= officeMoney + words[me + P.VoucherGold + Kind.Office];

  const list = base + words[tables + Table.ListAt];
  const end = me + P.Hand + words[me + P.HandLabels];
  let count = 0;
  for (let at = me + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    const cost = words[card + CardWord.Cost];
    let legal = false;
    switch (words[card + CardWord.Kind]) {
      case Kind.Bond:
        legal = cost <= bondMoney;
        break;
      case Kind.Land:
        legal = cost <= landMoney;
        break;
      case Kind.Office:
        legal = cost <= officeMoney;
        break;
      case Kind.Event:
        legal = (landVoucher && isVoucher(card, Kind.Land)) || (officeVoucher && isVoucher(card, Kind.Office));
    }
    if (legal) words[list + count++] = at - base;
  }
  return offerList(base, count, 1);
}

function isVoucher(card: number, kind: Kind): boolean {
  return words[card + CardWord.Effect] === Effect.Voucher && words[card + CardWord.Target] === kind;
}

function holdsVoucher(me: number, tables: number, kind: Kind): boolean {
  if (words[me + P.HandKinds + Kind.Event] === 0) return false;
  const end = me + P.Hand + words[me + P.HandLabels];
  for (let at = me + P.Hand; at < end; at++) {
    if (isVoucher(tables + Table.Cards + words[at] * CardWord.Count, kind)) return true;
  }
  return false;
}

/** Whether an option with the label is in the list already: equal labels are one option. */
function isListed(base: number, list: number, count: number, label: number): boolean {
  for (let k = 0; k < count; k++) if (words[base + words[list + k]] === label) return true;
  return false;
}

/** The cards on the track's first `places` places: of several with the same label, the one at the lowest position. */
export function offerTrack(base: number, tables: number, places: number): number {
  const track = S.Deck + words[base + S.TrackStart];
  const list = base + words[tables + Table.ListAt];
  if (words[tables + Table.HasCopies] !== 0) return offerLabels(base, list, track, places);
  if (words[base + S.Holes] === 0) return offerRow(base, track, places, 1);
  let count = 0;
  for (let at = track; at < track + places; at++) {
    // Written always, counted unless it is Named.NoCard (-1): no branch that cannot be predicted.
    words[list + count] = at;
    count += (words[base + at] >>> 31) ^ 1;
  }
  return offerList(base, count, 1);
}

/** The different labels on the track's first places. */
function offerLabels(base: number, list: number, track: number, places: number): number {
  let count = 0;
  for (let at = track; at < track + places; at++) {
    const label = words[base + at];
    if (label !== Named.NoCard && !isListed(base, list, count, label)) words[list + count++] = at;
  }
  return offerList(base, count, 1);
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
