import { randomBytes } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const account = { account_number: '0123456789', bank_code: '058' };
const save = ({ token }: Payer, account_number: string) =>
  product.call('POST', '/api/beneficiaries', { token, body: { ...account, account_number } });
const list = async ({ token }: Payer, query = '') =>
  (await product.call('GET', `/api/beneficiaries${query}`, { token })).body;

/** As if they had been saved over the years. */
async function haveSaved({ number }: Payer, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await product.pool.query(
      `insert into bank_transfers.beneficiary (public_id, customer, bank_code, bank_name, account_number, account_name)
       values ($1, $2, '058', 'GTBank', $3, 'NGOZI EZE')`,
      [`ben_${randomBytes(13).toString('hex')}`, number, String(2_000_000_000 + index)],
    );
  }
}

it('saved accounts come in pages that leave none out, and end', async () => {
  const ada = await newPayer(product);
  await haveSaved(ada, 5);
  const first = await list(ada, '?limit=2');
  const second = await list(ada, `?limit=2&cursor=${first.nextCursor}`);
  const last = await list(ada, `?limit=2&cursor=${second.nextCursor}`);
  const pages = [first, second, last].map(({ data }) => data.map((saved: { id: string }) => saved.id));
  expect(pages.map(page => page.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat()).size).toBe(5);
  expect(last.nextCursor).toBeNull();
});

it('the 201st account is refused, also when ten are saved at once, and a removed one makes room', async () => {
  const ada = await newPayer(product);
  await haveSaved(ada, 199);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(ada, String(3_000_000_001 + index))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(422)]);
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('beneficiaries_full');
  const { data } = await list(ada);
  await product.call('DELETE', `/api/beneficiaries/${data[0].id}`, { token: ada.token });
  expect((await save(ada, '3000000020')).status).toBe(201);
});

it('a payment that could never be made asks no bank whose account it is', async () => {
  const poor = await newPayer(product, { pin: '2468' });
  await product.control('/faults', { provider: 'paystack', operation: 'resolve', mode: 'error500', times: 1 });
  const sent = await product.call('POST', '/api/send-money', {
    token: poor.token,
    body: {
      from_wallet_id: poor.wallet,
      to_bank_account: { ...account, beneficiary_name: 'NGOZI EZE', currency: 'NGN' },
      amount: 500,
      pin: '2468',
    },
  });
  expect(sent).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } });
  // The fault is still there for the first question that is asked.
  const asked = await product.call('POST', '/api/paystack/validate-account', { token: poor.token, body: account });
  expect(asked.status).toBe(503);
});

it('one key means one payment across kinds: a transfer and then a deposit under it is a mismatch', async () => {
  const [ada, ngozi] = await Promise.all([newPayer(product), newPayer(product)]);
  await deposit(product, ada, 5_000);
  const { rows } = await product.pool.query<{ account_number: string }>(
    'select account_number from identity.customers where id = $1',
    [ngozi.number],
  );
  const key = 'the-rent-of-november';
  const transfer = await product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    key,
    body: { toAccountNumber: rows[0]!.account_number, fromWalletId: ada.wallet, amount: 100 },
  });
  expect(transfer.status).toBe(200);
  const begun = await product.call('POST', '/api/paystack/create-pending-deposit', {
    token: ada.token,
    key,
    body: { amount: 5_000, email: ada.email, wallet_id: ada.wallet, transaction_ref: newReference() },
  });
  expect(begun).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
});

const accountNumberOf = async ({ number }: Payer): Promise<string> =>
  (await product.pool.query('select account_number from identity.customers where id = $1', [number])).rows[0]
    .account_number;
const people = async ({ token }: Payer, query = '') =>
  (await product.call('GET', `/api/people${query}`, { token })).body;

it('a saved account whose bank says another name is paid only by a sender who confirms that name, and is then kept under it', async () => {
  const ada = await newPayer(product, { pin: '2468' });
  await deposit(product, ada, 5_000);
  await save(ada, account.account_number);
  await product.pool.query(`update bank_transfers.beneficiary set account_name = 'MUSA BALA' where customer = $1`, [
    ada.number,
  ]);
  const { data } = (await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account }))
    .body;
  const send = (accepted_name?: string) =>
    product.call('POST', '/api/send-money', {
      token: ada.token,
      body: {
        from_wallet_id: ada.wallet,
        to_bank_account: { ...account, beneficiary_name: data.account_name, currency: 'NGN' },
        amount: 500,
        pin: '2468',
        ...(accepted_name !== undefined && { accepted_name }),
      },
    });
  for (const accepted of [undefined, 'MUSA BALA']) {
    expect(await send(accepted)).toMatchObject({
      status: 409,
      body: { code: 'saved_name_changed', kept_name: 'MUSA BALA', account_name: data.account_name },
    });
  }
  expect(await balanceOf(product, ada)).toBe(5_000_00n);
  expect((await list(ada)).data[0].account_name).toBe('MUSA BALA');
  expect((await send(data.account_name)).status).toBe(200);
  expect((await list(ada)).data[0].account_name).toBe(data.account_name);
  expect((await send()).status).toBe(200);
});

