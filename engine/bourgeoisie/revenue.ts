import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { Named, P, S, Stream, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/**
 * Revenue: the current family's income in silver; a retired family earns nothing (R3). Then Fate: tokens for the turn,
 * which open the Opportunity phase.
 */
export function collectRevenue(
  base: number,
  tables: number,
  me: number,
  dealer: Dealer,
  observer: Observer | null,
): void {
  const income = words[me + P.Income];
  const tokens = dealer.roll(Stream.Fate, words[tables + Table.FateDie]);
  words[me + P.Silver] += income;
  words[me + P.Tokens] += tokens;
  words[base + S.Reach] = 0;
  if (observer !== null && observer.cardsOnly !== true) {
    observer.tell(Told.Revenue, words[base + S.Player], Named.NoCard, income);
    observer.tell(Told.Fate, words[base + S.Player], Named.NoCard, tokens);
  }
}

/** Conversion: silver becomes gold; the rest stays. */
export function convertSilver(me: number, tables: number): void {
  const silver = words[me + P.Silver];
  const price = words[tables + Table.SilverPerGold];
  const gold = (silver / price) | 0;
  words[me + P.Gold] += gold;
  words[me + P.Silver] = silver - Math.imul(gold, price);
}
