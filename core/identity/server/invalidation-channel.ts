import type { Pool } from '@wura/database';
import type { PoolClient } from 'pg';

export interface InvalidationChannel {
  /**
   * A number that stays the same for as long as no change can have been missed, and nothing while that is in doubt. What
   * was read under the present number, and not told of since, is true.
   */
  epoch(): number | undefined;
  close(): void;
}

const beatMs = 300;
/** An answer to our heartbeat that is older than this is no proof any more that the channel is open. */
const silenceMsMax = 1_000;
const reconnectMs = 500;

/**
 * Hears from the database which customers have changed, in whatever process. Notices and heartbeats share one connection
 * and arrive in order, so an answered heartbeat proves that every notice before it has been heard.
 */
export function listenForChanges(pool: Pool, onChange: (customer: bigint) => void): InvalidationChannel {
  let epoch = 0;
  let heardAt = -Infinity;
  let channel: PoolClient | undefined;
  let isClosed = false;
  let isWaiting = false;

  async function open(): Promise<void> {
    try {
      const client = await pool.connect();
      if (isClosed) return client.release(true);
      channel = client;
      client.on('error', () => hangUp(client));
      client.on('end', () => hangUp(client));
      client.on('notification', ({ payload }) => onChange(BigInt(payload!)));
      await client.query('listen identity_changes');
      // What was read before this moment may have changed unheard.
      epoch++;
      await beat();
    } catch {
      hangUp(channel);
    }
  }

  function hangUp(client: PoolClient | undefined): void {
    if (client !== channel) return;
    heardAt = -Infinity;
    isWaiting = false;
    if (channel) {
      channel.removeAllListeners('notification');
      // Its last words must not end the process.
      channel.on('error', () => {});
      channel.release(true);
      channel = undefined;
    }
    if (!isClosed) setTimeout(() => void (isClosed || open()), reconnectMs).unref();
  }

  async function beat(): Promise<void> {
    const client = channel;
    if (!client || isWaiting) return;
    isWaiting = true;
    const sentAt = performance.now();
    try {
      await client.query('select 1');
      if (client === channel) heardAt = sentAt;
    } catch {
      hangUp(client);
    } finally {
      isWaiting = false;
    }
  }

  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  void open();

  return {
    epoch: () => (performance.now() - heardAt < silenceMsMax ? epoch : undefined),
    close() {
      isClosed = true;
      clearInterval(timer);
      hangUp(channel);
    },
  };
}
