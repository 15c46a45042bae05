import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { linesOf } from '../../sim/trace/lines.js';
import type { Wrong } from '../../sim/trace/refusal.js';
import { replay, type Right } from '../../sim/trace/replay.js';
import { printedSetup, recordAtRandom } from './play.js';

const game = gameCalled('bourgeoisie');
const lines = recordAtRandom(game, printedSetup(game, 2), 'refusals');

interface StartLine {
  [field: string]: unknown;
  rules: Record<string, unknown>;
  cards: Record<string, unknown>[];
}

function gameCalled(name: string): Game {
  const found = GAMES.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
}

/** Replays the recorded game with its start line changed. */
function withStart(change: (start: StartLine) => unknown): Right | Wrong {
  const start = JSON.parse(lines[0]) as StartLine;
  change(start);
  return replay([JSON.stringify(start), ...lines.slice(1)], GAMES);
}

/** Replays the recorded game with its n-th line (from 1) changed as a text. */
function withLine(number: number, change: (line: string) => string): Right | Wrong {
  return replay(lines.with(number - 1, change(lines[number - 1])), GAMES);
}

function cardCalled(start: StartLine, label: string): Record<string, unknown> {
  return start.cards.find((card) => card.label === label) ?? {};
}

function reasonOf(result: Right | Wrong): string {
  return result.ok ? 'accepted' : `${result.line}: ${result.reason}`;
}

/** The same end line with the first score changed by so much. */
function nudged(by: number): (line: string) => string {
  return (line) => line.replace(/"scores":\[(-?\d+)/, (_all, score) => `"scores":[${Number(score) + by}`);
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const WRONG_STARTS: readonly (readonly [string, (start: StartLine) => unknown, string])[] = [
  ['an unknown game', (start) => (start.game = 'whist'), 'start.game one of '],
  ['too many players', (start) => (start.players = 7), 'start.players a whole number from 2 to 6; found 7'],
  ['half a player', (start) => (start.players = 2.5), 'start.players a whole number from 2 to 6; found 2.5'],
  ['no seed', (start) => delete start.seed, 'start.seed a text; found nothing'],
  ['an agent too few', (start) => (start.agents = ['random']), 'start.agents a list of 2 texts; found ["random"]'],
  [
    'rules in a list',
    (start) => (start.rules = [] as never),
    'start.rules an object with every rule setting; found []',
  ],
  ['a rule missing', (start) => delete start.rules.fateDie, 'start.rules.fateDie; found nothing'],
  [
    'a rule out of range',
    (start) => (start.rules.trackSize = 0),
    'a whole number from 1 to 1000 as rule setting trackSize; found 0',
  ],
  [
    'a flag that is a number',
    (start) => (start.rules.sharedEventRoll = 1),
    'true or false as rule setting sharedEventRoll; found 1',
  ],
  [
    'a word that is none of the words',
    (start) => (start.rules.incomeBasis = 'some'),
    'one of all, investments as rule setting incomeBasis; found "some"',
  ],
  [
    'a list by seat too long',
    (start) => (start.rules.startingSilver = [0, 0, 0]),
    'a list of 2 whole numbers as rule setting startingSilver; found [0,0,0]',
  ],
  [
    'a list by seat with a text',
    (start) => (start.rules.startingSilver = [0, '0']),
    'a list of whole numbers from -1000 to 1000 as rule setting startingSilver; found [0,"0"]',
  ],
  ['no cards', (start) => delete (start as Partial<StartLine>).cards, 'start.cards a list; found nothing'],
  ['an empty deck', (start) => (start.cards = []), 'a deck of 1 to 1000 cards; found 0'],
  ['a deck too large', (start) => (cardCalled(start, 'War').copies = 1000), 'a deck of 1 to 1000 cards; found 1119'],
  ['a card twice', (start) => start.cards.push(start.cards[0]), 'each card once in start.cards; found Paupers twice'],
  [
    'a card without copies',
    (start) => delete cardCalled(start, 'War').copies,
    'copies of War a whole number from 0 to 1000; found nothing',
  ],
  ['another type', (start) => (cardCalled(start, 'War').type = 'F'), 'type E of War; found "F"'],
  [
    'a value missing',
    (start) => delete cardCalled(start, 'Mayor').value,
    'value of Mayor a whole number from 0 to 1000; found nothing',
  ],
  [
    'a field without effect',
    (start) => (cardCalled(start, 'War').cost = 2),
    'no cost of War (it has no effect, so setting it is an error); found 2',
  ],
  [
    'another effect of a printed card',
    (start) => (cardCalled(start, 'War').effect = 'Plague'),
    'effect War of War; found "Plague"',
  ],
  [
    'a new Event without an effect',
    (start) => start.cards.push({ label: 'Flood', type: 'E', copies: 0 }),
    'a card of the sheet; found start.cards has "Flood" of type "E"',
  ],
  [
    'a new card without a type',
    (start) => start.cards.push({ label: 'Flood', copies: 0 }),
    'a card of the sheet; found start.cards has "Flood" of type nothing',
  ],
];

test.each(WRONG_STARTS)('a start line with %s is refused', (_what, change, reason) => {
  expect(reasonOf(withStart(change))).toContain(`1: expected ${reason}`);
});

test('the list of cards: fields without effect as 0, cards of no copies left out, new cards of plain types or effects', () => {
  const result = withStart((start) => {
    cardCalled(start, 'War').cost = 0;
    start.cards.push({ label: 'Weavers', type: 'F', value: 3, copies: 0 });
    start.cards.push({ label: 'Flood', type: 'E', effect: 'Plague', copies: 0 });
    start.cards.push({ label: 'Court Painters', type: 'E', effect: 'Innovators', amount: 4, copies: 0 });
  });
  expect(result).toMatchObject({ ok: true });
  const setup = { ...printedSetup(game, 2), cards: game.cards.filter((card) => card.type !== 'B') };
  expect(replay(recordAtRandom(game, setup, 'no bonds'), GAMES)).toMatchObject({ ok: true });
});

test('a trace with new cards is recorded and accepted', () => {
  const cards = [
    ...game.cards,
    { label: 'Weavers', type: 'F', copies: 9, fields: { value: 3 } },
    { label: 'Flood', type: 'E', effect: 'Plague', copies: 9, fields: {} },
  ];
  const recorded = recordAtRandom(game, { ...printedSetup(game, 3), cards }, 'new cards');
  expect(recorded.some((line) => line.includes('"take Flood"'))).toBe(true);
  expect(replay(recorded, GAMES)).toMatchObject({ ok: true });
});

test('input without a trace: the first line is missed', () => {
  for (const input of [[], [''], ['', ' ', '']]) {
    expect(reasonOf(replay(input, GAMES))).toBe('1: expected a start line; found the end of the input');
  }
});

test('empty lines: between games and at the end they are passed over, within a game they are not', () => {
  expect(replay(['', ...lines, '', '', ...lines, '', ''], GAMES)).toMatchObject({ ok: true, games: 2 });
  expect(reasonOf(replay(lines.toSpliced(5, 0, ''), GAMES))).toMatch(/^6: .*cannot be read: an empty line$/);
  expect(reasonOf(replay([...lines.slice(0, 9), '', ''], GAMES))).toBe(
    '9: expected end of the game; found the end of the input',
  );
});

test('bytes: a byte order mark and carriage returns are taken, broken UTF-8 is named, chunks may cut anywhere', () => {
  const text = bytes(`\uFEFF${lines.join('\r\n')}\r\n`);
  const chunks = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) => text.subarray(at * 7, at * 7 + 7));
  expect(replay(linesOf(chunks), GAMES)).toMatchObject({ ok: true, games: 1 });
  const broken = [bytes(`${lines[0]}\n`), Uint8Array.of(0x22, 0xff, 0x22, 0x0a)];
  expect(reasonOf(replay(linesOf(broken), GAMES))).toMatch(/^2: expected draw from families; .*: not UTF-8$/);
});

