import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { takeFromHand } from './hand.js';
import { Kind, P, S, Table, type Step, words as arenaWords } from './layout.js';
import { drawIntoHand } from './personages.js';
import { putIntoPlay } from './row.js';

const words = arenaWords;

/** Asks at a step which Personage in hand is played; the last option is to decline. */
export function askToPlay(base: number, me: number, step: Step, lot: number, dealer: Dealer): number {
  return ask(base, step, words[me + P.HandLabels] + 1, lot, dealer);
}

/**
 * Plays the k-th Personage in hand, or none; `late` is 1 in the Discovery phase, else 0. R3: a Benefactor lets the
 * player draw in every phase.
 */
export function playOrDecline(
  base: number,
  tables: number,
  me: number,
  k: number,
  late: number,
  dealer: Dealer,
  observer: Observer | null,
): void {
  // Whether the player declines cannot be predicted: without a branch, he then plays none of some card.
  const plays = (k - words[me + P.HandLabels]) >>> 31;
  const playsLate = plays & late;
  const label = takeFromHand(me, tables, k, plays) & -plays;
  const kind = putIntoPlay(base, tables, me, label, plays, playsLate, observer);
  const player = words[base + S.Player];
  if (observer !== null && playsLate !== 0) observer.tell(Told.LetIn, player, label, 0);
  if (kind === Kind.Benefactor && plays !== 0) {
    drawIntoHand(base, tables, me, player, words[tables + Table.BenefactorDraw], Told.Sponsored, dealer, observer);
  }
}
