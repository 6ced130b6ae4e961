import { readConfig } from './config.ts';
import { exportTraces } from '@wura/platform/export-traces';
import { createLog } from '@wura/platform/log';
import { createApplication } from './application.ts';
import { saidInOneLine } from './said-in-one-line.ts';
import { refuseSeed } from './signing-settings.ts';
import { stopWhenTold, tellReady } from './stop-when-told.ts';

const isReady = saidInOneLine();
refuseSeed(process.env);
const config = readConfig(process.env);
const log = createLog({ level: config.logLevel });
const traces = config.traces && exportTraces(config.traces);
const application = await createApplication({ config, log, ...(process.send && { parent: process }) });
const url = await application.listen();
log.info('listening', { url });
isReady();
tellReady({ url });
stopWhenTold(log, async () => {
  await application.close();
  await traces?.stop();
});
