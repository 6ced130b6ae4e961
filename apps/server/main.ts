import { readConfig } from '@wura/platform/config';
import { createLog } from '@wura/platform/log';
import { createApplication } from './application.ts';

/** How long calls already begun may take to finish once we are told to stop. */
const drainMsMax = 10_000;

const config = readConfig(process.env);
const log = createLog({ level: config.logLevel });
const application = await createApplication({ config, log });
const url = await application.listen();
log.info('listening', { url });
process.send?.({ ready: true, url });

let stopping = false;
async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info('stopping', { reason });
  setTimeout(() => process.exit(1), drainMsMax).unref();
  await application.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
// Whoever started us is gone, perhaps killed: nobody is left to stop us later.
process.on('disconnect', () => void stop('the parent process ended'));
