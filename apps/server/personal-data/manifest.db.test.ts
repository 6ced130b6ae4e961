import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columns } from './manifest.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

test('every column that can hold words, bytes or a day is declared with what becomes of it, and no other is', async () => {
  const { rows } = await database.pool('none').query<{ name: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
        and n.nspname not in ('pg_catalog', 'information_schema', 'platform')
        and (t.typname in ('text', 'varchar', 'bpchar', 'bytea', 'json', 'jsonb', 'date', 'uuid', 'inet', 'xml')
             or t.typcategory = 'A' and t.typname in ('_text', '_bytea', '_jsonb'))
      order by 1`,
  );
  const real = rows.map(({ name }) => name);
  const declared = Object.entries(columns).flatMap(([table, fates]) =>
    Object.values(fates).flatMap(names => names.split(' ').map(name => `${table}.${name}`)),
  );
  // A column that is new belongs into apps/server/personal-data/manifest.ts, with its fate.
  expect(real.filter(name => !declared.includes(name))).toEqual([]);
  expect(declared.filter(name => !real.includes(name))).toEqual([]);
  expect(new Set(declared).size).toBe(declared.length);
});
