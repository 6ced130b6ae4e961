import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { picture } from '@wura/images/testing';
import { encode, type Form } from '@wura/kyc/testing/form';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestProduct, register, type TestProduct } from '../testing/test-product.ts';

// Where several machines share a store of files, what a customer sent in lies there and in no folder.

const storeDir = mkdtempSync(path.join(tmpdir(), 'wura-erased-files-'));
let database: TestDatabase;
let product: TestProduct;
let store: Sandbox;
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  store = createSandbox({
    dataDir: storeDir,
    webhookUrl: 'http://127.0.0.1:9',
    paystack: { secretKey: 'sk_test_sandbox' },
    log: silentLog,
    isDurable: false,
  });
  const url = `${await store.listen(0)}/files`;
  const key = { accessKeyId: 'files_sandbox', secretAccessKey: 'files_sandbox_secret' };
  const filesS3 = { url, bucket: 'wura', region: 'us-east-1', ...key };
  product = await openTestProduct(database, { filesS3 }, { now: () => Date.now() + aheadMs });
}, 60_000);
afterAll(async () => {
  await product.close();
  await store.close();
  await database.close();
  rmSync(storeDir, { recursive: true });
});

const password = 'Palm-Wine-77';

async function send(token: string, url: string, form: Form): Promise<void> {
  const { payload, headers } = encode(form);
  const response = await fetch(`http://127.0.0.1:${product.config.port}${url}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  if (!response.ok) throw new Error(await response.text());
}

const papers = (jpeg: Buffer): Form => ({
  full_name: 'Amaka Obi',
  date_of_birth: '1981-07-19',
  address: '14 Marina, Lagos',
  bvn: `222${randomInt(1e7, 1e8)}`,
  id_type: 'passport',
  id_number: `A0${randomInt(1e6, 1e7)}`,
  id_document_front: jpeg,
  id_document_back: jpeg,
  selfie_image: jpeg,
});

const kept = async () => JSON.parse((await store.app.inject({ url: '/_sandbox/files/keys' })).body) as string[];

it('an erased customer leaves no object in the store that machines share, and another customer keeps theirs', async () => {
  const [ada, eve] = [await register(product, password), await register(product, password)];
  const jpeg = await picture('jpeg');
  await send(eve.token, '/api/kyc/submit', papers(jpeg));
  const ofEve = await kept();
  expect(ofEve).toHaveLength(3);
  await send(ada.token, '/api/kyc/submit', papers(jpeg));
  expect(await kept()).toHaveLength(6);

  await product.runJobs();
  const { status, text } = await product.call('POST', '/api/my-data/erase', { token: ada.token, body: { password } });
  expect(status, text).toBe(202);
  // The last letter was waited for long enough.
  aheadMs = 60_000;
  for (let round = 0; round < 3; round++) await product.runJobs();
  const { rows } = await database
    .pool('wura_owner')
    .query('select done_at from identity.erasures where customer = $1', [ada.number]);
  expect(rows).toMatchObject([{ done_at: expect.any(Date) }]);
  expect(await kept()).toEqual(ofEve);
});
