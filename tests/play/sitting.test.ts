import { expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { Random } from '../../engine/random.js';
import { HUMAN, Sitting } from '../../experiments/play/sitting.js';
import { runKey } from '../../sim/seeds.js';
import { setupOf } from '../support/setups.js';

const CHANCE = new Set(['draw', 'roll', 'shuffle']);

/** Why the person of seat 0 may not take back the decision after which these lines were written; null where he may. */
function expectedRefusal(lines: readonly string[], before: number): string | null {
  const kinds = lines.map((line): { kind: string; player?: number } => JSON.parse(line));
  const decisions = kinds.filter(({ kind }) => kind === 'decision');
  if (!decisions.some(({ player }) => player === 0)) return 'nothing';
  if (decisions.at(-1)?.player !== 0) return 'others';
  return kinds.slice(before).some(({ kind }) => CHANCE.has(kind)) ? 'chance' : null;
}

test.each(GAMES.map((game) => [game.name, game] as const))(
  '%s: a decision is taken back until chance or another player comes in, and leaves no mark',
  (_, game) => {
    const players = 2;
    const agents = [HUMAN, 'random'];
    const invitation = { setup: setupOf(game, players), seed: 'back', agents, seat: 0, unrepeatable: [] };
    const sitting = new Sitting(game.compile(invitation.setup), invitation, ['P0', 'P1'], { untold: [], apart: [] });
    const { state } = sitting;
    const random = new Random();
    random.seed(runKey('back'), 0, 0);
    const seen = new Set<string>();
    const wrong: string[] = [];
    let before = { hash: state.hash(), lines: [...sitting.lines] };
    for (let moves = 0; !state.over; moves++) {
      // Not after every move, or none of several in a row would ever stand.
      if (moves % 3 === 0) {
        const expected = expectedRefusal(sitting.lines, before.lines.length);
        sitting.narrator.news();
        const refusal = sitting.takeBack();
        seen.add(String(refusal));
        if (refusal !== expected) wrong.push(`move ${moves}: ${refusal}, not ${expected}`);
        if (refusal === null && sitting.lines.join() !== before.lines.join()) wrong.push(`move ${moves}: other lines`);
        if (refusal === null && state.hash() !== before.hash) wrong.push(`move ${moves}: another position`);
        if (refusal === null && sitting.narrator.news().length > 0) wrong.push(`move ${moves}: old news`);
      }
      before = { hash: state.hash(), lines: [...sitting.lines] };
      sitting.play(random.below(state.options));
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(['chance', 'nothing', 'null', 'others']);
  },
);
