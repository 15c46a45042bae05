import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { InputError, pathText, type Place, printable, type Problem } from './input-error.js';
import { tooMuch } from './yaml-guard.js';

/** What a YAML or JSON text says, and where each part of it stands. */
export interface Source {
  /** The file's name, or the option's. */
  readonly name: string;
  readonly data: unknown;
  readonly place: Place;
  /** Where a path begins in the text: problems are told in this order. */
  order(path: Problem['path']): number;
  /** A scalar as it was written, before it was read as a number or a word; undefined where there is none. */
  written(path: Problem['path']): string | undefined;
}

/** Anchors may be referred to so many times in all before it counts as an explosion. */
const MOST_ALIASES = 100;

/** Reads one YAML document, or JSON, which is YAML too. Throws InputError with line and column. */
export function readDocument(name: string, text: string): Source {
  const lines = new LineCounter();
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return line === 0 ? 'line 1' : `line ${line}, column ${col}`;
  };
  const reason = tooMuch(text);
  if (reason !== undefined) throw new InputError(name, [{ path: [], message: reason }]);
  const document = parse(name, text, lines);
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    throw new InputError(
      name,
      errors.map(({ code, message, pos }) => ({
        path: [],
        message: `${at(pos[0])}: ${code === 'MULTIPLE_DOCS' ? 'a second document begins; only one is read' : printable(message)}`,
      })),
    );
  }
  const misread = keyProblems(document, at);
  if (misread.length > 0) throw new InputError(name, misread);
  const place: Place = (path) => {
    const offset = offsetOf(document, path);
    const words = [offset === undefined ? '' : at(offset), pathText(path)];
    return words.filter((word) => word !== '').join(', ');
  };
  const written: Source['written'] = (path) => {
    const node = document.getIn(path, true);
    const scalar = isAlias(node) ? node.resolve(document) : node;
    return isScalar(scalar) ? scalar.source : undefined;
  };
  return { name, data: toData(name, document), place, order: (path) => offsetOf(document, path) ?? 0, written };
}

function parse(name: string, text: string, lineCounter: LineCounter): Document.Parsed {
  try {
    // Repeated keys are looked for below: the library compares every pair of keys.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      uniqueKeys: false,
      resolveKnownTags: false,
      logLevel: 'error',
    });
  } catch {
    throw new InputError(name, [{ path: [], message: 'cannot be read as YAML' }]);
  }
}

function toData(name: string, document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    throw new InputError(name, [{ path: [], message: aliasFault(error) }]);
  }
}

function aliasFault(error: unknown): string {
  if (!(error instanceof ReferenceError)) return 'cannot be read as YAML';
  const [, missing] = /^Unresolved alias \(.*\): (.*)$/s.exec(error.message) ?? [];
  return missing === undefined
    ? 'uses aliases (*name) too often'
    : `there is no anchor &${printable(missing)} for the alias *${printable(missing)}`;
}

/** Keys that stand twice in a mapping, or that are no words or numbers. */
function keyProblems(document: Document.Parsed, at: (offset: number) => string): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const where = isNode(key) && key.range ? `${at(key.range[0])}: ` : '';
        if (!isScalar(key) || isAlias(key) || key.value === null) {
          problems.push({ path: [], message: `${where}a key must be a word or a number` });
          continue;
        }
        const word = String(key.value);
        if (seen.has(word))
          problems.push({ path: [], message: `${where}${printable(word)} stands here a second time` });
        seen.add(word);
      }
    },
  });
  return problems;
}

/** Where the part at a path begins: its key, or the item of a list; of what is missing, the part it is missing from. */
function offsetOf(document: Document.Parsed, path: Problem['path']): number | undefined {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0];
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (pair === undefined) return offset;
      if (isNode(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair.value;
    } else {
      const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
      if (!isNode(item)) return offset;
      if (item.range) offset = item.range[0];
      node = item;
    }
  }
  return offset;
}
