// Puts the compiled modules of the engine into one. Games call small functions of many modules millions of times a
// second, and V8 looks an imported function up, and compares it with the one it compiled in, at every such call; a
// function that is a constant of the same module is neither.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { constantFunctions } from './constant-functions.mjs';

/** The module that holds the engine; those that others import remain, and hand on what it exports. */
const BUNDLE = 'engine';

/** Modules below a folder, as paths. */
function modulesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/** The modules of the engine that are imported from without, or may be: its own folder's, and what others name. */
function entriesOf(dist, engine) {
  const named = modulesBelow(dist)
    .filter((path) => !path.startsWith(`${engine}/`))
    .flatMap((path) => {
      const imports = readFileSync(path, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g);
      return [...imports].map(([, name]) => resolve(dirname(path), name));
    })
    .filter((path) => path.startsWith(`${engine}/`));
  const own = readdirSync(engine)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(engine, name));
  return [...new Set([...own, ...named])];
}

/** The bundler, or null where its native part is missing. */
async function loadBundler() {
  try {
    return await import('rolldown');
  } catch (error) {
    process.stderr.write(
      `build: the bundler rolldown cannot be loaded (${String(error.message).split('\n')[0]});\n` +
        'build: the engine stays in many modules: all works the same, but random play is slower by a tenth or more\n',
    );
    return null;
  }
}

/** Bundles the engine in a folder of compiled modules. */
export async function bundleEngine(dist) {
  const bundler = await loadBundler();
  if (bundler === null) return;
  const engine = join(dist, 'engine');
  const entries = entriesOf(dist, engine);
  const input = Object.fromEntries(entries.map((path) => [relative(engine, path).replace(/\.js$/, ''), path]));
  const bundle = await bundler.rolldown({
    input,
    platform: 'node',
    external: /^(?!\.|\/)/,
    plugins: [constantFunctions(BUNDLE)],
  });
  const modules = modulesBelow(engine);
  const { output } = await bundle.write({
    dir: engine,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: BUNDLE, test: /./ }] },
  });
  await bundle.close();
  const written = new Set(output.map(({ fileName }) => join(engine, fileName)));
  for (const path of modules) if (!written.has(path)) rmSync(path);
}
