import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { textTo } from '@wura/notices/server/texts';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer & { id: string; account: string };
let [support, compliance, second, admin] = ['', '', '', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [support, compliance, second, admin] = [
    await newOperator({ database, product }, 'support'),
    await newOperator({ database, product }, 'compliance'),
    await newOperator({ database, product }, 'compliance'),
    await newOperator({ database, product }, 'admin'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  const payer = await newPayer(product, { pin: '2468' });
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  ada = { ...payer, id: body.id, account: body.account_number };
});

const get = (path: string, token = support) => product.call('GET', `/api/operator/${path}`, { token });
const post = (path: string, token: string, body: object) =>
  product.call('POST', `/api/operator/${path}`, { token, body });
const find = async (q: string) => {
  const { status, body } = await get(`customers?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return body.data.map(({ id }: { id: string }) => id);
};
const reason = 'we are asking about a transfer to this account';
const acts = async (subject: string) => {
  const { rows } = await product.pool.query('select what, why from operators.audit where subject = $1 order by id', [
    subject,
  ]);
  return rows;
};

describe('looking for a customer', () => {
  it('finds them by name without accents and hooks, username, e-mail, phone in any spelling and account number', async () => {
    const phone = `+23481${String(ada.number).padStart(8, '0')}`;
    await database
      .pool('wura_owner')
      .query(
        `update identity.customers set first_name = 'Ọládélé', last_name = 'Ɗanjuma-Øbi', phone = $2 where id = $1`,
        [ada.number, phone],
      );
    const username = ada.email.replace('@example.com', '');
    const [national, spoken] = [`0${phone.slice(4)}`, `0${phone.slice(4, 7)} ${phone.slice(7)}`];
    for (const q of [
      'oladele',
      'OLÁD',
      'danjuma obi',
      'obi ola',
      username.slice(0, 9),
      ada.email,
      ada.email.slice(0, 14),
      phone,
      national,
      spoken,
      ada.account,
      ada.id,
    ]) {
      expect(await find(q), q).toContain(ada.id);
    }
    expect(await find(`${ada.email}x`)).toEqual([]);
    expect(await find('oladele nobody')).toEqual([]);
    // What means something to a text search or to a pattern is only a letter of a search here.
    for (const q of ["a' & !b | (c", '%@%', '0_0', ':* | <->', '\\', '€']) await find(q);
    expect(await find('%@%')).toEqual([]);
  });

  it('goes page by page through all, newest first, and every look is written down', async () => {
    const newer = await newPayer(product);
    const { body: first } = await get('customers?limit=1');
    expect(first.data).toHaveLength(1);
    const { body: next } = await get(`customers?limit=1&cursor=${first.nextCursor}`);
    expect(next.data[0].id).toBe(ada.id);
    expect(first.data[0].email).toBe(newer.email);
    await find('zainab');
    expect(await acts('customers')).toContainEqual({ what: 'customers_listed', why: 'searched by name' });
  });

  it('shows one with their limits, wallets, sessions, devices, verification and what moved last', async () => {
    await deposit(product, ada, 5_000);
    const { status, body } = await get(`customers/${ada.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ada.id,
      name: 'Zainab Bello',
      account_number: ada.account,
      tier: 3,
      frozen: false,
      freeze: null,
      dob: '1990-01-01',
      kyc: { completed: true, number_checked: false },
      about: { kyc: { status: null } },
      security: { pin: true, pin_locked_until: null, two_factor_since: null },
      limits: { out_per_day: { limit: '5000000.00', used: '0.00' }, balance: { limit: null, used: '5000.00' } },
      wallets: [{ id: ada.wallet, currency: 'NGN', balance: '5000.00' }],
      transactions: [{ type: 'receive', amount: '5000.00', category: 'deposit' }],
      pending: null,
    });
    expect(body.sessions).toHaveLength(1);
    expect(body.events.map(({ what }: { what: string }) => what)).toContain('pin_set');
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(await acts(ada.id)).toEqual([{ what: 'customer_viewed', why: null }]);
    expect((await get(`customers/cus_${'0'.repeat(26)}`)).status).toBe(404);
  });

  it('shows whether the text messages to their number were sent, and nothing of what they said', async () => {
    const { body: customer } = await get(`customers/${ada.id}`);
    const write = (to: string) =>
      transaction(product.pool, tx => textTo(tx, { to, text: 'Wura: your code is 918273', at: new Date() }));
    await write(customer.phone_number);
    await write('+2348099999999');
    const textsOf = async () => (await get(`customers/${ada.id}`)).body.texts;
    expect(await textsOf()).toMatchObject([{ outcome: 'waiting', receipt: null, receipt_at: null }]);
    await product.runJobs();
    const texts = await textsOf();
    expect(texts).toMatchObject([{ outcome: 'sent' }]);
    expect(JSON.stringify(texts)).not.toContain('918273');
  });
});

