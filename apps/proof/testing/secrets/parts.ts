import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillHotWallet } from '@wura/app-start/fill-hot-wallet';
import { readConfig } from '@wura/app-server/config';
import { loadSeed } from '@wura/app-server/signing-seed';
import { freePorts } from '@wura/platform/free-port';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';

/** The product as `npm start` runs it, each part a process of its own, with everything that it has to say kept. */
export interface Parts {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** Of the signer: in no other process. */
  readonly seed: Buffer;
  readonly accountKey: string;
  /** What the web process has in its memory at this moment. */
  heapOfServer(): Promise<Buffer>;
  close(): Promise<void>;
}

type Urls = Readonly<Record<'web' | 'worker' | 'signer' | 'checker', string>>;

export async function startParts(urls: Urls): Promise<Parts> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-secrets-'));
  // Apart, so that what the memory holds is not taken for a file that the product has written.
  const heapDir = mkdtempSync(path.join(tmpdir(), 'wura-heaps-'));
  const logFile = path.join(dataDir, 'product.log');
  const children: ChildProcess[] = [];
  const [port, sandboxPort, mailPort] = await freePorts(3);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const common = {
    DATA_DIR: dataDir,
    MASTER_KEY: '07'.repeat(32),
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_MAIL_PORT: String(mailPort),
    RATE_LIMITS: 'off',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'debug',
  };

  async function start(program: string, environment: Record<string, string>): Promise<ChildProcess> {
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [fileURLToPath(program)], {
      env: {
        ...process.env,
        ...environment,
        NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${heapDir}`,
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    children.push(child);
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(readFileSync(logFile, 'utf8')))),
    ]);
    return child;
  }

  await start(import.meta.resolve('@wura/app-sandbox/main'), common);
  await start(import.meta.resolve('@wura/app-server/signer'), { ...common, DATABASE_URL: urls.signer });
  const config = readConfig(common);
  const seed = loadSeed({ seed: undefined, dayMostMinor: 0n }, config);
  const { accountKey } = openKeys(seed);
  const known = { ...common, SANDBOX_TRON_XPUB: accountKey };
  const web = { DATABASE_URL: urls.web, CHECKER_DATABASE_URL: urls.checker };
  const server = await start(import.meta.resolve('@wura/app-server/main'), { ...known, ...web });
  await start(import.meta.resolve('@wura/app-server/worker'), { ...known, DATABASE_URL: urls.worker });
  await fillHotWallet(config, addressesOfAccount(accountKey).hot);

  const heaps = () => readdirSync(heapDir).filter(name => name.endsWith('.heapsnapshot'));
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl,
    dataDir,
    logFile,
    seed,
    accountKey,
    async heapOfServer() {
      for (const name of heaps()) rmSync(path.join(heapDir, name));
      server.kill('SIGUSR2');
      // It is written in pieces, and ends as its format ends.
      for (let n = 0; n < 240; n++) {
        await sleep(500);
        const [name] = heaps();
        if (name === undefined || statSync(path.join(heapDir, name)).size < 1_000) continue;
        const bytes = readFileSync(path.join(heapDir, name));
        if (bytes.subarray(-4).toString().trim().endsWith('}')) return bytes;
      }
      throw new Error('the web process wrote no heap snapshot');
    },
    async close() {
      for (const child of children.toReversed()) {
        const gone = once(child, 'exit');
        if (child.exitCode === null && child.kill('SIGTERM')) await gone;
      }
      rmSync(dataDir, { recursive: true });
      rmSync(heapDir, { recursive: true });
    },
  };
}
