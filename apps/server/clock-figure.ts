import type { Pool } from '@wura/database';
import { Gauge, type Registry } from 'prom-client';

/**
 * How far this process's clock is from the database's, which all processes share. Minutes apart, codes of authenticator apps
 * are refused on this machine alone, sessions end early and days begin at another moment than elsewhere.
 */
export function showClock(registry: Registry, { pool, now }: { pool: Pool; now: () => number }): void {
  registry.registerMetric(
    new Gauge({
      name: 'clock_off_seconds',
      help: 'How far the clock of a web process is from that of the database, the farthest of those behind this port',
      registers: [],
      aggregator: 'max',
      async collect() {
        this.remove();
        const askedAt = now();
        const { rows } = await pool
          .query<{ at: Date }>('select clock_timestamp() as at')
          .catch(() => ({ rows: [] as { at: Date }[] }));
        // Somewhere between the question and its answer.
        const answeredAt = now();
        for (const { at } of rows) {
          const offMs = Math.max(askedAt - at.getTime(), at.getTime() - answeredAt, 0);
          this.set(offMs / 1000);
        }
      },
    }),
  );
}
