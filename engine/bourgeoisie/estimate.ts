import { CardWord, Kind, P, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Cards that leave the deck in a turn, roughly: the one that falls off the track and one or two that are taken. */
const CARDS_A_TURN = 2;

/** PP that a gold piece becomes at best: a Land or Office gives as many PP as it costs. */
const POINTS_PER_GOLD = 1;

/** What a Land, Office or Bond in hand counts of what it will bring, as far as it can be paid soon. */
const IN_HAND = 0.35;

/** Turns whose income counts as money to be had soon. */
const SOON = 3;

/**
 * A family without a Trade cannot invest: its money and hand count this part, and as much more as the Trade in hand
 * that can be paid the soonest promises.
 */
const NO_TRADE = 0.3;
const TRADE_IN_HAND = 0.35;

/** PP that a family in place of a retired one opens the way to. */
const NEXT_FAMILY = 5;

/** What an opportunity token may still bring, up to as many as a turn can use. */
const POINTS_PER_TOKEN = 0.2;
const MOST_TOKENS = 10;

/**
 * A player's prospects in PP: his score, and what money, income, tokens and the cards in hand may still become.
 *
 * With t turns left to him (face-down cards / players / CARDS_A_TURN) his money is gold + (silver + income·t) /
 * silverPerGold. The investments in hand count IN_HAND of their PP and income, all together as far as the money of the
 * next SOON turns pays for them; vouchers count a part of their gold. All this counts less without a Trade. Where there
 * is no family, the best one in hand counts. The nearer the end, the less may still become of anything. All of this is
 * public.
 */
export function estimate(base: number, seat: number): number {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  const block = base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
  const score = words[block + P.Score];
  if (words[base + S.Over] !== 0) return score;

  const faceDown = words[tables + Table.DeckSize] - words[base + S.Drawn];
  const turns = faceDown / (players * CARDS_A_TURN);
  const late = turns / (turns + 2);
  const tokens = Math.min(words[block + P.Tokens], MOST_TOKENS);
  return score + late * (investing(block, tables, turns) + POINTS_PER_TOKEN * tokens);
}

/** PP that money and the cards in hand may become. */
function investing(block: number, tables: number, turns: number): number {
  const silverPerGold = words[tables + Table.SilverPerGold];
  const silver = words[block + P.Silver];
  const income = words[block + P.Income];
  const soon = words[block + P.Gold] + (silver + income * Math.min(SOON, turns)) / silverPerGold;
  let useful = words[block + P.TableauKinds + Kind.Trade] > 0 ? 1 : NO_TRADE;
  let investments = 0;
  let costs = 0;
  let family = 0;
  let vouchers = 0;
  const end = block + P.Hand + words[block + P.HandCount];
  for (let at = block + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    const cost = words[card + CardWord.Cost];
    const earned = (words[card + CardWord.Value] * turns) / silverPerGold;
    switch (words[card + CardWord.Kind]) {
      case Kind.Land:
      case Kind.Office:
        investments += words[card + CardWord.Value] + words[card + CardWord.Bonus] + earned;
        costs += cost;
        break;
      case Kind.Bond:
        investments += earned;
        costs += cost;
        break;
      case Kind.Trade:
        useful = Math.max(useful, NO_TRADE + TRADE_IN_HAND * payable(cost, soon));
        break;
      case Kind.Family:
        family = Math.max(family, NEXT_FAMILY + earned);
        break;
      case Kind.Event:
        vouchers += 0.25 * words[card + CardWord.Amount];
    }
  }
  const money = words[block + P.Gold] + (silver + income * turns) / silverPerGold;
  const hand = IN_HAND * payable(costs, soon) * investments + vouchers;
  return useful * (POINTS_PER_GOLD * money + hand) + (words[block + P.TableauCount] === 0 ? family : 0);
}

/** The part of a cost that so much gold pays. */
function payable(cost: number, gold: number): number {
  return cost <= gold ? 1 : gold / cost;
}
