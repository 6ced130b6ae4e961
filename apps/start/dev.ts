import { spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '@wura/app-server/config';
import { listeningUrl } from '@wura/platform/config';
import { freePort } from '@wura/platform/free-port';
import { endWithUs } from '@wura/platform/process-tree';
import { beginSigning } from './begin-signing.ts';
import type { OwnProcess } from './own-process.ts';
import { claimDataDir, requireDataDir } from './data-dir.ts';
import { requireFreePorts } from './port.ts';
import { migrateDatabase, prepareDatabase, type PreparedDatabase } from './prepare.ts';
import { root } from './root.ts';
import { startSandbox } from './sandbox-process.ts';
import { liveDemo } from './demo-life.ts';
import { noDemo, seed } from './seed.ts';
import { startServer } from './server-process.ts';
import { supervise, type Supervisor } from './supervise.ts';
import { watchServerSources } from './watch.ts';
import { startWorker } from './worker-process.ts';

// `npm run dev`: the page reloads itself through the builder's own server, which passes /api on to ours; ours starts
// again whenever its sources change.
await supervise(async supervisor => {
  const config = readConfig(process.env);
  await requireFreePorts(config);
  await requireDataDir(config);
  const letGo = claimDataDir(config);
  supervisor.defer(async () => letGo());
  const [database] = await Promise.all([prepareDatabase(config, supervisor), startSandbox(config, supervisor)]);
  if (!database || supervisor.signal.aborted) return;
  const demo = config.isDemoSeeded ? await seed(database.owner) : noDemo;

  const address = { HOST: '127.0.0.1', PORT: String(await freePort()) };
  const { known } = await beginSigning(config, database, supervisor);
  const server = { ...database.server, ...known, ...address };
  await keepFresh({ ...database, server, worker: { ...database.worker, ...known, ...address } }, supervisor);
  if (supervisor.signal.aborted) return;
  await liveDemo(config, { ...demo, url: `http://127.0.0.1:${address.PORT}` });
  const consolePort = await freePort();
  const environment = { ...server, CONSOLE_PORT: String(consolePort) };
  startBuilder({ of: 'console', host: '127.0.0.1', port: consolePort, environment }, supervisor);
  startBuilder({ of: 'web', host: config.host, port: config.port, environment }, supervisor);
  console.log(`Wura is ready at ${listeningUrl(config)}${demo.said}`);
});

type Environment = Readonly<Record<string, string | undefined>>;

async function keepFresh(database: PreparedDatabase, supervisor: Supervisor): Promise<void> {
  let parts: OwnProcess[] = [];
  const stop = async () => {
    await Promise.all(parts.map(part => part.stop()));
    parts = [];
  };
  const restart = async () => {
    await stop();
    if (supervisor.signal.aborted) return;
    try {
      await migrateDatabase(database.owner['DATABASE_URL']!, database.owner['DATA_DIR']!);
      parts.push(await startServer(database.server));
      parts.push(await startWorker(database.worker));
    } catch (error) {
      // Half-typed code is daily life here: say it and wait for the next change.
      console.error(`error: ${(error as Error).message}`);
    }
  };
  await restart();
  // One after the other, however fast the changes come.
  let turn = Promise.resolve();
  const unwatch = watchServerSources(() => {
    turn = turn.then(restart);
  });
  supervisor.defer(async () => {
    unwatch();
    await turn;
    await stop();
  });
}

interface Builder {
  of: 'web' | 'console';
  host: string;
  port: number;
  environment: Environment;
}

/** The web's passes on what is the console's. */
function startBuilder({ of, host, port, environment }: Builder, supervisor: Supervisor): void {
  const program = path.join(root, 'node_modules/.bin', of === 'web' ? 'react-router' : 'vite');
  const words = [...(of === 'web' ? ['dev'] : []), '--host', host, '--port', String(port), '--strictPort'];
  // PORT tells its configuration where /api is.
  const builder = spawn(program, words, {
    cwd: path.join(root, 'apps', of),
    env: { ...environment, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const exited = new Promise<void>(resolve => builder.once('exit', () => resolve()).once('error', () => resolve()));
  if (builder.pid) void exited.then(endWithUs({ target: -builder.pid, signal: 'TERM' }));
  supervisor.watch(`the builder of the ${of}`, exited);
  supervisor.defer(async () => {
    builder.kill('SIGTERM');
    await exited;
  });
}
