import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLogins, servingUrls } from '@wura/database/logins';
import { freePorts } from '@wura/platform/free-port';
import { createPart, type Part } from '../crash/part.ts';
import { environmentOf, sandboxPart } from '../crash/product.ts';
import type { VersionBefore } from './version-before.ts';

/** Two web processes behind one port, a worker and a sandbox, each process of one version or of the other. */
export interface TwoVersions {
  readonly serverUrl: string;
  readonly sandboxUrl: string;
  /** A fresh process of that version takes the place of each, one after the other, as `npm run restart` does it. */
  goOverTo(version: Version): Promise<void>;
  close(): Promise<void>;
}

export type Version = 'before' | 'this';

const programs = { web: 'apps/server/main.ts', worker: 'apps/server/worker.ts' } as const;
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** So long that customers meet every mixture of versions. */
const besideMs = 3_000;

export async function openTwoVersions(
  before: VersionBefore,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): Promise<TwoVersions> {
  const [port, sandboxPort, mailPort] = await freePorts(3);
  const serverUrl = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const logFile = path.join(dataDir, 'processes.log');
  const environment = {
    ...environmentOf({ dataDir, port: port!, mailPort: mailPort!, sandboxUrl }),
    LOG_LEVEL: 'error',
  };
  const urls = servingUrls(databaseUrl, loadLogins(dataDir));
  const logins = {
    web: { DATABASE_URL: urls.web, CHECKER_DATABASE_URL: urls.checker },
    worker: { DATABASE_URL: urls.worker },
  };
  const sandbox = sandboxPart({ environment, port: sandboxPort!, logFile });
  await sandbox.start();

  const start = async (kind: keyof typeof programs, version: Version): Promise<Part> => {
    const program = version === 'before' ? before.at(programs[kind]) : path.join(root, programs[kind]);
    const part = createPart({
      name: `the ${kind} process of ${version === 'before' ? 'the version before' : 'this version'}`,
      program,
      environment: { ...environment, ...logins[kind] },
      logFile,
    });
    await part.start();
    return part;
  };
  const kinds = ['web', 'web', 'worker'] as const;
  const running: Part[] = [];
  for (const kind of kinds) running.push(await start(kind, 'before'));

  return {
    serverUrl,
    sandboxUrl,
    async goOverTo(version) {
      for (const [place, kind] of kinds.entries()) {
        const fresh = await start(kind, version);
        const old = running[place]!;
        running[place] = fresh;
        await old.stop();
        await new Promise(resolve => setTimeout(resolve, besideMs));
      }
    },
    async close() {
      for (const part of running) await part.stop();
      await sandbox.stop();
    },
  };
}
