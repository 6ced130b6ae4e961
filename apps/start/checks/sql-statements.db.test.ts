import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { sqlSamples } from './sql-samples.ts';
import { productSources, readSourceSql, type Statement } from './sql-text.ts';

// Every statement that the product can send is planned against the migrated database by the logins that may send it: a
// column that was renamed, or a right that was taken away, fails here and not at a customer's.

const { statements, unknown } = readSourceSql(root, productSources(root), sqlSamples);

/** What only commands of the database's owner send. */
const ownersAlone = [
  'apps/server/',
  'capabilities/partner-webhooks/server/reseal-secrets.ts',
  'core/operators/server/add-operator.ts',
  'core/orders/server/reseal.ts',
  'core/policy/server/register-rules.ts',
  'core/wallets/server/register-kinds.ts',
  'packages/database/',
];

let database: TestDatabase;
let pools: Readonly<Record<string, Pool>>;

beforeAll(async () => {
  database = await cloneDatabase();
  pools = {
    web: database.pool('wura_app'),
    worker: database.pool('wura_worker'),
    signer: database.pool('wura_signer'),
    checker: database.pool('wura_checker'),
    owner: database.pool('none'),
  };
});
afterAll(() => database.close());

it('every statement is written in the source, or has samples of the part that is computed', () => {
  expect(unknown, 'give samples of these in apps/start/checks/sql-samples.ts').toEqual([]);
  expect(statements.length).toBeGreaterThan(200);
});

it('a statement that names what is not there, or what no login may read, is found', async () => {
  const about = (sql: string) => ({ file: 'x.ts', line: 1, sql });
  expect(await faultOf(pools['web']!, about('select nonsense from identity.person where id = $1'))).toContain(
    'nonsense',
  );
  expect(await faultOf(pools['checker']!, about('select password_hash from identity.customers'))).toContain('denied');
  expect(await faultOf(pools['web']!, about('update ledger.chain set amount = $1'))).toContain('denied');
  expect(await faultOf(pools['web']!, about('select id from identity.person where id = $1'))).toBeUndefined();
});

describe.each([...new Set(statements.map(({ file }) => file))])('%s', file => {
  it('sends what the migrated database understands and a serving login may ask', async () => {
    for (const statement of statements.filter(other => other.file === file)) {
      const logins = [
        'web',
        'worker',
        'signer',
        'checker',
        ...(ownersAlone.some(own => file.startsWith(own)) ? ['owner'] : []),
      ];
      const faults: string[] = [];
      for (const login of logins) {
        const fault = await faultOf(pools[login]!, statement);
        if (!fault) break;
        faults.push(`${login}: ${fault}`);
      }
      expect(faults.length < logins.length, `${file}:${statement.line}\n${statement.sql}\n${faults.join('\n')}`).toBe(
        true,
      );
    }
  });
});

/** Of which there are as many as there are staff, rules, providers, days or parts of the books, and no more. */
const smallTables = new Set([
  'bills.stopped_sale',
  'intra_transfers.told_up_to',
  'ledger.closed',
  'ledger.kind',
  'ledger.stretch',
  'ledger.system_wallet',
  'operators.approval',
  'operators.audit_verified',
  'operators.operators',
  'pg_catalog.pg_authid',
  'policy.rule',
  'rates.accepted',
  'receipts.signing_key',
  'reconciliation.position',
  'reconciliation.run',
  'usdt.hot_wallet',
  'usdt.progress',
  'usdt.signer',
  'wallets.naming',
]);

/** What goes through everything by its nature: commands of the owner's, audits, and the last steps of an erasure. */
const passes = new Set([
  'apps/server/refuse-demo.ts',
  'apps/server/seed-demo.ts',
  'capabilities/my-data/server/keep-by-law.ts',
  'core/identity/server/customer-vault.ts',
  'core/ledger/server/verify.ts',
]);

it('every statement finds its rows by an index, save in tables that stay small: it costs the same after years', async () => {
  const client = await pools['owner']!.connect();
  const scanned: string[] = [];
  try {
    // A plan for any values at all, which reads a whole table only where no index would do.
    await client.query(`set plan_cache_mode = force_generic_plan`);
    await client.query('set enable_seqscan = off');
    for (const { file, line, sql } of statements) {
      if (passes.has(file) || ownersAlone.some(own => file.startsWith(own))) continue;
      // The beginning of others is not sent by itself.
      if (statements.some(other => other.file === file && other.sql !== sql && other.sql.startsWith(sql))) continue;
      for (const table of await tablesReadWhole(client, sql)) {
        if (!smallTables.has(table)) scanned.push(`${file}:${line} reads all of ${table}`);
      }
    }
  } finally {
    client.release(true);
  }
  expect(scanned, 'add an index, or say why in the lists above').toEqual([]);
});

