import { createJobRunner } from '@wura/jobs/run';
import { createPool, transaction } from '@wura/database';
import { isDatabaseBusy } from '@wura/database/errors';
import { requireServingLogin } from '@wura/database/logins';
import { exportTraces } from '@wura/platform/export-traces';
import { createLog } from '@wura/platform/log';
import { readConfig } from './config.ts';
import { openJobs, planWork } from './jobs.ts';
import { refuseSeed } from './signing-settings.ts';
import { stopWhenTold } from './stop-when-told.ts';

// The background worker, a process of its own: whatever waits in the database is done here, while the web server answers
// people. Any number may run; each job has one taker at a time.

refuseSeed(process.env);
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('the worker needs DATABASE_URL; `npm start` brings one');
const log = createLog({ level: config.logLevel });
const traces = config.traces && exportTraces(config.traces);
const pool = createPool({ url: config.databaseUrl, max: 8, applicationName: 'wura-worker' });
await requireServingLogin(pool, 'worker');
const runner = createJobRunner({ pool, log, kinds: await despiteNeighbours(() => openJobs({ config, pool, log })) });
await despiteNeighbours(() => transaction(pool, planWork));
runner.start();
process.send?.({ ready: true });

stopWhenTold(log, async () => {
  await runner.stop();
  await pool.end();
  await traces?.stop();
});

/**
 * What is planned here may lie in the hands of another worker that is frozen: each try waits for it a while, and PostgreSQL
 * ends its transaction before the last of them.
 */
async function despiteNeighbours<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseBusy(error) || tries === 10) throw error;
    }
  }
}
