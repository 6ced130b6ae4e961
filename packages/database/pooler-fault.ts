import type pg from 'pg';

const remedy =
  'a pooler such as PgBouncer stands before it, and does not pass on what each connection asks for: name PostgreSQL itself in DATABASE_URL';

/** What an operator does about a server that refused the start-up message of a connection for the settings in it. */
export const poolerFault = (message: string): string | undefined =>
  /unsupported startup parameter/.test(message) ? remedy : undefined;

/**
 * Throws when the settings of this connection were dropped on its way. A pooler that was told to ignore them loses the time limits,
 * the search path and the durability of each commit without a word, and may lend one session to several callers.
 */
export async function requireOwnSettings(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ path: string }>(`select current_setting('search_path') as path`);
  if (rows[0]!.path !== 'pg_catalog') throw new Error(`the database is not reached as it has to be: ${remedy}`);
}
