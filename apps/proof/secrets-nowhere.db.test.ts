import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@wura/app-server/config';
import { loadSeed } from '@wura/app-server/signing-seed';
import type { TestProduct } from '@wura/app-server/testing/test-product';
import { balanceOf } from '@wura/app-server/testing/test-product';
import { newHolder } from '@wura/app-server/testing/usdt';
import { freePorts } from '@wura/platform/free-port';
import { callServer } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { HDKey } from '@scure/bip32';
import { openKeys } from '@wura/tron/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillHotWallet } from '@wura/app-start/fill-hot-wallet';

// The product as `npm start` runs it, each part a process of its own: money comes, money goes, and then every place is
// searched where a key could have been left behind.

const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-keys-'));
const logFile = path.join(dataDir, 'product.log');
const children: ChildProcess[] = [];
let database: TestDatabase;

beforeAll(async () => void (database = await cloneDatabase()));
afterAll(async () => {
  for (const child of children.toReversed()) {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
  }
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function start(name: string, environment: Record<string, string>): Promise<ChildProcess> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve(name))], {
    env: { ...process.env, ...environment, NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${dataDir}` },
    stdio: ['ignore', log, log, 'ipc'],
  });
  children.push(child);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(readFileSync(logFile, 'utf8')))),
  ]);
  return child;
}

const heapsIn = () => readdirSync(dataDir).filter(name => name.endsWith('.heapsnapshot'));

it(
  'no private key of a run is in the database, the logs, the files or the memory of the web process',
  { timeout: 180_000 },
  async () => {
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
    await start('@wura/app-sandbox/main', common);
    await start('@wura/app-server/signer', { ...common, DATABASE_URL: database.urls.signer });
    const config = readConfig(common);
    const seed = loadSeed({ seed: undefined, dayMostMinor: 0n }, config);
    const { accountKey } = openKeys(seed);
    const known = { ...common, SANDBOX_TRON_XPUB: accountKey };
    const web = { DATABASE_URL: database.urls.web, CHECKER_DATABASE_URL: database.urls.checker };
    const server = await start('@wura/app-server/main', { ...known, ...web });
    await start('@wura/app-server/worker', { ...known, DATABASE_URL: database.urls.worker });

    const account = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'");
    const { addressesOfAccount } = await import('@wura/tron/keys');
    await fillHotWallet(config, addressesOfAccount(accountKey).hot);
    const control = async (at: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (
        await fetch(`${sandboxUrl}/_sandbox${at}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json();
    };
    const call = callServer(`http://127.0.0.1:${port}`);
    const product = { pool: database.pool(), config, call, control } as unknown as TestProduct;
    const holder = await newHolder(product);
    await control('/chain/deposit', { address: holder.address, amount: 50 });
    await control('/chain/mine', { blocks: 20 });
    await expect.poll(() => balanceOf(product, holder), { timeout: 30_000, interval: 250 }).toBe(50_000_000n);
    const body = {
      from_wallet_id: holder.wallet,
      to_address: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
      amount: 5,
      pin: '1234',
    };
    expect((await call('POST', '/api/usdt/transfer', { token: holder.token, body })).status).toBe(202);
    const signed = async () =>
      (await product.pool.query('select 1 from usdt.sending where signed is not null')).rows.length;
    await expect.poll(signed, { timeout: 30_000, interval: 250 }).toBe(1);

    server.kill('SIGUSR2');
    await expect.poll(heapsIn, { timeout: 60_000, interval: 250 }).toHaveLength(1);
    // It is written in pieces, and ends as its format ends.
    const heap = () => readFileSync(path.join(dataDir, heapsIn()[0]!));
    await expect
      .poll(() => heap().subarray(-4).toString().trim().endsWith('}'), { timeout: 60_000, interval: 500 })
      .toBe(true);

    const hot = account.deriveChild(1).deriveChild(0).privateKey!;
    const own = account.deriveChild(0).deriveChild(0).privateKey!;
    const spellings = [seed, hot, own, account.privateKey!].flatMap(key => {
      const bytes = Buffer.from(key);
      return [bytes, ...['hex', 'base64', 'base64url'].map(how => Buffer.from(bytes.toString(how as 'hex')))];
    });
    const needles = [...spellings, Buffer.from(account.privateExtendedKey)];
    const places: [string, Buffer][] = [];
    for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      const at = path.join(file.parentPath, file.name);
      if (file.isFile()) places.push([at, readFileSync(at)]);
    }
    const owner = database.pool('none');
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
      places.push([name, Buffer.from(rows.map(({ row }) => row).join('\n'))]);
    }
    const found = places.flatMap(([name, bytes]) => (needles.some(needle => bytes.includes(needle)) ? [name] : []));
    expect(found).toEqual([]);
    // The search itself finds what may be known: the public key in the memory of the web process.
    expect(heap().includes(accountKey)).toBe(true);
    expect(places.length).toBeGreaterThan(tables.length);
  },
);
