import { randomInt } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { balanceOf, type TestProduct } from '@wura/app-server/testing/test-product';
import { newHolder } from '@wura/app-server/testing/usdt';
import { readConfig } from '@wura/app-server/config';
import { callServer } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole, report, runs } from './report.ts';
import { startParts, type Parts } from './testing/secrets/parts.ts';
import { newPerson, useSecrets } from './testing/secrets/people.ts';
import {
  filesOf,
  findAll,
  isIn,
  secret,
  short,
  tablesOf,
  text,
  type Needle,
  type Place,
} from './testing/secrets/places.ts';

// The product as `npm start` runs it, each part a process of its own: customers use every secret they have, money comes and
// money goes, and then every place is searched where one could have been left behind. `npm run secrets` looks into the memory
// of the web process too, with more customers.

let database: TestDatabase;
let parts: Parts;

beforeAll(async () => {
  database = await cloneDatabase();
  parts = await startParts(database.urls);
});
afterAll(async () => {
  await parts.close();
  await database.close();
});

const tablesAndFiles = async (): Promise<Place[]> => [
  ...(await tablesOf(database.pool('none'))),
  ...filesOf(parts.dataDir, parts.logFile),
];
async function everywhere(): Promise<Place[]> {
  const memory = isWhole()
    ? [{ name: 'of the web process', kind: 'memory' as const, bytes: await parts.heapOfServer() }]
    : [];
  return [...(await tablesAndFiles()), ...memory];
}

it(
  'no number of a card, CVV, PIN, secret of an authenticator or private key is left anywhere',
  { timeout: 600_000 },
  async () => {
    const before = await everywhere();
    const isNew = (needle: Needle) => before.every(place => !isIn(place, needle));
    const needles: Needle[] = [];
    for (let n = 0; n < runs(1, 10); n++) {
      const person = await newPerson(parts.url, database.pool('wura_app'));
      // Digits that stood somewhere before would be found without having been left there.
      let pin = '';
      do pin = String(randomInt(10_000)).padStart(4, '0');
      while (!isNew(short('PIN', pin)));
      needles.push(...(await useSecrets(person, { sandboxUrl: parts.sandboxUrl, pin })));
    }
    const sought = [...needles.filter(isNew), ...(await useKeys())];
    const places = await everywhere();
    const found = findAll(places, sought);
    report({ secrets: { sought: countsOf(sought), places: countsOf(places), bytes: sizeOf(places), found } });
    expect(found).toEqual([]);
    // The search itself finds what may be known.
    const known = text('private key', parts.accountKey);
    expect(findAll(places, [text('password', 'Zainab')]).length).toBeGreaterThan(0);
    if (isWhole()) expect(places.filter(place => isIn(place, known)).map(({ kind }) => kind)).toContain('memory');
  },
);

/** USDT comes and goes, so that the keys have signed something. */
async function useKeys(): Promise<Needle[]> {
  const { url, sandboxUrl, seed, dataDir } = parts;
  const control = async (at: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${sandboxUrl}/_sandbox${at}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const call = callServer(url);
  const config = readConfig({ MASTER_KEY: '07'.repeat(32), DATA_DIR: dataDir, SANDBOX_URL: sandboxUrl });
  const product = { pool: database.pool(), config, call, control } as unknown as TestProduct;
  const holder = await newHolder(product);
  await control('/chain/deposit', { address: holder.address, amount: 50 });
  await control('/chain/mine', { blocks: 20 });
  await expect.poll(() => balanceOf(product, holder), { timeout: 30_000, interval: 250 }).toBe(50_000_000n);
  const to_address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
  const body = { from_wallet_id: holder.wallet, to_address, amount: 5, pin: '1234' };
  expect((await call('POST', '/api/usdt/transfer', { token: holder.token, body })).status).toBe(202);
  const signed = async () =>
    (await product.pool.query('select 1 from usdt.sending where signed is not null')).rows.length;
  await expect.poll(signed, { timeout: 30_000, interval: 250 }).toBe(1);

  const account = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'");
  const hot = account.deriveChild(1).deriveChild(0).privateKey!;
  const own = account.deriveChild(0).deriveChild(0).privateKey!;
  const keys = [seed, hot, own, account.privateKey!].map(key => secret('private key', key));
  return [...keys, text('private key', account.privateExtendedKey)];
}

function countsOf(things: readonly (Needle | Place)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) {
    const name = 'what' in thing ? thing.what : thing.kind;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const sizeOf = (places: readonly Place[]) => places.reduce((sum, { bytes }) => sum + bytes.length, 0);
