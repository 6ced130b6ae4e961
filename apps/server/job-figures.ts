import type { Pool } from '@wura/database';
import type { Registry } from 'prom-client';
import { showFigure } from './database-figures.ts';

/** How the work that waits is doing, by its kind. The workers write it down; any server shows it. */
export function showJobFigures(registry: Registry, pool: Pool): void {
  const show = (name: string, help: string, value: string) =>
    showFigure(
      { registry, pool },
      { name, help, label: 'kind', sql: `select kind, ${value} as value from jobs.waiting_job group by kind` },
    );
  show('jobs_waiting', 'Jobs that are not done, by kind', 'count(*)::int');
  show('jobs_failing', 'How many of them failed the last time', 'count(*) filter (where failures > 0)::int');
  show('jobs_failures_in_a_row', 'How often the worst of them has failed since it last went well', 'max(failures)');
  show(
    'jobs_due_oldest_seconds',
    'How long the oldest of them has been due and not claimed: more than a lease means that no worker runs',
    'greatest(extract(epoch from clock_timestamp() - min(due_at)), 0)::float8',
  );
}
