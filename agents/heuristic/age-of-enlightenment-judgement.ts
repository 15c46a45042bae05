import { Field, Kind, Majority, type Nation } from '../../engine/age-of-enlightenment/layout.js';
import type { AgeOfEnlightenmentView as View } from '../../engine/age-of-enlightenment/view.js';

/** What makes a persona. */
export interface Style {
  /** How much the part of the open Discoveries that a Personage may find counts. */
  readonly discoveries: number;
  /** How much a better chance of a majority counts. */
  readonly majorities: number;
  /** EP that each Personage of a kind in play or in hand adds to one more of it. */
  readonly sameKind: number;
}

/** What a Personage in the own hand counts towards a majority, one in play counting 1. */
const IN_HAND = 0.5;

/** How many Personages of a nation or kind each rival may still bring, on average. */
const TO_COME = 0.5;

/** EP of each Personage that a Benefactor draws, for each player: the more there are, the fewer come to one. */
const DRAWN = 2.5;

/** What kind keeps which Discovery: all but Musicians keep Ideas, and each its own field. */
function keeps(kind: Kind, field: Field): boolean {
  if (field === Field.Idea) return kind !== Kind.Musician;
  return (
    (kind === Kind.Scientist && field === Field.Science) ||
    (kind === Kind.Philosopher && field === Field.Philosophy) ||
    (kind === Kind.Musician && field === Field.Music)
  );
}

/** EP of the open Discoveries that one more Personage of a kind would win for a player, from all that flip for them. */
function discoveries(v: View, left: number, kind: Kind): number {
  let points = 0;
  for (let field: Field = 0; field < Field.Count; field++) {
    if (!keeps(kind, field) || v.openPoints(field) === 0) continue;
    let own = 0;
    let all = 0;
    for (let other = 0; other < v.players; other++) {
      for (let finder: Kind = 0; finder < Kind.Count; finder++) {
        if (!keeps(finder, field)) continue;
        const flips = v.flips(finder) * (v.inPlay(other, finder) + TO_COME);
        all += flips;
        if (other === left) own += flips;
      }
    }
    const more = v.flips(kind);
    points += v.openPoints(field) * ((own + more) / (all + more) - own / Math.max(1, all));
  }
  return points;
}

/** A player's chance to have the most, by the cubes of the counts. */
function chance(own: number, rivals: number): number {
  const cube = own * own * own;
  return cube === 0 ? 0 : cube / (cube + rivals);
}

/** EP by which one more of a nation raises a player's chance of its majority. */
function nationMajority(v: View, left: number, nation: Nation, card: number): number {
  if (nation >= Majority.Count) return 0;
  let rivals = 0;
  let own = 0;
  for (let other = 0; other < v.players; other++) {
    const count = v.inPlayOf(other, nation) + TO_COME;
    if (other === left) own = count + (left === 0 ? IN_HAND * v.inHandOf(nation, card) : 0);
    else rivals += count ** 3;
  }
  return v.nationBonus * (chance(own + 1, rivals) - chance(own, rivals));
}

/** EP by which one more of a kind raises a player's chance of its majority. */
function kindMajority(v: View, left: number, kind: Kind, card: number): number {
  if (kind >= Majority.Count) return 0;
  let rivals = 0;
  let own = 0;
  for (let other = 0; other < v.players; other++) {
    const count = v.inPlay(other, kind) + TO_COME;
    if (other === left) own = count + (left === 0 ? IN_HAND * v.inHand(kind, card) : 0);
    else rivals += count ** 3;
  }
  return v.kindBonus * (chance(own + 1, rivals) - chance(own, rivals));
}

/** EP that a Personage is worth to the player so many seats to the left. */
export function worth(v: View, card: number, left: number, style: Style): number {
  const kind = v.kind(card);
  const majorities = nationMajority(v, left, v.nation(card), card) + kindMajority(v, left, kind, card);
  const same = left === 0 ? v.inPlay(0, kind) + v.inHand(kind, card) : v.inPlay(left, kind);
  const drawn = kind === Kind.Benefactor ? DRAWN * v.players * v.benefactorDraw : 0;
  return style.discoveries * discoveries(v, left, kind) + style.majorities * majorities + style.sameKind * same + drawn;
}
