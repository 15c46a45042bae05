// What the bundler writes for V8 to take for constants: functions, and the arrays they work on.

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
    const isMade = init.type === 'NewExpression' && init.callee.name.endsWith('Array');
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
  const own = new Set(declared.map(({ name, left }) => name ?? left?.name));
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
 * For the bundler: writes the functions of the module of that name as constants at its head, where function declarations
 * are hoisted to anyway, and exports them by other names: V8 takes neither a declared function nor an exported constant
 * for one that cannot change.
 */
export function constantFunctions(module) {
  return {
    name: 'constant-functions',
    renderChunk(code, chunk) {
      return chunk.name === module ? withConstants(this.parse(code).body, code) : null;
    },
  };
}

/** Throws an Error where the module exports in another form than a list, which the bundler is not known to write. */
function withConstants(body, code) {
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
}
