import { createPool, transaction } from '@wura/database';
import { claim, enqueue, fail } from '@wura/jobs';
import { cloneDatabase } from '@wura/testkit/database';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { showFigure } from './database-figures.ts';
import { showJobFigures } from './job-figures.ts';

it('metrics say of each kind of job how many wait, how many fail, how often in a row, and since when one is due', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  const pool = database.pool('wura_app');
  const registry = new Registry();
  showJobFigures(registry, pool);
  const lines = async () => (await registry.metrics()).split('\n').filter(line => line.includes('kind="mail"'));
  expect(await lines()).toEqual([]);

  for (const subject of ['one', 'two']) await transaction(pool, tx => enqueue(tx, { kind: 'mail', subject }));
  const [job] = await claim(pool, new Map([['mail', 1]]));
  await fail(pool, job!, 60_000);
  await pool.query(`update jobs.job set due_at = clock_timestamp() - interval '90 s' where failures = 0`);
  expect(await lines()).toEqual([
    'jobs_waiting{kind="mail"} 2',
    'jobs_failing{kind="mail"} 1',
    'jobs_failures_in_a_row{kind="mail"} 1',
    expect.stringMatching(/^jobs_due_oldest_seconds\{kind="mail"\} 90\./),
  ]);

  await pool.query('delete from jobs.job');
  expect(await lines()).toEqual([]);
});

it('a figure that cannot be read is left out of the metrics rather than called zero', async () => {
  const pool = createPool({ url: 'postgres://none@127.0.0.1:1/none', role: 'none', max: 1, applicationName: 'test' });
  onTestFinished(() => pool.end());
  const registry = new Registry();
  showFigure({ registry, pool }, { name: 'plain', help: '-', sql: 'select 1 as value' });
  showFigure({ registry, pool }, { name: 'by_kind', help: '-', sql: `select 'a' as kind, 1 as value`, label: 'kind' });
  expect((await registry.metrics()).split('\n').filter(line => !line.startsWith('#') && line !== '')).toEqual([]);
});
