import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSourceSql } from './sql-text.ts';
import { findSqlTrespasses } from './sql-walls.ts';

const room = (name: string, exports = {}) => JSON.stringify({ name: `@wura/${name}`, exports });

const sound = {
  'core/people/package.json': room('people', { './server': './server/queries.ts' }),
  'core/people/migrations/0001-people.sql': 'create schema people; create table people.person (id bigint);',
  'core/people/functions/known.sql': 'create or replace view people.known as select id from people.person;',
  'core/people/server/queries.ts':
    "export const columns = 'id, name';\nconst q = `select ${columns} from people.person`;",
  'core/shops/package.json': room('shops'),
  'core/shops/migrations/0001-shops.sql':
    'create schema shops; -- like people.person\ncreate table shops.shop (owner bigint references people.person (id));',
  'core/shops/server/queries.ts': "db.query('select * from shops.shop s join people.known k on k.id = s.owner');",
  'core/shops/server/queries.test.ts': "db.query('delete from people.person');",
};

test('a room that names its own tables and what others publish passes', () => {
  expect(findSqlTrespasses(tree({}))).toEqual([]);
});

test.each([
  ['a text of the source', 'core/shops/server/more.ts', "\ndb.query('select name from people.person');", 2],
  ['a part of one', 'core/shops/server/more.ts', 'const joins = `join people.person p on p.id = ${of}.owner`;', 1],
  ['a function', 'core/shops/functions/find.sql', 'select 1; -- why\nselect id from people.person;', 1],
  ['a migration', 'core/shops/migrations/0002-more.sql', 'update people.person set id = 1;', 1],
])('%s that names a table of another room is found, and the remedy said', (_what, file, text, line) => {
  expect(findSqlTrespasses(tree({ [file]: text }))).toEqual([
    `${file}:${line}: 'people.person' is a table of core/people: read one of people.known, or publish a view or a function of what is needed in core/people/functions`,
  ]);
});

test('a statement is put together from the constants that it names, across files', () => {
  const file = 'core/shops/server/more.ts';
  const text =
    "import { columns } from '@wura/people/server';\nconst where = `where id = $1`;\ndb.query(`select ${columns} from shops.shop ${where} limit ${n > 1 ? 2 : 'all'}`);";
  const { statements, unknown } = readSourceSql(tree({ [file]: text }), [file]);
  expect(unknown).toEqual([]);
  expect(statements.map(({ sql }) => sql)).toEqual([
    'select id, name from shops.shop where id = $1 limit 2',
    'select id, name from shops.shop where id = $1 limit all',
  ]);
});

test('a statement with a part that only a run knows is said, until samples of it are given', () => {
  const file = 'core/shops/server/more.ts';
  const root = tree({
    [file]: 'const find = (where: string) => db.query(`select id from shops.shop where ${where}`);',
  });
  expect(readSourceSql(root, [file]).unknown).toEqual([`\`where\` in ${file}`]);
  const { statements, unknown } = readSourceSql(root, [file], { [file]: { where: ['id = 1', 'owner = 2'] } });
  expect(unknown).toEqual([]);
  expect(statements.map(({ sql }) => sql)).toEqual([
    'select id from shops.shop where id = 1',
    'select id from shops.shop where owner = 2',
  ]);
});

function tree(extra: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'wura-walls-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries({ ...sound, ...extra })) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
