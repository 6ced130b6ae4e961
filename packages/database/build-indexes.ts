import type pg from 'pg';

// An ordinary `create index` keeps every writer of its table out until it is built: minutes, where there are years of payments.
// Built beside the writers it may not be part of a transaction, so that each index is a step by itself, which a start that was
// killed in the middle of it leaves invalid and the next one builds again.

/** Whether a file of migrations says that it builds indexes beside the writers. */
export const isConcurrent = (text: string): boolean => text.startsWith('-- concurrently\n');

interface Index {
  readonly schema: string;
  readonly name: string;
  readonly sql: string;
}

/** Builds what is not there, and takes away first what an earlier start has left half built. */
export async function buildIndexes(client: pg.Client, what: string, text: string): Promise<void> {
  try {
    const indexes = readIndexes(text);
    // It takes as long as it takes, and the writers it waits for do not wait for it.
    await client.query('set role wura_owner; set lock_timeout = 0; set statement_timeout = 0');
    for (const index of indexes) await build(client, index);
  } catch (error) {
    throw new Error(`${what} failed: ${(error as Error).message}`, { cause: error });
  } finally {
    await client.query('reset role; reset lock_timeout; reset statement_timeout').catch(() => {});
  }
}

function readIndexes(text: string): Index[] {
  const sql = text.replaceAll(/--.*$/gm, '');
  const indexes = sql
    .split(';')
    .map(statement => statement.trim())
    .filter(Boolean);
  return indexes.map(statement => {
    const [, name, schema] = /^create (?:unique )?index concurrently (\w+)\s+on (\w+)\.\w+\s/.exec(statement) ?? [];
    if (!name || !schema)
      throw new Error('a file that begins with `-- concurrently` holds `create index concurrently` alone');
    return { schema, name, sql: statement };
  });
}

async function build(client: pg.Client, { schema, name, sql }: Index): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = $1 and c.relnamespace = to_regnamespace($2)`,
    [name, schema],
  );
  if (rows[0]?.valid) return;
  if (rows[0]) await client.query(`drop index concurrently ${schema}.${name}`);
  // It waits for those who write this moment to come to their end, and lets others begin meanwhile.
  await client.query(sql);
}
