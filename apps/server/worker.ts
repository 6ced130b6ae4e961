import { createJobRunner } from '@wura/jobs/run';
import { createPool, transaction } from '@wura/database';
import { requireServingLogin } from '@wura/database/logins';
import { exportTraces } from '@wura/platform/export-traces';
import { createLog } from '@wura/platform/log';
import { readConfig } from './config.ts';
import { openJobs, planWork } from './jobs.ts';
import { saidInOneLine } from './said-in-one-line.ts';
import { refuseSeed } from './signing-settings.ts';
import { stopWhenTold, tellReady } from './stop-when-told.ts';

// The background worker, a process of its own: whatever waits in the database is done here, while the web server answers
// people. Any number may run; each job has one taker at a time.

const isReady = saidInOneLine();
refuseSeed(process.env);
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('the worker needs DATABASE_URL; `npm start` brings one');
const log = createLog({ level: config.logLevel });
const traces = config.traces && exportTraces(config.traces);
const pool = createPool({ url: config.databaseUrl, max: 8, applicationName: 'wura-worker' });
await requireServingLogin(pool, 'worker');
const runner = createJobRunner({ pool, log, kinds: await openJobs({ config, pool, log }) });
await transaction(pool, planWork);
runner.start();
isReady();
tellReady();

stopWhenTold(log, async () => {
  await runner.stop();
  await pool.end();
  await traces?.stop();
});
