import type { Pool } from '@wura/database';
import { columns, type Fate } from './manifest.ts';

// A word of its own in every column of the manifest that has to be forgotten, in rows that belong to one customer. They are
// put in past the rules of their tables, on a database that is thrown away, so that no history has to be lived for each.

const forgotten: readonly Fate[] = ['sealed', 'erased', 'kept'];

export interface Canary {
  /** `schema.table.column`. */
  readonly column: string;
  /** As they stand in a row, in a file, or in the digits of bytes. */
  readonly spellings: readonly string[];
}

/** Whose rows they are, by the names under which tables speak of a customer. */
export interface Owner {
  readonly number: bigint;
  readonly walletId: bigint | number;
  readonly publicId: string;
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly label: string | null;
  readonly length: number | null;
  readonly of_table: string | null;
  readonly of_column: string | null;
}

/** Rows that the customer has already, because books and accounts are not made up; the rest is inserted. */
const written: Readonly<Record<string, (owner: Owner) => string>> = {
  'identity.customers': ({ number }) => `id = ${number}`,
  'wallets.movement': ({ walletId }) => `wallet = ${walletId}`,
  'wallets.remark': ({ walletId }) =>
    `transfer_id in (select transfer_id from ledger.entry where wallet_id = ${walletId} and amount < 0)`,
};

export async function plantCanaries(pool: Pool, owner: Owner, without: readonly string[]): Promise<Canary[]> {
  const canaries: Canary[] = [];
  const planted = new Map<string, Map<string, unknown>>();
  const tables = Map.groupBy(await readColumns(pool), ({ table }) => table);
  const client = await pool.connect();
  try {
    // Neither triggers nor references ask; what a column may hold is asked no more.
    await client.query('set session_replication_role = replica');
    for (const [table, all] of tables) {
      const fates = columns[table] ?? {};
      const hidden = forgotten.flatMap(fate => fates[fate]?.split(' ') ?? []);
      if (hidden.length === 0 && !isReferred(table, tables)) continue;
      await dropChecks(table);
      const row = new Map<string, unknown>();
      for (const column of all) {
        const name = `${table}.${column.column}`;
        const canary =
          hidden.includes(column.column) && !without.includes(name) && column.column !== 'recipient'
            ? canaryOf(column, canaries.length)
            : undefined;
        if (canary) canaries.push({ column: name, spellings: canary.spellings });
        row.set(column.column, canary ? canary.value : valueOf(column, { owner, planted, seed: planted.size + 1 }));
      }
      planted.set(table, row);
      const where = written[table]?.(owner);
      const names = where
        ? [...row.keys()].filter(name => canaries.some(c => c.column === `${table}.${name}`))
        : [...row.keys()];
      const values = names.map(name => row.get(name));
      if (where) {
        const sets = names.map((name, at) => `${name} = $${at + 1}`).join(', ');
        const { rowCount } = await client.query(`update ${table} set ${sets} where ${where}`, values);
        if (!rowCount) throw new Error(`${table} has no row of the customer`);
      } else {
        if (row.has('customer')) await client.query(`delete from ${table} where customer = $1`, [owner.number]);
        const places = names.map((_, at) => `$${at + 1}`).join(', ');
        await client.query(
          `insert into ${table} (${names.join(', ')}) overriding system value values (${places})`,
          values,
        );
      }
    }
    return canaries;
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }

  async function dropChecks(table: string) {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    for (const { name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  }
}

const isReferred = (table: string, tables: ReadonlyMap<string, readonly Column[]>) =>
  !(table in written) &&
  table !== 'wallets.wallet' &&
  !table.startsWith('ledger.') &&
  [...tables].some(([other, all]) => other !== table && all.some(({ of_table }) => of_table === table));

async function readColumns(pool: Pool): Promise<readonly Column[]> {
  // In the order in which the tables were made, so that what is referred to comes first.
  const { rows } = await pool.query<Column>(
    `select c.oid::regclass::text as "table", quote_ident(a.attname) as "column", t.typname::text as type,
            (select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder limit 1) as label,
            case when a.atttypmod > 4 and t.typname in ('bpchar', 'varchar') then a.atttypmod - 4 end as length,
            k.confrelid::regclass::text as of_table, f.attname::text as of_column
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
       left join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
      where c.oid::regclass::text = any($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.oid, a.attnum`,
    [Object.keys(columns)],
  );
  return rows;
}

/** As rooms name the files that they seal: the worker that removes them looks at the name first. */
const fileName = (word: string) => `fil_${word.padEnd(26, '0')}`;

function canaryOf(
  { column, type, length }: Column,
  number: number,
): { value: unknown; spellings: string[] } | undefined {
  const word = `cnry${String(number).padStart(4, '0')}`.slice(0, length ?? 8);
  if (column === 'file') return { value: fileName(word), spellings: [word] };
  const hex = Buffer.from(word).toString('hex');
  const spellings = [word, hex];
  if (type === 'date') {
    const day = new Date(Date.UTC(1901, 0, 1 + number)).toISOString().slice(0, 10);
    return { value: day, spellings: [day] };
  }
  if (type === 'bytea') return { value: Buffer.from(word), spellings };
  if (type === 'json' || type === 'jsonb') return { value: JSON.stringify({ customer: word }), spellings };
  if (type === '_text') return { value: [word], spellings };
  return ['text', 'varchar', 'bpchar'].includes(type) ? { value: word, spellings } : undefined;
}

function valueOf(
  { table, column, type, label, of_table, of_column }: Column,
  { owner, planted, seed }: { owner: Owner; planted: ReadonlyMap<string, ReadonlyMap<string, unknown>>; seed: number },
): unknown {
  if (of_table === 'identity.customers' || ['customer', 'asker'].includes(column)) return owner.number;
  if (of_table === 'wallets.wallet' || column === 'wallet') return owner.walletId;
  if (of_table && of_column && planted.get(of_table)?.has(of_column)) return planted.get(of_table)!.get(of_column);
  if (table === 'kyc.files' && column === 'id') return fileName('planted');
  if (column === 'subject') return owner.publicId;
  if (column === 'recipient')
    return planted.get('identity.customers')?.get(table === 'notices.texts' ? 'phone' : 'email');
  if (label !== null) return label;
  if (type === 'bool') return false;
  if (type === 'timestamptz') return new Date(0);
  if (type === 'date') return '2020-01-01';
  if (type === 'json' || type === 'jsonb') return '{}';
  if (type === 'bytea') return Buffer.from(`b${seed}`);
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  if (type.startsWith('_')) return [];
  if (/^(int|float|numeric)/.test(type)) return type === 'int2' ? 1 : 900_000 + seed;
  return `planted-${seed}`;
}