test('lines that are no line: each is refused, briefly', () => {
  const deep = `{"kind":"draw","pile":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const long = `{"kind":"draw","pile":"${'x'.repeat(10_000_000)}"}`;
  const odd = [
    '{}',
    'null',
    'NaN',
    '{"kind":3}',
    '{"kind":"bid"}',
    '{"kind":"__proto__"}',
    '{"kind":"draw"}',
    deep,
    long,
  ];
  for (const line of odd) {
    const result = withLine(2, () => line);
    expect(result).toMatchObject({ ok: false, line: 2 });
    expect(reasonOf(result).length).toBeLessThan(600);
  }
});

test('chance: wrong piles, cards, dice and values are refused at their line', () => {
  const roll = lines.findIndex((line) => line.includes('"roll"')) + 1;
  expect(reasonOf(withLine(2, (line) => line.replace('families', 'deck')))).toContain(
    'draw.pile "families"; found "deck"',
  );
  expect(reasonOf(withLine(2, () => '{"kind":"draw","pile":"families","card":"Mayor"}'))).toContain(
    'a card still in pile families; found Mayor, which is not in it',
  );
  expect(reasonOf(withLine(roll, (line) => line.replace('"die":10', '"die":6')))).toContain('roll.die 10; found 6');
  expect(reasonOf(withLine(roll, () => '{"kind":"roll","die":10,"value":11}'))).toContain(
    'roll.value a whole number from 1 to 10; found 11',
  );
});

test('the end line: scores and win shares may differ by a rounding, not by more', () => {
  const last = lines.length;
  expect(withLine(last, nudged(1e-10))).toMatchObject({ ok: true });
  expect(withLine(last, nudged(1e-6))).toMatchObject({ ok: false, line: last });
  expect(reasonOf(withLine(last, (line) => line.replace('false', 'true')))).toContain(
    'end.truncated false; found true',
  );
});

test('only scores and shares may differ by what splitting a bonus rounds off; counts are whole', () => {
  const last = lines.length;
  const nudge = (line: string): string => line.replace(/"turns":(\d+)/, '"turns":$1.0000000001');
  expect(reasonOf(withLine(last, nudge))).toMatch(/end\.turns \d+; found \d+\.0000000001/);
  const turn = lines.findIndex((line) => line.includes('"kind":"turn"')) + 1;
  const inTurn = (line: string): string => line.replace(/"deck":(\d+)/, '"deck":$1.0000000001');
  expect(reasonOf(withLine(turn, inTurn))).toMatch(/state\.deck \d+; found/);
});

test('control characters of a trace do not reach a message', () => {
  expect(reasonOf(withLine(2, () => '{"kind":"\u001b[31m\u0007')).includes('\u001b')).toBe(false);
});
