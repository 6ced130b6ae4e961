import { openJobs } from '@wura/app-server/jobs';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { fillHotWallet, newHolder, receive, testAddresses } from '@wura/app-server/testing/usdt';
import { transaction } from '@wura/database';
import { createJobRunner } from '@wura/jobs/run';
import { seedOperator } from '@wura/operators/server';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconciliationJob } from './run.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let [finance, second] = ['', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [finance, second] = [await staff(), await staff()];
  ada = await newPayer(product, { pin: '2468' });
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function staff(): Promise<string> {
  const email = `finance.${randomBytes(4).toString('hex')}@wura.example`;
  const password = 'Palm-Wine-7';
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await transaction(database.pool('none'), tx =>
    seedOperator(tx, { email, name: 'Finance', role: 'finance', passwordHash, at: new Date() }),
  );
  const { body } = await product.call('POST', '/api/operator/login', { body: { email, password } });
  return body.token;
}

/** The comparison as the worker makes it, a while later, and nothing else that waits. */
async function reconcile() {
  await product.call('POST', '/api/operator/reconciliation/run', { token: finance });
  const pool = database.pool('wura_worker');
  const all = await openJobs({
    config: product.config,
    pool,
    log: silentLog,
    now: () => Date.now() + 20 * 60_000,
  });
  const kinds = new Map([[reconciliationJob, all.get(reconciliationJob)!]]);
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();
  const { body } = await product.call('GET', '/api/operator/reconciliation', { token: finance });
  return body;
}

const systemBalance = async (purpose: string): Promise<bigint> => {
  const { rows } = await product.pool.query(
    'select coalesce(sum(balance), 0)::bigint as sum from ledger.system_balance where purpose = $1',
    [purpose],
  );
  return rows[0].sum;
};

async function send(amount: number): Promise<string> {
  const account = { account_number: '0123456789', bank_code: '058' };
  const named = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
  const { body } = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: named.body.data.account_name },
      amount,
      pin: '2468',
    },
  });
  return body.reference;
}

it('books what the provider keeps and what the owner takes out, each once, and then the balances agree', async () => {
  await deposit(product, ada, 10_000);
  await send(2_000);
  const first = await reconcile();
  expect(first.run).toMatchObject({ outcome: 'complete', why: null });
  // 1.5 % and ₦100 of the card, ₦10 of the transfer.
  expect(await systemBalance('provider_fees')).toBe(-260_00n);
  // What stood there before is the owner's.
  expect(first.balances).toMatchObject([
    { provider: 'paystack', currency: 'NGN', ours: '7740.00', own_money: '10000000000.00', difference: '0.00' },
  ]);
  await reconcile();
  expect(await systemBalance('provider_fees')).toBe(-260_00n);

  await product.control('/paystack/settlement', { amount: 3_000 });
  await deposit(product, ada, 1_000);
  const second = await reconcile();
  expect(await systemBalance('owner_bank')).toBe(-3_000_00n);
  expect(await systemBalance('provider_fees')).toBe(-275_00n);
  expect(second).toMatchObject({ open: 0, balances: [{ ours: '5725.00', difference: '0.00' }] });
  expect((await reconcile()).balances).toMatchObject([{ ours: '5725.00', difference: '0.00' }]);
});

it('counts what is on its way, and what went back', async () => {
  await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'pending', times: 1 });
  const underway = await send(500);
  expect(await reconcile()).toMatchObject({ open: 0, balances: [{ difference: '0.00' }] });
  await product.control(`/settle/${underway}`, { outcome: 'success' });
  const [part, whole] = [await deposit(product, ada, 3_000), await deposit(product, ada, 4_000)];
  await product.control(`/paystack/refund/${part}`, { amount: 1_000, webhook: false });
  await product.control(`/settle/${whole}`, { outcome: 'reversed' });
  await product.runJobs();
  await product.runJobs();
  await reconcile();
  await product.runJobs();
  expect(await reconcile()).toMatchObject({ open: 0, balances: [{ difference: '0.00' }] });
});

it('finds a refund that no webhook told of, and the money leaves the wallet', async () => {
  const reference = await deposit(product, ada, 2_500);
  await product.control(`/paystack/refund/${reference}`, { amount: 700, webhook: false });
  const [found] = (await reconcile()).differences;
  expect(found).toMatchObject({
    kind: 'missing_in_ledger',
    operation: 'refund',
    theirs: { amount: '700.00', state: 'done' },
  });
  await product.runJobs();
  const { body } = await product.call('GET', '/api/deposits', { token: ada.token });
  expect(body.data[0]).toMatchObject({ reference, taken_back: '700.00' });
  expect(await reconcile()).toMatchObject({ open: 0, balances: [{ difference: '0.00' }] });
});

