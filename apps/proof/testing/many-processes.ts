import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestProduct } from '@wura/app-server/testing/test-product';
import { freePort } from '@wura/platform/free-port';
import { randomInt } from '@wura/testkit/random';
import { createPart, type Part } from '../crash/part.ts';

export interface ManyProcesses {
  /** The one port behind which all of the web processes answer. */
  readonly url: string;
  /** From now on one of them after the other dies without a word, web processes and workers, and comes back. */
  killOften(): Killing;
  close(): Promise<void>;
}

export interface Killing {
  /** Answers how many have died; all are back then. */
  stop(): Promise<number>;
}

/** Three web processes behind one port and two workers, on the database and the sandbox of a product that has neither. */
export async function openManyProcesses(
  { config, sandboxUrl }: TestProduct,
  { workerUrl }: { workerUrl: string },
): Promise<ManyProcesses> {
  const port = await freePort();
  const environment = {
    DATA_DIR: config.dataDir,
    MASTER_KEY: config.masterKey!.toString('hex'),
    PORT: String(port),
    RATE_LIMITS: 'off',
    SANDBOX_URL: sandboxUrl,
    LOG_LEVEL: 'error',
    SEED_DEMO: 'false',
  };
  const logFile = path.join(config.dataDir, 'processes.log');
  const program = (name: string) => fileURLToPath(import.meta.resolve(`@wura/app-server/${name}`));
  const web = { ...environment, DATABASE_URL: config.databaseUrl!, CHECKER_DATABASE_URL: config.checkerDatabaseUrl! };
  const worker = { ...environment, DATABASE_URL: workerUrl };
  const parts: Part[] = [
    ...[1, 2, 3].map(n => createPart({ name: `web ${n}`, program: program('main'), environment: web, logFile })),
    ...[1, 2].map(n => createPart({ name: `worker ${n}`, program: program('worker'), environment: worker, logFile })),
  ];
  await Promise.all(parts.map(part => part.start()));

  return {
    url: `http://127.0.0.1:${port}`,
    killOften() {
      let isOver = false;
      const killing = (async () => {
        let deaths = 0;
        for (; !isOver; deaths++) {
          const victim = parts[randomInt(parts.length)]!;
          await victim.kill();
          await victim.start();
          await sleep(randomInt(200));
        }
        return deaths;
      })();
      return {
        stop() {
          isOver = true;
          return killing;
        },
      };
    },
    async close() {
      await Promise.all(parts.map(part => part.stop()));
    },
  };
}
