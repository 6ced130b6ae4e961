import { createPool } from '@wura/database';
import { connectionsOfStart } from './connections.ts';

/**
 * What an operator is told about a server that takes fewer connections than this start may come to need: it serves a quiet day, and
 * refuses customers on a busy one, when the reason is looked for everywhere else.
 */
export async function connectionsFault(url: string, webProcesses: number): Promise<string | undefined> {
  const pool = createPool({ url, role: 'none', max: 1, applicationName: 'wura-start' });
  try {
    const { rows } = await pool.query<{ taken: number }>(
      `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as taken`,
    );
    const [{ taken }, needed] = [rows[0]!, connectionsOfStart(webProcesses)];
    if (taken >= needed) return undefined;
    return `warning: the database takes ${taken} connections, and this start may need ${needed}: raise max_connections there, or begin fewer WEB_PROCESSES`;
  } finally {
    await pool.end();
  }
}
