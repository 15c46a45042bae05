import { CardWord, Kind, P, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Cards that leave the deck in a turn, roughly: the one that falls off the track and one or two that are taken. */
const CARDS_A_TURN = 2;

/** PP that a gold piece becomes at best: a Land or Office gives as many PP as it costs. */
const POINTS_PER_GOLD = 1;

/** What a card in hand is worth before it can be paid: its PP count by this much, the rest is its price's. */
const IN_HAND = 0.35;

/** What an opportunity token may still bring. */
const POINTS_PER_TOKEN = 0.3;

/**
 * A player's prospects in PP: his score, and what money, income, tokens and the cards in hand may still become.
 *
 * With t turns left to him (face-down cards / players / CARDS_A_TURN) his money is gold + (silver + income·t) /
 * silverPerGold, at most what can still be spent; a family without a Trade cannot spend it, so that its income counts
 * half. Lands and Offices in hand count IN_HAND of their PP, Trades and Families as far as they are needed, vouchers
 * a part of their gold. All of this is public.
 */
export function estimate(base: number, seat: number): number {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  const block = base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
  const score = words[block + P.Score];
  if (words[base + S.Over] !== 0) return score;

  const faceDown = words[tables + Table.DeckSize] - words[base + S.Drawn];
  const turns = faceDown / (players * CARDS_A_TURN);
  const hasTrade = words[block + P.TableauKinds + Kind.Trade] > 0;
  const hasFamily = words[block + P.TableauCount] > 0;
  const useful = hasTrade ? 1 : 0.5;
  const silver = words[block + P.Silver] + words[block + P.Income] * turns;
  const money = words[block + P.Gold] + silver / words[tables + Table.SilverPerGold];
  const late = turns / (turns + 2);
  return (
    score +
    POINTS_PER_GOLD * useful * late * money +
    POINTS_PER_TOKEN * late * words[block + P.Tokens] +
    late * handValue(block, tables, hasFamily, hasTrade, turns)
  );
}

function handValue(block: number, tables: number, hasFamily: boolean, hasTrade: boolean, turns: number): number {
  const silverPerGold = words[tables + Table.SilverPerGold];
  let value = 0;
  let bestTrade = 0;
  let bestFamily = 0;
  const end = block + P.Hand + words[block + P.HandCount];
  for (let at = block + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    const worth = words[card + CardWord.Value];
    switch (words[card + CardWord.Kind]) {
      case Kind.Land:
      case Kind.Office:
        value += IN_HAND * (worth + words[card + CardWord.Bonus]) + (0.5 * worth) / silverPerGold;
        break;
      case Kind.Bond:
        value += (IN_HAND * worth * turns) / silverPerGold;
        break;
      case Kind.Trade:
        bestTrade = Math.max(bestTrade, worth);
        break;
      case Kind.Family:
        bestFamily = Math.max(bestFamily, worth);
        break;
      case Kind.Event:
        value += 0.25 * words[card + CardWord.Amount];
    }
  }
  if (!hasTrade) value += (bestTrade > 0 ? 2 : 0) + (bestTrade * turns) / silverPerGold / 2;
  if (!hasFamily) value += (bestFamily > 0 ? 5 : 0) + (bestFamily * turns) / silverPerGold;
  return value;
}
