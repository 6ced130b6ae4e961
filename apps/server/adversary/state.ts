import { booksBalance, verifyBooks } from '@wura/ledger/server/verify';
import type { Pool } from '@wura/database';
import { whatMoved, type Accepted } from './moved-money.ts';
import type { Product, Person } from './product.ts';

/** What an attack may not have changed, as text to compare. */
export interface State {
  /** Every link that any wallet's chain ends in: money cannot move without one of them changing. */
  readonly heads: string;
  /** All rows about the victim and the friend, in whatever table there is. */
  readonly others: string;
  /** What customers may not do to themselves. */
  readonly privileges: string;
}

export async function readState({ all, victim, friend }: Product): Promise<State> {
  const heads = await all.query<{ heads: string }>(
    `select coalesce(string_agg(concat_ws(':', wallet_id, seq, balance_after, cum_credit), ' ' order by wallet_id), '') as heads
     from (select distinct on (wallet_id) * from ledger.entry order by wallet_id, seq desc) e`,
  );
  const privileges = await all.query<{ odd: bigint; accounts: string }>(
    `select count(*) filter (where kyc_completed or is_frozen) as odd,
            md5(string_agg(concat_ws(':', id, public_id, account_number), ' ' order by id) filter (where id <= 4)) as accounts
     from identity.customers`,
  );
  const { odd, accounts } = privileges.rows[0]!;
  return {
    heads: heads.rows[0]!.heads,
    others: await rowsAbout(all, [victim, friend]),
    privileges: `${odd} ${accounts}`,
  };
}

/**
 * Any attacker may fail to sign in as the victim, and that is written down: it is the one thing that others may add. And whose
 * payments are asked about once more is thrown away after a minute by the next change.
 */
const changedByOthers = ['security_events', 'lately_changed'];

/** Asked hundreds of times of one database, whose tables are the same from its first day. */
const asked = new WeakMap<Pool, Promise<string>>();

/** One word for each table and each of the people, so that what changed can be named. */
async function rowsAbout(all: Pool, people: readonly Person[]): Promise<string> {
  const sql = asked.get(all) ?? digestsOfTables(all);
  asked.set(all, sql);
  const { rows } = await all.query<{ digests: string }>({ name: 'rows about people', text: await sql }, [
    people.map(({ id }) => id),
  ]);
  return rows[0]!.digests;
}

async function digestsOfTables(all: Pool): Promise<string> {
  const { rows } = await all.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
     from information_schema.columns
     where column_name in ('customer', 'customer_id', 'owner') and data_type = 'bigint'
       and table_schema not in ('pg_catalog', 'information_schema') and table_name <> all($1)
     order by 1`,
    [changedByOthers],
  );
  const digests = [{ table: 'identity.customers', column: 'id' }, ...rows].map(
    // When a session was last used is written down somewhat later than the use.
    ({ table, column }) =>
      `select '${table}' as name, ${column} as person, md5(string_agg(t, '|' order by t)) as digest
       from (select ${column}, (to_jsonb(r) - 'last_used_at')::text as t from ${table} r
             where ${column} = any(array(select id from person))) rows group by ${column}`,
  );
  return `with person as (select id from identity.customers where public_id = any($1))
          select string_agg(concat_ws('=', person, name, digest), ' ' order by name, person) as digests
          from (${digests.join(' union all ')}) digest`;
}

/** Each thing that changed, or that does not add up. */
export async function whatChanged(
  product: Product,
  before: State,
  accepted: readonly Accepted[] = [],
): Promise<string[]> {
  const after = await readState(product);
  const changed = (Object.keys(before) as (keyof State)[]).filter(part => before[part] !== after[part]);
  const balanced = booksBalance(await verifyBooks(product.all));
  return [
    ...changed.map(part => `${part} changed: ${difference(before[part], after[part])}`),
    ...(changed.includes('heads') ? await whatMoved(product.all, before.heads, accepted) : []),
    ...(balanced ? [] : ['the books do not balance']),
  ];
}

function difference(before: string, after: string): string {
  const held = new Set(before.split(' '));
  const words = after.split(' ');
  return (
    words
      .filter(word => !held.has(word))
      .slice(0, 5)
      .join(' ') || `${held.size} became ${words.length}`
  );
}
