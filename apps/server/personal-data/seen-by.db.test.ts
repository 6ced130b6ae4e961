import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Pool } from '@wura/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columns, views } from './manifest.ts';
import { seenBy } from './seen-by.ts';

// Made from the manifest: every column that holds personal data is asked for by the login of every process.

const fates = ['sealed', 'erased', 'kept', 'brief', 'staff'] as const;
const personal = new Map<string, readonly string[]>([
  ...Object.entries(columns).map(([table, of]) => [table, fates.flatMap(fate => of[fate]?.split(' ') ?? [])] as const),
  ...Object.entries(views).map(([view, names]) => [view, names.split(' ').filter(Boolean)] as const),
]);

const asked = [
  [...personal].flatMap(([table, names]) => names.map(() => table)),
  [...personal].flatMap(([, names]) => names),
];

let database: TestDatabase;
let owner: Pool;
let pools: Record<keyof typeof seenBy, Pool>;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  const [web, worker] = [database.pool('wura_app'), database.pool('wura_worker')];
  pools = { web, worker, signer: database.pool('wura_signer'), checker: database.pool('wura_checker') };
});
afterAll(() => database.close());

/** `schema.table(some columns)`, or all of its personal ones. */
const declaredFor = (login: keyof typeof seenBy) =>
  Object.values(seenBy[login]).flatMap(list =>
    [...list.matchAll(/([\w.]+)(?:\(([^)]*)\))?/g)].flatMap(([, table, some]) =>
      (some?.split(' ') ?? personal.get(table!) ?? ['is not in the manifest']).map(column => `${table}.${column}`),
    ),
  );

describe.each(Object.keys(seenBy) as (keyof typeof seenBy)[])('the login of the %s process', login => {
  it('sees the personal data that its work needs, and is refused every other column of it', async () => {
    const { rows } = await pools[login].query<{ name: string; may: boolean }>(
      `select format('%s.%s', t, c) as name,
              has_schema_privilege(split_part(t, '.', 1), 'usage') and has_column_privilege(t, c, 'select') as may
         from unnest($1::text[], $2::text[]) as asked (t, c)`,
      asked,
    );
    const seen = rows.filter(({ may }) => may).map(({ name }) => name);
    const declared = declaredFor(login);
    expect(new Set(declared).size, 'each is declared once').toBe(declared.length);
    // One that is new needs a line in apps/server/personal-data/seen-by.ts, with what for, or no grant.
    expect(seen.toSorted()).toEqual(declared.toSorted());
  });

  it('is told so by the database, table by table, when it selects what it may not', async () => {
    const declared = new Set(declaredFor(login));
    for (const [table, names] of personal) {
      const hidden = names.filter(name => !declared.has(`${table}.${name}`));
      if (hidden.length === 0) continue;
      await expect(pools[login].query(`select ${hidden[0]} from ${table} limit 0`), table).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

it('the role that no process has, and that commands of the owner take to count, sees no personal data', async () => {
  const { rows } = await owner.query<{ seen: string }>(
    `select c.table_name || '.' || c.column_name as seen
       from unnest($1::text[], $2::text[]) as c (table_name, column_name)
      where has_column_privilege('wura_reader', c.table_name, c.column_name, 'select')`,
    asked,
  );
  expect(rows.map(({ seen }) => seen)).toEqual([]);
});

it('a view that shows a personal column of its table by that name is declared with it', async () => {
  const { rows } = await owner.query<{ view: string; column: string; table: string }>(
    `select distinct v.oid::regclass::text as view, shown.attname::text as column, t.oid::regclass::text as table
       from pg_class v join pg_rewrite r on r.ev_class = v.oid
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
       join pg_class t on t.oid = d.refobjid and t.relkind in ('r', 'p')
       join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
       join pg_attribute shown on shown.attrelid = v.oid and shown.attname = a.attname
      where v.relkind = 'v' and not (v.relnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace))`,
  );
  const shown = rows.filter(({ table, column }) => personal.get(table)?.includes(column));
  expect(shown.length).toBeGreaterThan(10);
  const missing = shown.filter(({ view, column }) => !personal.get(view)?.includes(column));
  expect(missing).toEqual([]);
});
