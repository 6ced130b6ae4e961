import type { Config } from '@wura/app-server/config';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningStart, type RunningStart } from './running-start.ts';
import { withDatabase } from './with-database.ts';

// `npm run restart`: the product that runs on this data goes over to the code that lies here now, process by process and
// without a pause for customers. The database is migrated first: what a version adds, the version before it can run beside.

await withDatabase(renew, { check: runningOn, needsNoKey: true });

async function renew(config: Config): Promise<void> {
  const before = runningOn(config);
  process.kill(before.pid, 'SIGUSR2');
  let now: RunningStart | undefined = before;
  while (now && now.renewals === before.renewals) {
    await sleep(100);
    now = runningStart(config);
  }
  if (!now) throw new Error('the product stopped meanwhile; its own words say why');
  if (now.failure !== undefined) throw new Error(`${now.failure}; what ran before still does`);
  console.log('Every process is a fresh one.');
}

function runningOn(config: Config): RunningStart {
  const running = runningStart(config);
  if (!running) throw new Error(`nothing runs on ${config.dataDir}; \`npm start\` starts it`);
  return running;
}
