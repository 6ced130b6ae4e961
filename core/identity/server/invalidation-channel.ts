import type { Pool } from '@wura/database';
import { listen } from '@wura/database/listen';
import type { Log } from '@wura/platform/log';

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

/**
 * Hears from the database which customers have changed, in whatever process. Notices and heartbeats share one connection
 * and arrive in order, so an answered heartbeat proves that every notice before it has been heard.
 */
export function listenForChanges(
  pool: Pool,
  { onChange, log }: { onChange: (customer: bigint) => void; log: Log },
): InvalidationChannel {
  let epoch = 0;
  let heardAt = -Infinity;
  let isWaiting = false;

  const listener = listen(pool, {
    channel: 'identity_changes',
    onNotice: customer => onChange(BigInt(customer)),
    async onOpen() {
      // What was read before this moment may have changed unheard.
      epoch++;
      await beat();
    },
    onLost() {
      heardAt = -Infinity;
      isWaiting = false;
    },
    log,
  });

  async function beat(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    const sentAt = performance.now();
    if (await listener.ping()) heardAt = sentAt;
    isWaiting = false;
  }

  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();

  return {
    epoch: () => (performance.now() - heardAt < silenceMsMax ? epoch : undefined),
    close() {
      clearInterval(timer);
      listener.close();
    },
  };
}