it('no statement compares a column that an index has with a clock that runs on: the index could not say where to begin', async () => {
  const client = await pools['owner']!.connect();
  const found: string[] = [];
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name
         from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)`,
    );
    const indexed = new Set(rows.map(({ name }) => name));
    await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off');
    for (const { file, line, sql } of statements.filter(each => each.sql.includes('clock_timestamp()'))) {
      for (const node of nodesOf(await planOf(client, sql))) {
        const compared = node.Filter?.matchAll(/(\w+) [<>]=? \(?clock_timestamp\(\)/g) ?? [];
        for (const [, column] of compared) {
          if (!indexed.has(`${node.Schema}.${node['Relation Name']}.${column}`)) continue;
          found.push(`${file}:${line} ${node['Relation Name']}.${column}`);
        }
      }
    }
  } finally {
    client.release(true);
  }
  expect(found, 'write statement_timestamp()').toEqual([]);
});

it('an erasure finds what is of one customer among the rows of all by an index', async () => {
  // As the functions that forget say it; what is in a function is planned only when it is called.
  const sought = [
    'delete from notices.mails m where lower(m.recipient) = lower($1)',
    'delete from notices.texts t where t.recipient = $1',
    'delete from identity.login_names n where n.customer = $1',
    'delete from identity.kept_names k where k.customer = $1',
    `update bulk_pay.line l set name = '' where l.bank = '' and l.number = $1`,
    `update scheduled_payments.schedule s set name = '' where s.kind = 'transfer' and s.number = $1`,
  ];
  const client = await pools['owner']!.connect();
  try {
    await client.query(`set plan_cache_mode = force_generic_plan; set enable_seqscan = off`);
    for (const sql of sought) {
      expect(await tablesReadWhole(client, sql), sql).toEqual([]);
    }
  } finally {
    client.release(true);
  }
});

it('what is deleted is looked for by an index wherever it is named, not through whole tables', async () => {
  const files = globSync('{packages,core,capabilities}/*/{functions/*.sql,server/**/*.ts}', {
    cwd: root,
    exclude: file => file.endsWith('.test.ts'),
  });
  const text = files.map(file => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const deleted = [...new Set([...text.matchAll(/\bdelete from (\w+\.\w+)/g)].map(([, table]) => table!))];
  expect(deleted).toContain('kyc.files');
  // As long as an index leads with the column, and leaves out no more than what names nothing.
  const { rows } = await pools['owner']!.query<{ name: string }>(
    `select format('%s (%s)', c.conrelid::regclass, a.attname) as name
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = any($1::text[]::regclass[])
        and not exists (
          select from pg_index i
           where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
             and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by name`,
    [deleted.filter(table => !table.startsWith('pg_'))],
  );
  expect(rows, 'add an index on the column').toEqual([]);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Subplan Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** As the server would carry it out for any values at all. */
async function planOf(client: Pick<Pool, 'query'>, sql: string): Promise<Plan> {
  const count = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  await client.query(`prepare planned as ${sql}`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json, verbose) execute planned${count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`}`,
  );
  await client.query('deallocate planned');
  return rows[0]!['QUERY PLAN'][0].Plan;
}

const nodesOf = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function tablesReadWhole(client: Pick<Pool, 'query'>, sql: string): Promise<string[]> {
  const plan = await planOf(client, sql);
  const whole = JSON.stringify(plan);
  // Of what is asked for each row PostgreSQL keeps a second plan, for many rows, and chooses when it knows how many there are.
  const isAlternative = (node: Plan) => node['Subplan Name'] && whole.includes(`hashed ${node['Subplan Name']}`);
  const read = nodesOf(plan).filter(node => node['Node Type'] === 'Seq Scan' && !isAlternative(node));
  return [...new Set(read.map(node => `${node.Schema}.${node['Relation Name']}`))];
}

/** Prepared as it is sent, without types, and planned, which also looks whether the login has the rights. */
async function faultOf(pool: Pool, { sql }: Statement): Promise<string | undefined> {
  const count = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`;
  const client = await pool.connect();
  try {
    await client.query(`prepare tried as ${sql}`);
    await client.query(`explain execute tried${values}`);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query('deallocate all');
    client.release();
  }
}
