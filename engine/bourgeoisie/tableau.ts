import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { CardWord, Entry, Kind, P, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a card into play in the current family of the player to act, after its other cards. */
export function putIntoPlay(base: number, tables: number, me: number, label: number, observer: Observer | null): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  const kind = words[card + CardWord.Kind];
  const count = words[me + P.TableauCount];
  const entry = me + words[tables + Table.TableauAt] + count * Entry.Count;
  words[entry + Entry.Label] = label;
  words[entry + Entry.Upgrades] = 0;
  words[me + P.TableauCount] = count + 1;
  words[me + P.TableauKinds + kind]++;
  addWorth(me, kind, words[card + CardWord.Value]);
  if (kind === Kind.Land || kind === Kind.Office) words[me + P.Score] += words[card + CardWord.Bonus];
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
}

/** A change of the worth of a card of a current family: income, and PP where it is a Land or an Office. */
export function addWorth(block: number, kind: number, worth: number): void {
  words[block + P.Income] += worth;
  if (kind === Kind.Bond || kind === Kind.Land || kind === Kind.Office) words[block + P.InvestmentIncome] += worth;
  if (kind === Kind.Land || kind === Kind.Office) words[block + P.Score] += worth;
}

/** Places upgrade tokens on the card at `entry` of the block's tableau. */
export function upgrade(tables: number, block: number, entry: number, tokens: number): void {
  const card = tables + Table.Cards + words[entry + Entry.Label] * CardWord.Count;
  words[entry + Entry.Upgrades] += tokens;
  addWorth(block, words[card + CardWord.Kind], tokens);
}

/** Discards the card at `entry` out of the block's tableau; upgrade tokens leave with it. */
export function destroy(base: number, block: number, entry: number): void {
  const tables = words[base + S.Tables];
  const label = words[entry + Entry.Label];
  const card = tables + Table.Cards + label * CardWord.Count;
  const kind = words[card + CardWord.Kind];
  addWorth(block, kind, -words[card + CardWord.Value] - words[entry + Entry.Upgrades]);
  if (kind === Kind.Land || kind === Kind.Office) words[block + P.Score] -= words[card + CardWord.Bonus];
  words[block + P.TableauKinds + kind]--;
  words[block + P.TableauCount]--;
  const end = block + words[tables + Table.TableauAt] + words[block + P.TableauCount] * Entry.Count;
  words.copyWithin(entry, entry + Entry.Count, end + Entry.Count);
  discard(base, tables, label);
}

/** Puts a card on the discard. */
export function discard(base: number, tables: number, label: number): void {
  const discards = words[base + S.Discards];
  words[base + words[tables + Table.DiscardsAt] + discards] = label;
  words[base + S.Discards] = discards + 1;
}

/** Retires the current family of the player to act: it is set aside, and its gold is discarded. */
export function retire(base: number, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const me = base + words[base + S.Me];
  const count = words[me + P.TableauCount];
  const tableau = me + words[tables + Table.TableauAt];
  const stack = base + words[tables + Table.RetiredAt] + words[base + S.RetiredWords];
  words[stack] = words[base + S.Player];
  words[stack + 1] = count;
  words.copyWithin(stack + 2, tableau, tableau + count * Entry.Count);
  words[base + S.RetiredWords] += 2 + count * Entry.Count;

  if (words[me + P.TableauKinds + Kind.Office] === 0) words[me + P.Score] -= words[tables + Table.NoOfficePenalty];
  if (words[me + P.Retired] > 0) words[me + P.Score] += words[tables + Table.ExtraFamilyBonus];
  words[me + P.Retired]++;
  words[me + P.TableauCount] = 0;
  for (let kind = 0; kind < Kind.Count; kind++) words[me + P.TableauKinds + kind] = 0;
  words[me + P.Income] = 0;
  words[me + P.InvestmentIncome] = 0;
  if (words[tables + Table.GoldKeptOnRetire] === 0) words[me + P.Gold] = 0;
  if (observer !== null) observer.tell(Told.Retired, words[base + S.Player], -1, words[me + P.Retired]);
}
