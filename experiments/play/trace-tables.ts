import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game, Observer, Setup, State, Variant } from '../../engine/game.js';
import { columnsTable, csvOf } from '../../results/csv.js';
import { blocksOf, gamesOf, type RunTotals } from '../../results/run-totals.js';
import type { Table } from '../../results/table.js';
import { Tally } from '../../results/tally.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Totals } from '../../results/totals.js';
import { writeWhole } from '../../results/whole-file.js';
import type { ReplayListener } from '../../sim/trace/replay.js';
import type { TraceStart } from '../../sim/trace/start.js';
import { InputError } from '../file/input-error.js';
import { balanceTables } from '../run/balance.js';
import { VERSION } from '../run/manifest.js';
import { AgentRecords } from './trace-agents.js';
import { makeFolder } from '../run/make-folder.js';

/** The games of one number of players. */
interface Group {
  readonly variant: Variant;
  readonly tally: Tally;
  readonly layout: TallyLayout;
  readonly agents: AgentRecords;
}

/** Stands for every agent in the tally of games whose agents differ; who they were, `AgentRecords` keeps. */
const ANYBODY = 'anybody';

/**
 * Makes the tables of an experiment out of games that are re-enacted, whoever played them. Every game is a block of its
 * own. Rules and cards have to be the same in all of them; the number of players may differ.
 */
export class TraceTables implements ReplayListener {
  private first: TraceStart | null = null;
  private readonly groups = new Map<number, Group>();
  private agents: readonly string[] = [];
  private decisions = 0;
  private file = '';
  private readonly addresses = new Set<string>();
  /** Of the game in progress, where it has one. */
  private address: string | null = null;
  private readonly files: { readonly file: string; games: number }[] = [];

  /** The games from here on are of the file. */
  begin(file: string): void {
    this.file = file;
    this.files.push({ file, games: 0 });
  }

  /** Throws InputError where the game cannot be counted with those before. */
  startGame(start: TraceStart): Observer {
    this.first ??= start;
    const other = differenceOf(this.first, start);
    if (other !== null) {
      const message = `a game with ${other} than those before it; one set of tables is of one game, with the same rules and cards`;
      throw new InputError(this.file, [{ path: [], message }]);
    }
    this.refuseRepeat(start);
    this.agents = start.agents;
    this.decisions = 0;
    const { tally } = this.groupOf(start);
    tally.startGame();
    return tally;
  }

  /** A game that is addressed counts once, or the intervals would be too narrow. */
  private refuseRepeat({ seed, setup, agents, fields: { block, seating } }: TraceStart): void {
    this.address = null;
    if (typeof block !== 'number') return;
    const address = JSON.stringify([seed, setup.players, agents, block, seating]);
    if (this.addresses.has(address)) {
      const message = `the game of seed ${seed}, block ${block} comes a second time; every game counts once`;
      throw new InputError(this.file, [{ path: [], message }]);
    }
    this.address = address;
  }

  decide(state: State): void {
    this.groups.get(state.variant.players)?.tally.decide(state.phase, state.options);
    this.decisions++;
  }

  endGame(state: State): void {
    const { players } = state.variant;
    const group = this.groups.get(players);
    if (group === undefined) return;
    group.tally.endGame(
      state,
      Array.from({ length: players }, (_, seat) => seat),
      this.decisions,
    );
    group.tally.endBlock();
    if (this.address !== null) this.addresses.add(this.address);
    group.agents.add(state, this.agents);
    const file = this.files.at(-1);
    if (file !== undefined) file.games++;
  }

  private groupOf({ game, setup }: TraceStart): Group {
    const known = this.groups.get(setup.players);
    if (known !== undefined) return known;
    const variant = game.compile(setup);
    const layout = new TallyLayout(
      variant,
      Array.from({ length: setup.players }, () => ANYBODY),
    );
    const group = { variant, layout, tally: new Tally(layout, variant), agents: new AgentRecords() };
    this.groups.set(setup.players, group);
    return group;
  }

  /** Writes tables and manifest into the folder, the manifest last. Returns how many games they are of. */
  async write(folder: string): Promise<number> {
    const groups = [...this.groups.values()].toSorted((one, other) => one.variant.players - other.variant.players);
    const runs = groups.map(runOf);
    const tables = balanceTables(runs).map((table): Table =>
      table.name === 'agents' ? agentsOf(table, groups) : table,
    );
    await makeFolder(folder);
    for (const table of [...tables, columnsTable(tables)])
      await writeWhole(join(folder, `${table.name}.csv`), csvOf(table));
    await writeWhole(join(folder, 'manifest.json'), `${JSON.stringify(this.manifest(runs), null, 2)}\n`);
    return runs.reduce((games, run) => games + gamesOf(run), 0);
  }

  private manifest(runs: readonly RunTotals[]): object {
    const { game } = runs[0].variant;
    return {
      salon: VERSION,
      node: process.version,
      game: { name: game.name, version: game.version },
      traces: this.files,
      played: runs.map((run) => ({
        players: run.variant.players,
        rules: run.variant.setup.rules,
        games: gamesOf(run),
        blocks: blocksOf(run),
        truncated: run.totals.count(run.totals.layout.truncated),
      })),
      cards: runs[0].variant.setup.cards,
      finished: new Date().toISOString(),
    };
  }
}

/** Refuses a folder that holds something: tables of other games would be lost. Throws InputError. */
export async function checkTablesFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new InputError('--tables', [{ path: [], message: error.message }]);
  });
  if (names.length === 0) return;
  throw new InputError('--tables', [{ path: [], message: `${folder} holds something already; name another folder` }]);
}

function runOf({ variant, layout, tally }: Group): RunTotals {
  const totals = new Totals(layout);
  totals.add(tally.take());
  return { variant, agents: layout.groups, totals, gamesPerBlock: 1, skippedBlocks: 0 };
}

function agentsOf({ name, columns }: Table, groups: readonly Group[]): Table {
  return {
    name,
    columns,
    rows: groups.flatMap(({ variant, agents }) => agents.rows(variant.players, variant.game.scoreScale)),
  };
}

/** In what two games differ, or null: the number of players aside, and settings that follow from it. */
function differenceOf(one: TraceStart, other: TraceStart): string | null {
  if (one.game !== other.game) return `another game (${other.game.name}, not ${one.game.name})`;
  const setting = otherSetting(one.game, one.setup, other.setup);
  if (setting !== undefined) return `another ${setting}`;
  const cards = new Map(one.setup.cards.map((card) => [card.label, JSON.stringify(card)]));
  const card = other.setup.cards.find((entry) => cards.get(entry.label) !== JSON.stringify(entry));
  if (card !== undefined) return `another ${card.label}`;
  return other.setup.cards.length === one.setup.cards.length ? null : 'other cards';
}

function otherSetting({ settings }: Game, one: Setup, other: Setup): string | undefined {
  const samePlayers = one.players === other.players;
  return settings.find(
    ({ name, kind }) =>
      (samePlayers || (kind !== 'perSeat' && kind !== 'byPlayers')) &&
      JSON.stringify(one.rules[name]) !== JSON.stringify(other.rules[name]),
  )?.name;
}
