import { readConfig } from '@wura/platform/config';
import { requireFreePort } from './port.ts';
import { prepareDatabase, say } from './prepare.ts';
import { startServer } from './server-process.ts';
import { seed } from './seed.ts';
import { supervise } from './supervise.ts';
import { buildWeb } from './web-build.ts';

// `npm start`: one process tree that holds the whole product, from an empty folder to the ready line.
await supervise(async supervisor => {
  const config = readConfig(process.env);
  await requireFreePort(config);
  await buildWeb({ log: say, signal: supervisor.signal });
  if (supervisor.signal.aborted) return;
  const environment = await prepareDatabase(config, supervisor);
  if (supervisor.signal.aborted) return;
  const signIns = config.isDemoSeeded ? await seed(environment) : '';

  const server = await startServer(environment);
  supervisor.defer(() => server.stop());
  supervisor.watch('the server', server.exited);
  console.log(`Wura is ready at ${server.url}${signIns}`);
});
