import type { WriteWatch } from '@wura/database/watch-writes';
import { Gauge, type Registry } from 'prom-client';

/** Whether anything can be paid or changed: what a load balancer is told, as a figure that rings. */
export function showWrites(registry: Registry, writes: WriteWatch): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_takes_writes',
      help: '1 while the database takes changes, 0 while it only reads or does not answer',
      registers: [],
      // A full disk is met by the process whose caller found it.
      aggregator: 'min',
      async collect() {
        this.set((await writes.look()) === 'up' ? 1 : 0);
      },
    }),
  );
}