it('reports a balance that nothing explains, until it is explained', async () => {
  const { base } = (await product.pool.query('select base from reconciliation.provider_balance')).rows[0];
  // As if a thief had taken ₦500 out by a way that no list of theirs has.
  const owner = database.pool('none');
  await owner.query('update reconciliation.provider_balance set base = base + 50000');
  const [difference] = (await reconcile()).differences;
  expect(difference).toMatchObject({ kind: 'balance_differs', operation: 'balance', reference: 'NGN' });
  expect(Number(difference.ours.amount) - Number(difference.theirs.amount)).toBe(500);
  const { body } = await product.call('GET', '/api/operator/cases?kind=reconciliation_balance_differs', {
    token: finance,
  });
  expect(body.data).toMatchObject([{ number: difference.case_number, closed_at: null }]);
  await owner.query('update reconciliation.provider_balance set base = $1', [base]);
  expect(await reconcile()).toMatchObject({ open: 0, balances: [{ difference: '0.00' }] });
});

it('takes it for the owner’s once two operators have said so', async () => {
  const explain = (token = finance) =>
    product.call('POST', '/api/operator/reconciliation/balances', {
      token,
      body: { provider: 'paystack', currency: 'NGN', reason: 'topped up from the bank' },
    });
  expect((await explain()).status).toBe(404);
  await database.pool('none').query('update reconciliation.provider_balance set base = base - 70000');
  expect(await reconcile()).toMatchObject({ open: 1, balances: [{ difference: '700.00' }] });
  const { status, body } = await explain();
  expect(status).toBe(202);
  const decide = (token: string) =>
    product.call('POST', `/api/operator/approvals/${body.approval}`, {
      token,
      body: { decision: 'approve', reason: 'seen on the statement' },
    });
  expect((await decide(finance)).body.code).toBe('second_operator_needed');
  expect(await reconcile()).toMatchObject({ open: 1 });
  expect((await decide(second)).status).toBe(200);
  expect(await reconcile()).toMatchObject({ open: 0, balances: [{ difference: '0.00' }] });
});

it('reports a list that is cut short, and concludes nothing from it', async () => {
  const reference = await deposit(product, ada, 600);
  await product.control('/paystack/lists', { leave_out: reference });
  const { run, balances } = await reconcile();
  expect(run).toMatchObject({ outcome: 'incomplete', why: expect.stringMatching(/has \d+ of the \d+ it speaks of/) });
  const [{ checked_at: before }] = balances;
  await product.control('/paystack/lists', {});
  const whole = await reconcile();
  expect(whole).toMatchObject({ run: { outcome: 'complete' }, open: 0, balances: [{ difference: '0.00' }] });
  expect(whole.balances[0].checked_at).not.toBe(before);
});

it('says that a balance could not be read, and keeps what was last known', async () => {
  for (const operation of ['balance', 'settlements']) {
    await product.control('/faults', { provider: 'paystack', operation, mode: 'error500', times: 1 });
    const { run, balances } = await reconcile();
    expect(run).toMatchObject({ outcome: 'incomplete', why: expect.stringContaining(`paystack ${operation}`) });
    expect(balances).toHaveLength(1);
  }
  expect(await reconcile()).toMatchObject({ run: { outcome: 'complete' }, open: 0 });
});

it('holds what lies at every address of ours on the chain against the books, and tells what no payment explains', async () => {
  await fillHotWallet(product);
  const [holder, other] = [await newHolder(product), await newHolder(product)];
  await receive(product, holder, 30);
  const ofChain = (told: { balances: { provider: string }[] }) =>
    told.balances.find(({ provider }) => provider === 'tron');
  // What stood in the hot wallet before is the owner's.
  expect(ofChain(await reconcile())).toMatchObject({
    ours: '30.000000',
    own_money: '1000.000000',
    difference: '0.000000',
  });
  await receive(product, other, 12);
  expect(ofChain(await reconcile())).toMatchObject({ ours: '42.000000', difference: '0.000000' });
  // No list of transfers that are ours has it, and no payment of ours is about it.
  await product.control('/chain/deposit', { address: testAddresses.hot, amount: 5 });
  const told = await reconcile();
  expect(ofChain(told)).toMatchObject({ theirs: '1047.000000', ours: '42.000000', difference: '5.000000' });
  expect(told.differences).toContainEqual(expect.objectContaining({ provider: 'tron', kind: 'balance_differs' }));
});
