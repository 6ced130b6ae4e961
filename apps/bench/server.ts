import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFlags } from '@wura/app-server/node-flags';
import { freePort } from '@wura/platform/free-port';
import type { Cluster } from './cluster.ts';

export interface RunningServer {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-bench-server-'));

/** The product's own server, as it is shipped, in a process of its own. Only the rate limits are off. */
export async function startServer(
  cluster: Pick<Cluster, 'serving'>,
  database: string,
  /** Of another process, to stand behind the same one. */
  given?: number,
): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const program = new URL('../server/main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [...nodeFlags(), program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: cluster.serving(database).web,
      CHECKER_DATABASE_URL: cluster.serving(database).checker,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SEED_DEMO: 'false',
    },
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise(resolve => child.once('message', resolve)),
    exited.then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return {
    port,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
