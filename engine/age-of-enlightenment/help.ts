import { numberOf, type Card } from '../cards.js';
import type { Help } from '../game.js';
import type { Rules } from '../settings.js';
import { isPersonage } from './cards.js';

/** The rulebook's words for a person who plays. */
export const help: Help = {
  phase: (phase, rules) => (Object.hasOwn(PHASE_RULES, phase) ? PHASE_RULES[phase](rules) : []),
  card: (card) =>
    isPersonage(card)
      ? { kind: personageIn(card), text: PERSONAGE_DOES.get(card.type) ?? '' }
      : { kind: discoveryIn(card), text: card.type === IDEA ? IDEA_DOES : '' },
};

const PHASE_RULES: Readonly<Record<string, (rules: Rules) => readonly string[]>> = {
  draw: ({ drawCount, usedUpAt }) => [
    `You draw ${String(drawCount)} Personages: keep one, pass one to the player on your left, who sees it; the others are discarded ` +
      'and never come back.',
    `The phase is skipped once the Personage deck has ${String(usedUpAt)} cards or fewer.`,
  ],
  person: ({ benefactorDraw, nationBonus, typeBonus }) => [
    'You may put one Personage from your hand into play, where it stays for good.',
    `A Benefactor lets you draw ${String(benefactorDraw)} Personages.`,
    `At the end, most English, most French and most German Personages in play are worth ${String(nationBonus)} EP each; most ` +
      `Scientists, most Philosophers and most Musicians ${String(typeBonus)} EP each.`,
  ],
  discovery: ({ musicianFlips, otherFlips }) => [
    `Each of your Personages flips Discoveries, in the order in which they came into play: a Musician ${String(musicianFlips)}, any other ` +
      `${String(otherFlips)}. A Scientist keeps Science and Ideas, a Philosopher Philosophy and Ideas, a Musician Music, a ` +
      'Benefactor Ideas; anything else is discarded.',
    'An Idea that is kept lets you put a Personage from your hand into play; it does not flip in this phase.',
  ],
  end: ({ handLimit }) => [`You hold more than ${String(handLimit)} Personages: discard down to that.`],
};

const NATION_WORDS = new Map([
  ['E', 'English'],
  ['F', 'French'],
  ['G', 'German'],
]);

const PERSONAGE_WORDS = new Map([
  ['S', 'Scientist'],
  ['P', 'Philosopher'],
  ['M', 'Musician'],
  ['B', 'Benefactor'],
]);

const PERSONAGE_DOES = new Map([
  ['S', 'keeps Science and Ideas'],
  ['P', 'keeps Philosophy and Ideas'],
  ['M', 'keeps Music'],
  ['B', 'keeps Ideas; whoever plays it draws Personages'],
]);

const IDEA = 'I';
const IDEA_DOES = 'whoever keeps it may put a Personage into play';

const DISCOVERY_WORDS = new Map([
  ['I', 'Idea'],
  ['S', 'Science'],
  ['P', 'Philosophy'],
  ['M', 'Music'],
]);

function personageIn({ type, fields }: Card): string {
  const kind = PERSONAGE_WORDS.get(type) ?? type;
  const nation = NATION_WORDS.get(String(fields.nation));
  return nation === undefined ? kind : `${nation} ${kind}`;
}

function discoveryIn(card: Card): string {
  return `${DISCOVERY_WORDS.get(card.type) ?? card.type}, ${numberOf(card, 'score')} EP`;
}
