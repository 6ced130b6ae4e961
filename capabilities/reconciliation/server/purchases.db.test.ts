import { openJobs } from '@wura/app-server/jobs';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { createJobRunner } from '@wura/jobs/run';
import { seedOperator } from '@wura/operators/server';
import { sentEarlier } from '@wura/provider-payments/testing/sent-earlier';
import { transaction } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { hash } from '@node-rs/argon2';
import { newPhone, randomBytes } from '@wura/testkit/random';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reconciliationJob } from './run.ts';

// What is bought of a seller that takes no name of ours, held against that seller's own list.

const minutes = 60_000;
let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let finance: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  ada = await newPayer(product);
  await deposit(product, ada, 50_000);
  const [email, password] = [`finance.${randomBytes(4).toString('hex')}@wura.example`, 'Palm-Wine-7'];
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await transaction(database.pool('none'), tx =>
    seedOperator(tx, { email, name: 'Finance', role: 'finance', passwordHash, at: new Date() }),
  );
  finance = (await product.call('POST', '/api/operator/login', { body: { email, password } })).body.token;
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.clearFaults();
});

/** The comparison as the worker makes it, so much later than now; nothing else that waits is done. */
async function reconcile(laterMs = 20 * minutes) {
  await product.call('POST', '/api/operator/reconciliation/run', { token: finance });
  const pool = database.pool('wura_worker');
  const all = await openJobs({ config: product.config, pool, log: silentLog, now: () => Date.now() + laterMs });
  const kinds = new Map([[reconciliationJob, all.get(reconciliationJob)!]]);
  expect(await createJobRunner({ pool, log: silentLog, kinds }).runDue()).toBe(1);
  return (await product.call('GET', '/api/operator/reconciliation', { token: finance })).body;
}

const fault = (mode: string) => product.control('/faults', { provider: 'squad', operation: 'airtime', mode, times: 1 });
const buy = async (phone = newPhone()): Promise<string> =>
  (
    await product.call('POST', '/api/payments/airtime', {
      token: ada.token,
      body: { walletId: ada.wallet, amount: 300, network: 'mtn', phone },
    })
  ).body.reference;

/** A sale that is none of ours, or one whose call was lost on the way and has arrived all the same. */
const soldThere = (phone: string) =>
  fetch(`${product.sandboxUrl}/squad/vending/purchase/airtime`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox_sk_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: phone, amount: 300 }),
  });
const nameThere = async (phone: string): Promise<string> =>
  ((await product.control('/books/squad')) as any[]).find(({ destination }) => destination === phone)
    .provider_reference;

it('finds nothing where nothing differs: what was done, refused, left undecided, or lost and found', async () => {
  await buy();
  for (const mode of ['refuse', 'pending', 'garbage']) {
    await fault(mode);
    await buy();
  }
  await product.runJobs();
  const report = await reconcile();
  expect(report).toMatchObject({ open: 0, differences: [], run: { outcome: 'complete', why: null } });
  expect(report.run.at_provider).toBeGreaterThanOrEqual(3);
});

it('a sale that none of our payments claims is a difference, with a case', async () => {
  const phone = newPhone();
  await soldThere(phone);
  const name = await nameThere(phone);
  const { differences } = await reconcile();
  expect(differences).toMatchObject([
    {
      provider: 'squad',
      operation: 'purchase',
      kind: 'missing_in_ledger',
      reference: name,
      theirs: { amount: '300.00' },
    },
  ]);
});

it('a purchase that was given back and turns up is asked about again, borne by us, and differs no more', async () => {
  const phone = newPhone();
  await fault('error500');
  const reference = await buy(phone);
  await sentEarlier(database.pool('none'), [reference], 11 * minutes);
  await product.runJobs();
  await product.pool.query('delete from jobs.job where subject = $1', [reference]);
  await soldThere(phone);
  const name = await nameThere(phone);
  const about = (report: any) => report.differences.filter((each: any) => each.reference === name);
  expect(about(await reconcile())).toMatchObject([{ kind: 'missing_in_ledger' }]);
  await product.runJobs();
  const { rows } = await product.pool.query('select amount from provider_payments.loss where reference = $1', [
    reference,
  ]);
  expect(rows).toEqual([{ amount: 300_00n }]);
  const report = await reconcile();
  expect(about(report)).toEqual([]);
  // The entry that books the loss is known for what it is.
  expect(report.differences.filter(({ operation }: any) => operation === 'entry')).toEqual([]);
});
