// Puts the compiled modules of the engine into one. Games call small functions of many modules millions of times a
// second, and V8 looks an imported function up, and compares it with the one it compiled in, at every such call; a
// function that is a constant of the same module is neither.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

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

/** A node of a syntax tree and all below it. */
function nodesOf(node) {
  const children = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
  return [node, ...children.flatMap(nodesOf)];
}

/** Names of constants of a module that are typed arrays, or other names of such. */
function typedArraysOf(body) {
  const names = new Set();
  for (const { id, init } of body.flatMap(({ kind, declarations }) => (kind === 'const' ? declarations : []))) {
    const isMade = init.type === 'NewExpression' && /Array$/.test(init.callee.name);
    if (isMade || names.has(init.name)) names.add(id.name);
  }
  return names;
}

/**
 * The text of a function in which the typed arrays its loops read and write are constants of its own: in a loop, V8 often
 * comes to an access before it knows that a constant of the module is one, and then asks for kind, place and length each
 * time.
 */
function withOwnArrays(node, arrays, code) {
  const nodes = nodesOf(node);
  if (!nodes.some(({ type }) => /^(For|While|DoWhile)/.test(type))) return code.slice(node.start, node.end);
  const declared = nodes.flatMap(({ type, id, params }) => (type === 'VariableDeclarator' ? [id] : (params ?? [])));
  const own = new Set(declared.map(({ name }) => name));
  const uses = nodes
    .filter(({ type, computed, object }) => type === 'MemberExpression' && computed && arrays.has(object.name))
    .map(({ object }) => object)
    .filter(({ name }) => !own.has(name))
    .toSorted((one, other) => one.start - other.start);
  const head = [...new Set(uses.map(({ name }) => name))].map((name) => `const ${name}$own = ${name};`).join(' ');
  const from = node.body.start + 1;
  const ends = [from, ...uses.map(({ end }) => end)];
  const pieces = uses.map(({ start, name }, index) => `${code.slice(ends[index], start)}${name}$own`);
  return [code.slice(node.start, from), head, ...pieces, code.slice(ends.at(-1), node.end)].join('');
}

/**
 * Writes a module's functions as constants at its head, where function declarations are hoisted to anyway, and exports
 * them by other names: V8 takes neither a declared function nor an exported constant for one that cannot change.
 */
const constantFunctions = {
  name: 'constant-functions',
  renderChunk(code, chunk) {
    if (chunk.name !== BUNDLE) return null;
    const { body } = this.parse(code);
    const textOf = ({ start, end }) => code.slice(start, end);
    const imports = body.filter(({ type }) => type === 'ImportDeclaration');
    const functions = body.filter(({ type }) => type === 'FunctionDeclaration');
    const lists = body.filter(({ type }) => type.startsWith('Export'));
    const strange = lists.find(
      ({ type, declaration, source }) => type !== 'ExportNamedDeclaration' || declaration || source,
    );
    if (strange !== undefined) throw new Error(`the bundler exports otherwise than by a list: ${textOf(strange)}`);
    const exports = lists.flatMap(({ specifiers }) => specifiers);
    const rest = body.filter(({ type }) => !/^(Import|Function|Export)/.test(type));
    const arrays = typedArraysOf(rest);
    return [
      ...imports.map(textOf),
      ...functions.map((node) => `const ${node.id.name} = ${withOwnArrays(node, arrays, code)};`),
      ...rest.map(textOf),
      ...exports.map(({ local }, index) => `const exported${index} = ${local.name};`),
      `export { ${exports.map(({ exported }, index) => `exported${index} as ${exported.name}`).join(', ')} };\n`,
    ].join('\n');
  },
};

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
    plugins: [constantFunctions],
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
