import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Expression, type Node } from 'oxc-parser';
import { readRooms, resolveImport } from './rooms.ts';

// SQL is written in texts of the source and in .sql files. Here the texts are found and put together as they will be when
// they are sent: a `${fragment}` of a text is followed to the constant it stands for, into another file if need be.

const floors = ['packages', 'core', 'capabilities', 'providers', 'apps'];

/** A statement as it is sent, and where it stands. */
export interface Statement {
  readonly file: string;
  readonly line: number;
  readonly sql: string;
}

export interface SourceSql {
  readonly statements: readonly Statement[];
  /** Every piece of text that may be SQL, whole statement or not. */
  readonly texts: readonly Statement[];
  /** Texts with a part that only a run knows: the caller gives samples of it. */
  readonly unknown: readonly string[];
}

/** What a part that is computed may be, by file and by how it is written there. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Of the code that runs in the product: tests and tools that look into everything have their own reasons. */
export function productSources(root: string): string[] {
  return globSync(`{packages,core,capabilities,providers}/*/**/*.ts`, { cwd: root })
    .concat(globSync('apps/server/*.ts', { cwd: root }))
    .filter(name => !/(^|\/)(node_modules|testing|web|console|testkit)\/|\.test\.ts$|\.d\.ts$/.test(name))
    .sort();
}

export function readSourceSql(root: string, files: readonly string[], samples: Samples = {}): SourceSql {
  const reader = createReader(root, samples);
  const found = files.map(file => reader.sqlIn(file));
  return {
    statements: found.flatMap(({ statements }) => statements),
    texts: found.flatMap(({ texts }) => texts),
    unknown: [...new Set(found.flatMap(({ unknown }) => unknown))],
  };
}

const beginning = /^\s*((select|insert into|update|delete from)\s|with (recursive )?[a-z_]+ as\b)/;
const sqlWord = /\b(select|insert into|update|delete from|from|join|references)\b/;

/** Thrown where a text has a part that is not written in the source. */
class Computed extends Error {}

function createReader(root: string, samples: Samples) {
  const rooms = readRooms(root, floors);
  const parsed = new Map<string, Parsed>();

  function parse(file: string): Parsed {
    const known = parsed.get(file);
    if (known) return known;
    const fresh = parseFile(root, file);
    parsed.set(file, fresh);
    return fresh;
  }

  /** All texts that an expression can stand for. */
  function expand(node: Expression, file: string): string[] {
    const { source } = parse(file);
    const given = samples[file]?.[source.slice(node.start, node.end)];
    if (given) return [...given];
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string' || typeof node.value === 'number') return [String(node.value)];
        break;
      case 'TemplateLiteral':
        return node.quasis.reduce<string[]>(
          (sofar, { value }, at) => {
            const parts = at === 0 ? [''] : expand(node.expressions[at - 1] as Expression, file);
            return sofar.flatMap(text => parts.map(part => text + part + (value.cooked ?? '')));
          },
          [''],
        );
      case 'ConditionalExpression':
        return [...expand(node.consequent, file), ...expand(node.alternate, file)];
      case 'Identifier': {
        const constant = constantNamed(node.name, file);
        if (constant) return expand(constant.value, constant.file);
      }
    }
    throw new Computed(`\`${source.slice(node.start, node.end)}\` in ${file}`);
  }

  function constantNamed(name: string, file: string): { value: Expression; file: string } | undefined {
    const { constants, imports } = parse(file);
    const value = constants.get(name);
    if (value) return { value, file };
    const from = imports.get(name);
    const target = from && resolveImport(rooms, file, from.path);
    return target ? constantNamed(from.name, target) : undefined;
  }

  return {
    sqlIn(file: string): SourceSql {
      const statements: Statement[] = [];
      const texts: Statement[] = [];
      const unknown: string[] = [];
      const { source, written, sent } = parse(file);
      for (const node of written) {
        const line = source.slice(0, node.start).split('\n').length;
        const own =
          node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : node.value;
        if (typeof own !== 'string') continue;
        if (sqlWord.test(own)) texts.push({ file, line, sql: own });
        try {
          for (const sql of expand(node, file)) {
            if (beginning.test(sql) && sqlWord.test(sql)) statements.push({ file, line, sql });
          }
        } catch (error) {
          if (!(error instanceof Computed)) throw error;
          if (sent.has(node.start) || beginning.test(own)) unknown.push(error.message);
        }
      }
      return { statements, texts, unknown };
    },
  };
}

type Written = Extract<Node, { type: 'TemplateLiteral' | 'Literal' }>;

interface Parsed {
  readonly source: string;
  /** Texts that are no part of another one. */
  readonly written: readonly Written[];
  /** Where the first argument of each `query` begins. */
  readonly sent: ReadonlySet<number>;
  readonly constants: ReadonlyMap<string, Expression>;
  readonly imports: ReadonlyMap<string, { path: string; name: string }>;
}

function parseFile(root: string, file: string): Parsed {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const written: Written[] = [];
  const sent = new Set<number>();
  const constants = new Map<string, Expression>();
  const imports = new Map<string, { path: string; name: string }>();
  let depth = 0;
  new Visitor({
    TemplateLiteral(node) {
      if (depth++ === 0) written.push(node);
    },
    'TemplateLiteral:exit': () => void depth--,
    Literal(node) {
      if (depth === 0 && typeof node.value === 'string') written.push(node);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (first && callee.property.name === 'query') sent.add(first.start);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    ImportDeclaration({ source: from, specifiers }) {
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        imports.set(specifier.local.name, { path: from.value, name: specifier.imported.name });
      }
    },
  }).visit(program);
  return { source, written, sent, constants, imports };
}
