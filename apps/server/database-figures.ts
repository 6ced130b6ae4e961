import type { Pool } from '@wura/database';
import { Gauge, type Registry } from 'prom-client';

export interface Figure {
  name: string;
  help: string;
  /** Answers rows of `value` and, if it is labelled, the label. */
  sql: string;
  label?: string;
}

/** Read from the database when it is asked for, and left out when it cannot be: a zero would be a claim. */
export function showFigure({ registry, pool }: { registry: Registry; pool: Pool }, figure: Figure): void {
  const { name, help, sql, label } = figure;
  const gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [],
    // Every process reads the same.
    aggregator: 'first',
    async collect() {
      // A gauge without labels begins at zero, and one with labels empty.
      if (label) this.reset();
      else this.remove();
      const { rows } = await pool.query<Record<string, string> & { value: number }>(sql).catch(() => ({ rows: [] }));
      for (const row of rows) this.set(label ? { [label]: row[label]! } : {}, row.value);
    },
  });
  registry.registerMetric(gauge);
}
