import type { Pool } from '@wura/database';
import type { PoolClient } from 'pg';

export interface NewsLine {
  close(): void;
}

const reconnectMs = 500;

/**
 * Hears from the database whom there is news for, on one connection for the whole process. While it is broken nothing is
 * heard, so every customer is taken to have news once it is whole again.
 */
export function listenForNews(
  pool: Pool,
  on: { news: (customers: readonly bigint[]) => void; anything: () => void },
): NewsLine {
  let line: PoolClient | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    try {
      const client = await pool.connect();
      if (isClosed) return client.release(true);
      line = client;
      client.on('error', () => hangUp(client));
      client.on('end', () => hangUp(client));
      client.on('notification', ({ payload = '' }) => on.news(payload.split(',').map(BigInt)));
      await client.query('listen notices');
      on.anything();
    } catch {
      hangUp(line);
    }
  }

  function hangUp(client: PoolClient | undefined): void {
    if (client !== line) return;
    if (line) {
      line.removeAllListeners('notification');
      // Its last words must not end the process.
      line.on('error', () => {});
      line.release(true);
      line = undefined;
    }
    if (!isClosed) setTimeout(() => void (isClosed || open()), reconnectMs).unref();
  }

  void open();
  return {
    close() {
      isClosed = true;
      hangUp(line);
    },
  };
}
