import { numberOf, type Card } from '../cards.js';
import type { Help } from '../game.js';
import type { Rules } from '../settings.js';
import { TYPES, type EventName } from './cards.js';

/** The rulebook's words for a person who plays. */
export const help: Help = {
  phase: (phase, rules) => (Object.hasOwn(PHASE_RULES, phase) ? PHASE_RULES[phase](rules) : []),
  card: (card) => ({ kind: kindOf(card), text: card.effect === undefined ? '' : eventText(card) }),
};

const PHASE_RULES: Readonly<Record<string, (rules: Rules) => readonly string[]>> = {
  family: () => [
    'With no current family you may put a Family from your hand into play.',
    'A family without a Trade may be given one: its cost is paid in gold. A voucher for Trades (Capital) counts as gold ' +
      'for that; what is left of it is lost.',
    'Revenue and Fate follow: every card of the current family earns its worth in silver, and a die gives opportunity ' +
      'tokens (OT).',
  ],
  opportunity: () => [
    'Take cards from the track, as many as you can pay for: the card at position n costs n OT. Its space stays empty ' +
      'until the end of the turn.',
    'An Event that is no voucher happens at once and goes to the discard. Everything else goes to your hand.',
  ],
  event: () => [
    'An Event needs a target: a card in play in a current family, of any player, your own included. Where there is a ' +
      'target one must be chosen, even one that hurts you; only an Event that asks a price may be declined.',
  ],
  capital: ({ silverPerGold }) => [
    'Sell cards from your hand for their value in silver; an Event pays nothing.',
    `Then every ${String(silverPerGold)} silver become 1 gold; the rest stays silver.`,
  ],
  investment: ({ officesPerTurn }) => [
    'Buy Bonds, Lands and Offices from your hand with gold. Bonds and Lands ask for a Trade in the family.',
    `Offices ask for a Land: the family may not have more Offices than Lands, and you buy at most ${String(officesPerTurn)} a turn.`,
    'A voucher counts as gold for cards of its type, several if it suffices; what is left is lost when the phase ends.',
  ],
  noblement: ({ retireIncome, forcedRetireIncome, noOfficePenalty, extraFamilyBonus, goldKeptOnRetire }) => [
    `A family with an Office and an income of ${String(retireIncome)} or more may retire; at ${String(forcedRetireIncome)} it has to.`,
    'A retired family is set aside with all its cards and scores at the end, but earns no more' +
      (goldKeptOnRetire === true ? '.' : ', and all your gold is lost. Silver and OT stay.'),
    `Each retired family after your first: +${String(extraFamilyBonus)} PP; one without an Office: −${String(noOfficePenalty)} PP.`,
  ],
  end: ({ handLimit }) => [
    `You hold more than ${String(handLimit)} cards: discard down to that.`,
    'Then the card at position 1 of the track is discarded, the others slide down, and the track is filled up. The game ends ' +
      'as soon as the deck is empty.',
  ],
};

function kindOf(card: Card): string {
  if (card.type === 'E') return 'Event';
  const value = numberOf(card, 'value');
  const cost = Object.hasOwn(card.fields, 'cost') ? numberOf(card, 'cost') : value;
  const bonus = numberOf(card, 'bonus');
  return [
    `${nameOf(card.type)} ${value}`,
    ...(cost === value ? [] : [`cost ${cost}`]),
    ...(bonus === 0 ? [] : [`+${bonus} PP`]),
  ].join(', ');
}

function nameOf(type: string): string {
  return new Map<string, string>(Object.entries(TYPES)).get(type) ?? type;
}

function eventText(card: Card): string {
  const amount = numberOf(card, 'amount');
  const text = new Map<string, (amount: number, price: number) => string>(Object.entries(EVENT_TEXTS));
  return text.get(card.effect ?? '')?.(amount, numberOf(card, 'price')) ?? '';
}

const voucher = (what: string) => (gold: number) =>
  `counts as ${gold} gold for buying ${what}; kept in hand until used`;
const upgrade = (what: string) => (tokens: number) =>
  `${tokens} upgrade tokens on ${what === 'Office' ? 'an' : 'a'} ${what}`;

const EVENT_TEXTS: Readonly<Record<EventName, (amount: number, price: number) => string>> = {
  Plague: () => 'every player loses 1D6 OT, you too',
  Famine: () => 'every player loses 1D6 gold, you too',
  Taxes: () => 'every player loses 1D6 silver, you too',
  Corruption: (silver) => `take up to ${silver} silver from each other player`,
  Cunning: () => 'gain 2D6 silver',
  'Diversify Portfolio': () => 'gain 1D6 OT',
  Innovators: upgrade('Trade'),
  Professionals: upgrade('Trade'),
  Reputable: upgrade('Family'),
  'Fine Vista': upgrade('Land'),
  Legitimacy: upgrade('Office'),
  Reinvest: (tokens, price) => `you may pay ${price} gold for ${tokens} upgrade tokens on a Trade`,
  Default: () => 'discard a Bond in play',
  War: () => 'discard a Land in play',
  Nepotism: voucher('an Office'),
  Patronage: voucher('an Office'),
  'Recognition Fees': voucher('an Office'),
  Crisis: voucher('Land'),
  'Feudal Tenures': voucher('Land'),
  Capital: voucher('a Trade'),
};