describe('a frozen account', () => {
  const send = async () => {
    const other = await newPayer(product);
    const { body } = await product.call('GET', '/api/user', { token: other.token });
    return product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber: body.account_number, fromWalletId: ada.wallet, amount: 10 },
    });
  };
  const me = () => product.call('GET', '/api/user', { token: ada.token });

  it('moves nothing until it is opened again, and its owner reads why, in the application and by mail', async () => {
    await deposit(product, ada, 5_000);
    const frozen = await post(`customers/${ada.id}/freeze`, compliance, { reason });
    expect(frozen).toMatchObject({ status: 200, body: { id: ada.id, freeze: { reason } } });
    await expect.poll(async () => (await send()).body.code, { timeout: 5_000 }).toBe('account_frozen');
    expect((await me()).body.frozen).toEqual({ reason, since: frozen.body.freeze.since });
    expect((await product.call('GET', '/api/transactions', { token: ada.token })).status).toBe(200);
    const again = await post(`customers/${ada.id}/freeze`, admin, { reason });
    expect(again).toMatchObject({ status: 409, body: { code: 'frozen_already' } });

    const opened = await post(`customers/${ada.id}/unfreeze`, admin, { reason: 'it was theirs' });
    expect(opened).toMatchObject({ status: 200, body: { freeze: null } });
    await expect.poll(async () => (await send()).status, { timeout: 5_000 }).toBe(200);
    expect((await me()).body.frozen).toBeNull();
    expect((await post(`customers/${ada.id}/unfreeze`, admin, { reason })).body.code).toBe('not_frozen');

    const { body: notices } = await product.call('GET', '/api/notifications', { token: ada.token });
    expect(notices.data.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['account_frozen', 'account_unfrozen']),
    );
    const { rows: mails } = await database
      .pool('none')
      .query('select text from notices.mails where recipient = $1', [ada.email]);
    expect(mails.some(({ text }) => text.includes(reason))).toBe(true);
    expect((await acts(ada.id)).map(({ what }) => what)).toEqual(['customer_frozen', 'customer_unfrozen']);
  });

  it('tells its owner nothing of what staff note for each other', async () => {
    const [staff_note, said] = ['Order 41/2026 of the court in Ikeja', JSON.stringify];
    expect((await post(`customers/${ada.id}/freeze`, compliance, { reason, staff_note })).status).toBe(200);
    expect((await post(`customers/${ada.id}/unfreeze`, compliance, { reason, staff_note })).status).toBe(200);
    const both = (await acts(ada.id)).filter(({ why }) => why?.includes(staff_note));
    expect(both.map(({ what }) => what)).toEqual(['customer_frozen', 'customer_unfrozen']);
    const { body: notices } = await product.call('GET', '/api/notifications', { token: ada.token });
    const { rows: mails } = await database
      .pool('none')
      .query('select text from notices.mails where recipient = $1', [ada.email]);
    const { body: record } = await product.call('GET', `/api/operator/customers/${ada.id}`, { token: support });
    for (const read of [notices, mails, record, (await me()).body]) expect(said(read)).not.toContain(staff_note);
    expect(said(mails)).toContain(reason);
  });

  it('is frozen by compliance and those who run the product, with a reason, and by nobody else', async () => {
    const finance = await newOperator({ database, product }, 'finance');
    for (const token of [support, finance]) {
      expect((await post(`customers/${ada.id}/freeze`, token, { reason })).status).toBe(403);
      expect((await post(`customers/${ada.id}/unfreeze`, token, { reason })).status).toBe(403);
    }
    expect((await post(`customers/${ada.id}/freeze`, compliance, {})).status).toBe(422);
    expect((await me()).body.frozen).toBeNull();
  });
});

describe('a second factor that was lost', () => {
  it('is switched off by two people, which signs every device out and lets less leave for a day', async () => {
    const off = () => post(`customers/${ada.id}/two-factor/off`, compliance, { reason: 'seen with her passport' });
    expect((await off()).body.code).toBe('no_second_factor');
    await transaction(database.pool('wura_app'), tx =>
      tx.query(
        `insert into identity.authenticators (customer, secret, created_at, confirmed_at) values ($1, '\\x00', now(), now())`,
        [ada.number],
      ),
    );
    await database
      .pool('wura_owner')
      .query(`update identity.customers set created_at = now() - interval '9 days' where id = $1`, [ada.number]);
    const begun = await off();
    expect(begun.status).toBe(202);
    expect((await off()).body.code).toBe('approval_pending');
    const { body: waiting } = await get(`customers/${ada.id}`);
    expect(waiting).toMatchObject({
      pending: { id: begun.body.approval, kind: 'customer_two_factor_off' },
      security: { cooling_off_until: null },
    });
    const decision = { decision: 'approve', reason: 'I spoke to her too' };
    const own = await post(`approvals/${begun.body.approval}`, compliance, decision);
    expect(own).toMatchObject({ status: 403, body: { code: 'second_operator_needed' } });
    expect((await post(`approvals/${begun.body.approval}`, second, decision)).status).toBe(200);
    const { body: after } = await get(`customers/${ada.id}`);
    expect(after).toMatchObject({ sessions: [], pending: null, security: { two_factor_since: null } });
    expect(after.security.cooling_off_until).not.toBeNull();
    const signedIn = () => product.call('GET', '/api/user', { token: ada.token });
    await expect.poll(async () => (await signedIn()).status, { timeout: 5_000 }).toBe(401);
    expect((await acts(ada.id)).map(({ what }) => what)).toContain('customer_two_factor_off');
  });
});
