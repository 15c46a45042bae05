import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The built command line; `npm test` builds it first. */
export const SALON = fileURLToPath(new URL('../../dist/experiments/salon.js', import.meta.url));

/** What a finished process left. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** An empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salon-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file below a folder and returns its path. */
export function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Runs the command line to its end in a folder. */
export function salon(folder: string, ...words: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SALON, ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Starts the command line; `done` gives how it ended. */
export function startSalon(folder: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [SALON, ...words], { cwd: folder });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const done = new Promise<Outcome>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, done };
}

/** All CSV files of a folder, by name. */
export function tablesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** A small experiment file. */
export const SMALL = `kind: balance
game: bourgeoisie
players: 3
agents: [random]
games: 600
seed: small
`;
