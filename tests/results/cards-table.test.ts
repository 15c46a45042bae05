import { expect, test } from 'vitest';
import type { Agent } from '../../agents/agent.js';
import { winShare, type State } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { seatingsOf } from '../../results/seating.js';
import { cardsTable } from '../../results/tables/cards.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Tally } from '../../results/tally.js';
import { Totals } from '../../results/totals.js';
import { Match } from '../../sim/match.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';
import { setupOf } from '../support/setups.js';

const BLOCKS = 200;

const random: Agent = { choose: (_state, options, stream) => stream.below(options) };
const first: Agent = { choose: () => 0 };

/** What one player of a game had, and how it ended for him. */
interface Player {
  readonly block: number;
  readonly cards: ReadonlySet<number>;
  readonly share: number;
  readonly margin: number;
}

/** A tally that also keeps a plain account. */
class Account extends Tally {
  readonly players: Player[] = [];
  private blockInPlay = 0;
  private cardsHad: Set<number>[] = [];

  override startGame(): void {
    super.startGame();
    this.cardsHad = [];
  }

  override gain(event: number, player: number, card: number, amount: number): void {
    super.gain(event, player, card, amount);
    (this.cardsHad[player] ??= new Set()).add(card);
  }

  override endGame(state: State, seating: readonly number[], decisions: number): void {
    super.endGame(state, seating, decisions);
    const { players, game } = state.variant;
    const scores = Array.from({ length: players }, (_, seat) => state.score(seat) / game.scoreScale);
    for (const [seat, score] of scores.entries()) {
      const best = Math.max(...scores.filter((_, other) => other !== seat));
      this.players.push({
        block: this.blockInPlay,
        cards: this.cardsHad[seat] ?? new Set(),
        share: winShare(state, seat) / 840,
        margin: score - best,
      });
    }
  }

  override endBlock(): void {
    super.endBlock();
    this.blockInPlay++;
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The difference of two groups' means and its error, from the residuals of each block. */
function difference(had: readonly Player[], without: readonly Player[], figure: 'share' | 'margin') {
  const [one, two] = [mean(had.map((player) => player[figure])), mean(without.map((player) => player[figure]))];
  const residuals = Array.from({ length: BLOCKS }, (_, block) => {
    const rest = (group: readonly Player[], about: number): number =>
      group.filter((player) => player.block === block).reduce((sum, player) => sum + player[figure] - about, 0) /
      group.length;
    return rest(had, one) - rest(without, two);
  });
  const square = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  return { mean: one - two, error: Math.sqrt((BLOCKS / (BLOCKS - 1)) * square) };
}

test.each(GAMES)('$title: those who had a card differ from the others as a plain account says', (game) => {
  const variant = game.compile(setupOf(game, 3));
  const agents = ['random', 'random', 'first'];
  const seatings = seatingsOf(agents);
  const layout = new TallyLayout(variant, agents);
  const account = new Account(layout, variant);
  new Match(variant, [random, random, first], seatings, account, new Whereabouts()).playBlocks(
    runKey('cards'),
    0,
    BLOCKS,
    null,
  );
  const totals = new Totals(layout);
  totals.add(account.take());
  const { columns, rows } = cardsTable([{ variant, agents, totals, gamesPerBlock: seatings.length, skippedBlocks: 0 }]);
  const cell = (card: number, name: string): number =>
    Number(rows[card][columns.findIndex((column) => column.name === name)]);
  let compared = 0;
  for (const card of variant.labels.keys()) {
    const had = account.players.filter(({ cards }) => cards.has(card));
    const without = account.players.filter(({ cards }) => !cards.has(card));
    expect(cell(card, 'had_players')).toBe(had.length);
    if (new Set(had.map(({ block }) => block)).size < 30 || new Set(without.map(({ block }) => block)).size < 30)
      continue;
    for (const [name, figure] of [
      ['win_share', 'share'],
      ['margin', 'margin'],
    ] as const) {
      const expected = difference(had, without, figure);
      const [middle, low, high] = ['', '_low', '_high'].map((end) => cell(card, `${name}_difference${end}`));
      expect(middle).toBeCloseTo(expected.mean, 9);
      expect(middle).toBeCloseTo(
        cell(card, figure === 'share' ? 'had_win_share' : 'had_margin_mean') -
          cell(card, figure === 'share' ? 'without_win_share' : 'without_margin_mean'),
        9,
      );
      expect((high - low) / expected.error).toBeGreaterThan(2 * 1.95);
      expect((high - low) / expected.error).toBeLessThan(2 * 2.3);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});
