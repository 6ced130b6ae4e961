import type { Log } from '@wura/platform/log';
import type { PoolClient } from 'pg';
import type { Pool } from './database.ts';

export interface ListenOptions {
  /** As NOTIFY names it. */
  channel: string;
  onNotice: (payload: string) => void;
  /** What was notified before this moment was not heard. */
  onOpen: () => void | Promise<void>;
  onLost?: () => void;
  log: Log;
  /**
   * How often it makes sure that the database is there: a machine that lost its power, or a network in between, ends
   * no connection, and one that only listens would wait for its words for hours.
   */
  askEveryMs?: number;
}

export interface Listener {
  /**
   * Asks the server something on the same connection, where answers and notices arrive in order: true once it has
   * answered, so that every notice before the answer has been heard.
   */
  ping(): Promise<boolean>;
  close(): void;
}

const reconnectMs = 500;

/** Hears what the database notifies, on one connection that is opened again for as long as the process lives. */
export function listen(
  pool: Pool,
  { channel, onNotice, onOpen, onLost, log, askEveryMs = 10_000 }: ListenOptions,
): Listener {
  let current: PoolClient | undefined;
  let isClosed = false;
  // Written once for each time it breaks, and not for each attempt to mend it.
  let isToldLost = false;

  async function open(): Promise<void> {
    let client: PoolClient | undefined;
    try {
      const mine = await pool.connect();
      if (isClosed) return mine.release(true);
      client = current = mine;
      mine.on('error', error => lose(mine, error));
      mine.on('end', () => lose(mine, new Error('the connection has ended')));
      mine.on('notification', ({ payload = '' }) => onNotice(payload));
      await mine.query(`listen ${channel}`);
      if (isToldLost) log.info('the database is heard again', { reason: channel });
      isToldLost = false;
      await onOpen();
    } catch (error) {
      lose(client, error);
    }
  }

  /** Once for a connection: what comes after it is about one that is given up already. */
  function lose(client: PoolClient | undefined, error: unknown): void {
    if (client !== current) return;
    if (client) giveUp(client);
    onLost?.();
    if (isClosed) return;
    if (!isToldLost) log.warn('the database is not heard', { reason: channel, error: (error as Error).message });
    isToldLost = true;
    setTimeout(() => void (isClosed || open()), reconnectMs).unref();
  }

  function giveUp(client: PoolClient): void {
    current = undefined;
    client.removeAllListeners('notification');
    // Its last words must not end the process.
    client.on('error', () => {});
    client.release(true);
  }

  async function ping(): Promise<boolean> {
    const client = current;
    if (!client) return false;
    try {
      await client.query('select 1');
    } catch (error) {
      lose(client, error);
    }
    return client === current;
  }

  void open();
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void ping().finally(() => (isAsking = false));
  }, askEveryMs);
  timer.unref();
  return {
    ping,
    close() {
      isClosed = true;
      clearInterval(timer);
      if (current) giveUp(current);
      onLost?.();
    },
  };
}
