import { WIN_SHARE_SCALE, winShare, type State } from '../../engine/game.js';
import { blockRatio, effectiveBlocks, type RatioTotals } from '../../results/statistics/block-ratio.js';
import { shareEstimate } from '../../results/statistics/share-estimate.js';
import { known, type Cell } from '../../results/table.js';

/** Sums over games of the seats an agent filled (n), and of a figure of theirs (s). */
class Sums implements RatioTotals {
  cases = 0n;
  casesSquared = 0n;
  sum = 0n;
  sumSquared = 0n;
  sumTimesCases = 0n;

  add(seats: number, sum: number): void {
    const [n, s] = [BigInt(seats), BigInt(sum)];
    this.cases += n;
    this.casesSquared += n * n;
    this.sum += s;
    this.sumSquared += s * s;
    this.sumTimesCases += s * n;
  }
}

interface AgentRecord {
  games: number;
  readonly shares: Sums;
  readonly scores: Sums;
}

/**
 * How agents do who do not all sit at every table: each figure is a mean over the seats that the agent filled, with its
 * interval over games, each a block of its own.
 */
export class AgentRecords {
  private readonly records = new Map<string, AgentRecord>();
  private games = 0;

  /** Adds a game that is over; `agents` by seat. */
  add(state: State, agents: readonly string[]): void {
    this.games++;
    for (const agent of new Set(agents)) {
      const seats = agents.flatMap((text, seat) => (text === agent ? [seat] : []));
      const record = this.records.get(agent) ?? { games: 0, shares: new Sums(), scores: new Sums() };
      this.records.set(agent, record);
      record.games++;
      record.shares.add(seats.length, total(seats.map((seat) => winShare(state, seat))));
      record.scores.add(seats.length, total(seats.map((seat) => state.score(seat))));
    }
  }

  /** Rows as `agentsTable` has them. */
  rows(players: number, scoreScale: number): Cell[][] {
    return [...this.records].map(([agent, { games, shares, scores }]) => {
      const mean = blockRatio(this.games, shares, WIN_SHARE_SCALE);
      // Who fills all seats wins every game: that share is no estimate.
      const win = this.records.size === 1 ? mean : shareEstimate(mean, effectiveBlocks(shares));
      const score = blockRatio(this.games, scores, scoreScale);
      const figures = [win.mean, win.low, win.high, score.mean, score.low, score.high].map(known);
      return [players, agent, games, games, 0, Number(shares.cases), ...figures];
    });
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
