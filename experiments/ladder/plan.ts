import { challengesAlone, type Ladder } from '../../results/ladder/ladder.js';
import type { BlockPlan } from '../../sim/blocks.js';
import type { Plan, Run } from '../../sim/plan.js';
import { seatingsOf } from '../../results/seating.js';
import type { Experiment } from '../file/experiment.js';
import { ladderFields, type LadderFields } from '../file/ladder.js';

/** A ladder as it is played: each number of players a ladder of its own, each pairing one run or two. */
export interface LadderPlan extends Plan {
  /** Rows of games are always sent, for the bootstrap; this says whether they are written too. */
  readonly gamesTable: boolean;
  /** What each ladder is about, without its results. */
  readonly ladders: readonly Omit<Ladder, 'runs'>[];
  /** For each run the ladder it belongs to. */
  readonly ladderOf: readonly number[];
}

/** Whoever decides pairings must not wait long for the next look, nor throw away much when it has seen enough. */
const CHUNK_BLOCKS = 8;

/** Plans a ladder. */
export function ladderPlan(experiment: Experiment, seed: string): LadderPlan {
  const { runs: tables, own, rows, ...rest } = experiment;
  const fields = ladderFields(own);
  const { baseline = null, until = null } = fields;
  const byTable = tables.map(({ agents, setup }) =>
    pairingsOf(agents, fields).flatMap((pairing) =>
      runsOf(pairing, setup.players).map((run) => ({ agents: run, setup })),
    ),
  );
  return {
    ...rest,
    seed,
    rows: true,
    gamesTable: rows,
    runs: byTable.flat(),
    ladders: tables.map(({ agents, setup: { players } }) => ({ players, agents, baseline, until })),
    ladderOf: byTable.flatMap((runs, table) => runs.map(() => table)),
  };
}

interface Pairing {
  readonly challenger: string;
  readonly defender: string;
}

/** Who meets whom: the later in the list challenges the earlier, everybody the baseline. */
function pairingsOf(agents: readonly string[], { baseline, pairs }: LadderFields): Pairing[] {
  if (baseline !== undefined) {
    return agents.filter((agent) => agent !== baseline).map((challenger) => ({ challenger, defender: baseline }));
  }
  return agents.flatMap((challenger, place) =>
    agents
      .slice(pairs === 'neighbours' ? Math.max(0, place - 1) : 0, place)
      .map((defender) => ({ challenger, defender })),
  );
}

/** With two players one run seats them both ways; with more either is alone once. */
function runsOf({ challenger, defender }: Pairing, players: number): string[][] {
  const tableOf = (lone: string, others: string): string[] => [
    lone,
    ...Array.from({ length: players - 1 }, () => others),
  ];
  if (players === 2) return [tableOf(challenger, defender)];
  return [tableOf(challenger, defender), tableOf(defender, challenger)];
}

/** The blocks of each run: those of the games asked for, in chunks after each of which a test may look. */
export function ladderBlocks({ games, runs }: Plan): readonly BlockPlan[] {
  return runs.map(({ agents }) => {
    const gamesPerBlock = seatingsOf(agents).length;
    const blocks = Math.ceil(games / gamesPerBlock);
    return { blocks, gamesPerBlock, chunkBlocks: CHUNK_BLOCKS, chunks: Math.ceil(blocks / CHUNK_BLOCKS) };
  });
}

/** Whether the lone agent of a run challenges the others. */
export function isChallenging({ ladders, ladderOf }: LadderPlan, run: number, { agents }: Run): boolean {
  return challengesAlone(ladders[ladderOf[run]], { agents });
}
