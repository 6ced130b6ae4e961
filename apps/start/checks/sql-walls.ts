import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productSources, readSourceSql, type Statement } from './sql-text.ts';

// A room's tables are its own: its SQL names its own schema, and of others only what they publish, which is the views and
// functions in their `functions` folders. So a column can be renamed by reading one room. A table may refer to another
// room's by a foreign key, which is said where the table is made.

/** Each trespass in one line: where it is, what it names, and what to do instead. */
export function findSqlTrespasses(root: string): string[] {
  const owners = readOwners(root);
  const published = readPublished(root);
  const named = new RegExp(`\\b(${[...owners.keys()].join('|')})\\.([a-z_]+)\\b`, 'g');
  const texts = [...readSourceSql(root, productSources(root)).texts, ...readSqlFiles(root)];
  return texts.flatMap(({ file, line, sql }) =>
    [...sql.matchAll(named)].flatMap(([name, schema]) => {
      const owner = owners.get(schema!)!;
      if (file.startsWith(`${owner}/`) || published.has(name)) return [];
      const doors = [...published].filter(other => other.startsWith(`${schema}.`)).sort();
      const remedy = `publish a view or a function of what is needed in ${owner}/functions`;
      const instead = doors.length > 0 ? `read one of ${doors.join(', ')}, or ${remedy}` : remedy;
      return [`${file}:${line}: '${name}' is a table of ${owner}: ${instead}`];
    }),
  );
}

/** The folder of the room that each schema is named for. */
function readOwners(root: string): Map<string, string> {
  const rooms = globSync('{packages,core,capabilities}/*/{server,migrations,functions,package.json}', { cwd: root });
  const owners = new Map([['platform', 'packages/database']]);
  for (const folder of new Set(rooms.map(name => path.posix.dirname(name)))) {
    const schema = path.posix.basename(folder).replaceAll('-', '_');
    if (folder !== 'packages/platform' && hasSchema(root, schema)) owners.set(schema, folder);
  }
  return owners;
}

function hasSchema(root: string, schema: string): boolean {
  const made = new RegExp(`(create schema|rename to) ${schema}\\b`);
  return globSync('{packages,core,capabilities}/*/migrations/*.sql', { cwd: root }).some(file =>
    made.test(readFileSync(path.join(root, file), 'utf8')),
  );
}

function readPublished(root: string): Set<string> {
  // A function of a trigger is its table's own.
  const made = /^create or replace (?:view|function) ([a-z_]+\.[a-z_]+)\b(?!\([^)]*\) returns trigger)/gm;
  return new Set(
    globSync('{packages,core,capabilities}/*/functions/*.sql', { cwd: root }).flatMap(file =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(made)].map(([, name]) => name!),
    ),
  );
}

/** Migrations that were landed before there was a wall cannot be changed any more. */
const olderThanTheWall: readonly string[] = [
  'core/wallets/migrations/0001-wallets.sql',
  'core/wallets/migrations/0002-outside.sql',
  'capabilities/intra-transfers/migrations/0002-no-orphan.sql',
];

function readSqlFiles(root: string): Statement[] {
  return globSync('{packages,core,capabilities}/*/{migrations,functions}/*.sql', { cwd: root })
    .filter(file => !olderThanTheWall.includes(file))
    .map(file => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(/--.*$/gm, '');
      return { file, line: 1, sql: text.replace(/\breferences\s+[a-z_.]+|\bgrant references[^;]*;/g, '') };
    });
}
