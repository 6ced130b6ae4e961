import { readConfig, type Config } from '@wura/app-server/config';
import { readLegalTexts } from '@wura/app-server/legal/read-legal-texts';
import { createCircle } from './circle.ts';
import { claimDataDir, requireDataDir } from './data-dir.ts';
import { keepRunning, type Kept } from './keep-running.ts';
import { requireFreePorts } from './port.ts';
import { prepareDatabase, say } from './prepare.ts';
import { startSandbox } from './sandbox-process.ts';
import { beginSigning } from './begin-signing.ts';
import { startServer } from './server-process.ts';
import { liveDemo } from './demo-life.ts';
import { noDemo, seed, type Demo } from './seed.ts';
import { renewWhenTold } from './renew-when-told.ts';
import { startWorker } from './worker-process.ts';
import { warningsOf } from './warn-of-settings.ts';
import { supervise, type Supervisor } from './supervise.ts';
import { buildWeb } from './web-build.ts';

// `npm start`: one process tree that holds the whole product, from an empty folder to the ready line.
await supervise(async supervisor => {
  const config = readConfig(process.env);
  warningsOf(config).forEach(say);
  await requireFreePorts(config);
  await requireDataDir(config);
  const letGo = claimDataDir(config);
  supervisor.defer(async () => letGo());
  // Each web process reads them; what is wrong with them is said here once, and in one line.
  if (config.legalTextsDir !== undefined) readLegalTexts(config.legalTextsDir);
  await buildWeb({ log: say, signal: supervisor.signal });
  if (supervisor.signal.aborted) return;
  const [ready] = await Promise.all([startProduct(config, supervisor), startSandbox(config, supervisor)]);
  if (!ready) return;
  await liveDemo(config, ready);
  console.log(`Wura is ready at ${ready.url}${ready.said}`);
});

/** Answers where it is and who may sign in, or nothing when we were asked to stop meanwhile. */
async function startProduct(config: Config, supervisor: Supervisor): Promise<(Demo & { url: string }) | undefined> {
  const database = await prepareDatabase(config, supervisor);
  if (!database || supervisor.signal.aborted) return undefined;
  const demo = config.isDemoSeeded ? await seed(database.owner) : noDemo;

  const { known, parts: signers } = await beginSigning(config, database, supervisor);
  const [forServer, forWorker] = [database.server, database.worker].map(each => ({ ...each, ...known }));
  const servers = await startServers(config, forServer!, supervisor);
  const worker = await keepRunning({ part: 'the worker', start: () => startWorker(forWorker!) }, supervisor);
  await renewWhenTold(config, { parts: [...servers, worker, ...signers], supervisor });
  return { ...demo, url: servers[0]!.current().url };
}

/** As many as were asked for, all behind one port, among which the kernel spreads the callers. */
async function startServers(
  { webProcesses }: Config,
  environment: Readonly<Record<string, string | undefined>>,
  supervisor: Supervisor,
): Promise<readonly Kept[]> {
  const circle = createCircle();
  const begin = (number: number) => {
    const part = webProcesses === 1 ? 'the server' : `web process ${number}`;
    const start = async () => {
      const server = await startServer(environment, { part, processes: webProcesses });
      circle.join(server);
      return server;
    };
    return keepRunning({ part, start }, supervisor);
  };
  return Promise.all(Array.from({ length: webProcesses }, (_, index) => begin(index + 1)));
}