it('people are saved once, named, found, and forgotten, and are nobody else’s', async () => {
  const [ada, ngozi, musa] = await Promise.all([newPayer(product), newPayer(product), newPayer(product)]);
  const number = await accountNumberOf(ngozi);
  const keep = (account_number: string, nickname?: string) =>
    product.call('POST', '/api/people', {
      token: ada.token,
      body: { account_number, ...(nickname !== undefined && { nickname }) },
    });
  const answers = await Promise.all([keep(number, ' My\nsister '), keep(number, 'My sister')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const [saved] = (await people(ada)).data;
  expect(saved).toMatchObject({
    account_number: number,
    name: 'Zainab Bello',
    kept_name: 'Zainab Bello',
    nickname: 'My sister',
    is_closed: false,
    is_name_changed: false,
  });
  expect((await keep(await accountNumberOf(ada))).body.code).toBe('own_account');
  expect((await keep('0000000000')).body.code).toBe('user_not_found');
  await keep(await accountNumberOf(musa));
  expect((await people(ada, '?q=sister')).data).toHaveLength(1);
  const first = await people(ada, '?limit=1');
  expect((await people(ada, `?limit=1&cursor=${first.nextCursor}`)).data).toEqual([saved]);
  const found = await product.call('GET', `/api/users/search-by-account?account_number=${number}`, {
    token: ada.token,
  });
  expect(found.body).toEqual({ full_name: 'Zainab Bello', saved });

  const at = `/api/people/${saved.id}`;
  const named = await product.call('PUT', at, { token: ada.token, body: { nickname: null } });
  expect(named.body.nickname).toBeNull();
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { body: { nickname: 'Mine' } } : {};
    expect((await product.call(method, at, { token: musa.token, ...body })).status).toBe(404);
  }
  expect((await product.call('DELETE', at, { token: ada.token })).status).toBe(204);
  expect((await people(ada)).data).toHaveLength(1);
});

it('a saved person who is called something else is paid only by a sender who confirms the name, and one who has left not at all', async () => {
  const [ada, ngozi] = await Promise.all([newPayer(product), newPayer(product)]);
  await deposit(product, ada, 1_000);
  const toAccountNumber = await accountNumberOf(ngozi);
  const saved = (
    await product.call('POST', '/api/people', { token: ada.token, body: { account_number: toAccountNumber } })
  ).body;
  const send = (more: object) =>
    product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber, fromWalletId: ada.wallet, amount: 100, ...more },
    });
  expect((await send({ savedPersonId: saved.id })).status).toBe(200);
  await product.pool.query(`update intra_transfers.saved_person set name = 'Ngozi Eze' where customer = $1`, [
    ada.number,
  ]);
  expect((await people(ada)).data[0]).toMatchObject({
    name: 'Zainab Bello',
    kept_name: 'Ngozi Eze',
    is_name_changed: true,
  });
  for (const acceptedName of [undefined, 'Ngozi Eze']) {
    expect(await send({ savedPersonId: saved.id, ...(acceptedName && { acceptedName }) })).toMatchObject({
      status: 409,
      body: { code: 'person_renamed', kept_name: 'Ngozi Eze', name: 'Zainab Bello' },
    });
  }
  expect(await balanceOf(product, ada)).toBe(900_00n);
  const confirmed = { savedPersonId: saved.id, acceptedName: 'zainab  bello' };
  expect((await send({ ...confirmed, amount: 5_000 })).body.code).toBe('insufficient_funds');
  expect((await people(ada)).data[0].is_name_changed).toBe(true);
  expect((await send(confirmed)).status).toBe(200);
  expect((await people(ada)).data[0]).toMatchObject({ kept_name: 'Zainab Bello', is_name_changed: false });

  const worker = database.pool('wura_worker');
  await product.pool.query('insert into identity.erasures (customer, asked_at, due_at) values ($1, now(), now())', [
    ngozi.number,
  ]);
  await worker.query('select identity.begin_erasure($1, now())', [ngozi.number]);
  await worker.query('select intra_transfers.forget_customer($1)', [ngozi.number]);
  expect((await people(ada)).data[0]).toMatchObject({ name: null, kept_name: null, is_closed: true });
  expect((await send({ savedPersonId: saved.id })).body.code).toBe('person_closed');
  expect(await balanceOf(product, ada)).toBe(800_00n);
});
