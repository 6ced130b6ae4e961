import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Expression, type PropertyKey } from 'oxc-parser';
import { readImports } from './imports.ts';
import { readRooms, resolveImport } from './rooms.ts';

// A text that no code reads is translated seven times all the same. The compiler cannot say which: a catalogue is one object,
// and objects may be handed on whole.

const floors = ['packages', 'core', 'capabilities', 'providers', 'apps'];

interface Source {
  /** The files it imports, from the repository's folder. */
  readonly imports: readonly string[];
  readonly catalogues: readonly { readonly name: string; readonly keys: readonly string[] }[];
  /** Names of properties that it reads, and texts that could be such a name. */
  readonly read: ReadonlySet<string>;
  /** Names that it puts together, as in words[`${kind}Helper`]. */
  readonly composed: readonly RegExp[];
}

/**
 * `file: catalogue.key`, for each key of a catalogue that is named neither where the catalogue is imported nor in what is
 * imported there, to which it may be handed on. Texts in groups are mostly looked up by a code of the server's, and a group
 * counts as one text.
 */
export function findUnreadTexts(root: string): string[] {
  const rooms = readRooms(root, floors);
  // No server meets a catalogue.
  const exclude = ['**/node_modules/**', '**/build/**', '**/server/**', 'apps/{bench,e2e,proof,sandbox,start}/**'];
  const names = globSync(`{${floors.join(',')}}/**/*.{ts,tsx}`, { cwd: root, exclude });
  const sources = new Map(
    names
      .filter(name => !/\.(test|spec|fr|es|ha|ig|yo|pcm)\.tsx?$/.test(name))
      .map(name => [name, readSource(name, readFileSync(path.join(root, name), 'utf8'))]),
  );

  function readSource(name: string, text: string): Source {
    const imports = readImports(name, text).map(specifier => resolveImport(rooms, name, specifier));
    return { imports: imports.filter(target => target !== undefined), ...readNames(name, text) };
  }

  /** Every file that uses this one, and what those import. */
  function readersOf(file: string): Source[] {
    const met = new Set([...sources].filter(([, { imports }]) => imports.includes(file)).map(([name]) => name));
    for (const name of met) for (const target of sources.get(name)?.imports ?? []) met.add(target);
    met.delete(file);
    return [...met].map(name => sources.get(name)).filter(source => source !== undefined);
  }

  return [...sources]
    .filter(([, { catalogues }]) => catalogues.length > 0)
    .flatMap(([file, { catalogues }]) => {
      const readers = readersOf(file);
      const isRead = (key: string) =>
        readers.some(({ read, composed }) => read.has(key) || composed.some(pattern => pattern.test(key)));
      return catalogues.flatMap(({ name, keys }) =>
        keys.filter(key => !isRead(key)).map(key => `${file}: ${name}.${key}`),
      );
    })
    .sort();
}

function readNames(name: string, text: string): Pick<Source, 'catalogues' | 'read' | 'composed'> {
  const catalogues: { name: string; keys: string[] }[] = [];
  const read = new Set<string>();
  const composed: RegExp[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') catalogues.push(...cataloguesIn(id.name, init));
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') read.add(property.name);
    },
    ObjectPattern: ({ properties }) => {
      for (const each of properties) if (each.type === 'Property') read.add(nameOf(each.key));
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') read.add(value);
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.raw);
      if (parts.length > 1 && /^\w+$/.test(parts.join(''))) composed.push(new RegExp(`^${parts.join('\\w+')}$`));
    },
  }).visit(parseSync(name, text).program);
  return { catalogues, read, composed };
}

function cataloguesIn(name: string, value: Expression | null): { name: string; keys: string[] }[] {
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'catalogue')
    return [];
  const [texts] = value.arguments;
  if (texts?.type !== 'ObjectExpression') return [];
  return [{ name, keys: texts.properties.flatMap(each => (each.type === 'Property' ? [nameOf(each.key)] : [])) }];
}

function nameOf(key: PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
