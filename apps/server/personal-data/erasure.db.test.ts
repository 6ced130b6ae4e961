import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { endKept } from '@wura/my-data/server/keep-by-law';
import { encode, type Form } from '@wura/kyc/testing/form';
import { picture } from '@wura/images/testing';
import { openWallet } from '@wura/wallets/server/wallets';
import { transaction, type Pool } from '@wura/database';
import { createLog } from '@wura/platform/log';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes, randomInt } from '@wura/testkit/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columns } from './manifest.ts';
import { spellingsOf } from './spellings.ts';
import { baseBackup, dump, findIn } from './take-copies.ts';
import { readKeptRecord } from '../read-kept-record.ts';
import { deposit, openTestProduct, type Payer, type TestProduct } from '../testing/test-product.ts';

// A customer with a rich history is told everything, erased, and then looked for in every row and every file.

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Person;
let eve: Person;
let bankReceipt: string;
let transferOfEve: string;
const logged: string[] = [];
/** How far the worker's clock is ahead. */
let aheadMs = 0;

interface Person extends Payer {
  body: Record<string, string>;
  accountNumber: string;
}

const letters = (length: number) => Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const words = { bvn: `222${randomInt(1e7, 1e8 - 1)}0`.slice(0, 11), passport: `A0${randomInt(1e6, 1e7 - 1)}` };
const told = Object.fromEntries(
  ['support', 'dispute', 'remark', 'bank', 'asked', 'label', 'contact', 'agent', 'till', 'program'].map(name => [
    name,
    `${name}${letters(10)}`,
  ]),
) as Record<
  'support' | 'dispute' | 'remark' | 'bank' | 'asked' | 'label' | 'contact' | 'agent' | 'till' | 'program',
  string
>;
/** What programs and browsers of theirs were given, which a copy of the data does not tell. */
const secrets: Record<string, string> = {};
const phoneBought = `0803${randomInt(1e6, 1e7 - 1)}`;
const password = 'Palm-Wine-77';

async function join(agent?: string): Promise<Person> {
  const username = letters(12);
  const body = {
    firstname: capital(letters(11)),
    lastname: capital(letters(12)),
    username,
    email: `${username}@wura.example`,
    phoneNumber: `+23470${randomInt(1e7, 1e8 - 1)}`,
    password,
    dob: '1981-07-19',
    country: 'NG',
    state: '',
    residentialAddress: `14 ${capital(letters(10))} Street, Lagos`,
  };
  const opened = await product.call('POST', '/api/register', { body });
  expect(opened.status, opened.text).toBe(201);
  const { token } = (await login(username, agent)).body;
  const user = (await product.call('GET', '/api/user', { token })).body;
  const { rows } = await owner.query<{ id: bigint }>('select id from identity.customers where public_id = $1', [
    user.id,
  ]);
  const number = rows[0]!.id;
  const { wallet } = await transaction(product.pool, tx => openWallet(tx, { owner: number, currency: 'NGN' }));
  return {
    number,
    token,
    wallet: wallet.publicId,
    walletId: wallet.id,
    email: body.email,
    body,
    accountNumber: user.account_number,
  };
}

const login = (identifier: string, agent = 'A browser') =>
  product.call('POST', '/api/login', { body: { identifier, password }, headers: { 'user-agent': agent } });
const post = async (url: string, body: unknown, { token } = ada) => {
  const answer = await product.call('POST', url, { token, body });
  if (answer.status >= 300) throw new Error(`${url}: ${answer.text}`);
  return answer.body;
};
async function send(url: string, form: Form) {
  const { payload, headers } = encode(form);
  const response = await fetch(`http://127.0.0.1:${product.config.port}${url}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
    body: new Uint8Array(payload),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
  const log = createLog({ level: 'info', write: line => void logged.push(line) });
  const environment = { WEBHOOKS_TO_LOOPBACK: 'on' };
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs, log, environment });
  [ada, eve] = [await join(told.agent), await join()];
}, 60_000);
afterAll(async () => {
  await product.close();
  await database.close();
});

describe('a customer with a rich history', () => {
  beforeAll(async () => {
    const jpeg = await picture('jpeg');
    await post('/api/pin/set', { pin: '4731', password });
    await product.call('PUT', '/api/user', {
      token: ada.token,
      body: { profileImage: `data:image/jpeg;base64,${jpeg.toString('base64')}` },
    });
    await deposit(product, ada, 40_000);
    await send('/api/kyc/submit', {
      full_name: `${ada.body['firstname']} ${ada.body['lastname']}`,
      date_of_birth: '1981-07-19',
      address: ada.body['residentialAddress'],
      bvn: words.bvn,
      id_type: 'passport',
      id_number: words.passport,
      id_document_front: jpeg,
      id_document_back: jpeg,
      selfie_image: jpeg,
    });
    await product.runJobs();
    await openToDevices();
    const pin = '4731';
    const sent = await post('/api/intra-transfer', {
      toAccountNumber: eve.accountNumber,
      fromWalletId: ada.wallet,
      amount: 500,
      remarks: told.remark,
      pin,
    });
    const back = await post(
      '/api/intra-transfer',
      { toAccountNumber: ada.accountNumber, fromWalletId: eve.wallet, amount: 100 },
      eve,
    );
    transferOfEve = back.transaction.id;
    const named = await post('/api/paystack/validate-account', { account_number: '0123456789', bank_code: '058' });
    const paid = await post('/api/send-money', {
      from_wallet_id: ada.wallet,
      to_bank_account: {
        account_number: '0123456789',
        bank_code: '058',
        beneficiary_name: named.data.account_name,
        currency: 'NGN',
      },
      amount: 1_000,
      pin,
      remarks: told.bank,
    });
    await post('/api/beneficiaries', { account_number: '0123456789', bank_code: '058', nickname: told.label });
    await post('/api/payments/airtime', { walletId: ada.wallet, amount: 100, phone: phoneBought, network: 'mtn', pin });
    await post('/api/payment-requests', { amount: 50, note: told.asked, to: eve.accountNumber });
    await post('/api/support/messages', { message: told.support });
    await post('/api/contact', {
      name: ada.body['firstname'],
      email: ada.email,
      subject: 'account-help',
      message: told.contact,
    });
    await post('/api/pin/set', { pin, password }, eve);
    await post(
      '/api/scheduled-payments',
      {
        kind: 'transfer',
        wallet_id: eve.wallet,
        fields: { number: ada.accountNumber },
        amount: 10,
        repeats: 'monthly',
        starts_on: new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10),
        ends_on: null,
        on_failure: 'retry',
        pin,
      },
      eve,
    );
    const dispute = { transaction_id: sent.transaction.id, reason: 'wrong_account', text: told.dispute };
    const { id } = await post('/api/disputes', dispute);
    await send(`/api/disputes/${id}/evidence`, { file: jpeg });
    const receipt = await product.call('GET', `/api/transactions/${paid.transaction.id}/receipt`, { token: ada.token });
    bankReceipt = receipt.body.code;
    await product.runJobs();
  }, 60_000);

  it('is told everything, and nothing of another customer but names they have seen', async () => {
    const wrong = await product.call('POST', '/api/my-data/export', {
      token: ada.token,
      body: { password: 'Wrong1horse' },
    });
    expect(wrong.status).toBe(422);
    const { status, text, body } = await product.call('POST', '/api/my-data/export', {
      token: ada.token,
      body: { password },
    });
    expect(status).toBe(200);
    for (const [name, word] of Object.entries({ ...told, ...words, phoneBought, ...ada.body })) {
      if (['password', 'country', 'state', 'contact'].includes(name)) continue;
      expect(text, name).toContain(word);
    }
    expect(body.transactions.length).toBeGreaterThan(4);
    expect(body.transactions[0]).toMatchObject({ currency: 'NGN', amount: '40000.00' });
    // Every sum of it as its customer reads it everywhere else.
    expect(body.transactions.find(({ kind }: { kind: string }) => kind === 'bank_transfer')).toMatchObject({
      amount: '-1010.75',
      fees: [
        { code: 'transfer_fee', amount: '10.00' },
        { code: 'vat', amount: '0.75' },
      ],
    });
    await post('/api/pots', { wallet_id: eve.wallet, name: 'Rent', goal: '700' }, eve);
    const asked = await product.call('POST', '/api/my-data/export', { token: eve.token, body: { password } });
    expect(asked.body).toMatchObject({
      recalls: [{ currency: 'NGN', amount: '500.00', returned: '0.00' }],
      pots: [{ currency: 'NGN', amount: '0.00', goal: '700.00' }],
    });
    expect(body.identity_papers).toHaveLength(3);
    const again = await product.call('POST', '/api/my-data/export', { token: ada.token, body: { password } });
    expect(again.body.made_at, 'the same copy within a minute').toBe(body.made_at);
    expect(body.agreements).toMatchObject([{ what: 'terms and privacy' }]);
    expect(text).toContain(`${eve.body['firstname']} ${eve.body['lastname']}`);
    for (const secret of [eve.email, eve.body['phoneNumber']!, eve.body['residentialAddress']!, '$argon2id']) {
      expect(text).not.toContain(secret);
    }
    const paper = await fetch(`http://127.0.0.1:${product.config.port}/api/my-data/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ password, format: 'pdf' }),
    });
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('is not erased while something is undecided, and is told what', async () => {
    const refused = await product.call('POST', '/api/my-data/erase', { token: ada.token, body: { password } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'erasure_held_back', held_back: ['disputes', 'money'] },
    });
    await owner.query(`update disputes.dispute set status = 'rejected', closed_at = now() where customer = $1`, [
      ada.number,
    ]);
    const wallets = (await product.call('GET', '/api/wallets', { token: ada.token })).body;
    const { balance } = wallets.find((wallet: { currency: string }) => wallet.currency === 'NGN');
    await post('/api/intra-transfer', {
      toAccountNumber: eve.accountNumber,
      fromWalletId: ada.wallet,
      amount: balance,
      pin: '4731',
    });
    const { body } = await product.call('GET', '/api/my-data', { token: ada.token });
    expect(body).toMatchObject({ held_back: [], erasure: null, days_to_think: 0, years_kept: 5 });
    const wrong = await product.call('POST', '/api/my-data/erase', {
      token: ada.token,
      body: { password: 'Wrong1horse' },
    });
    expect(wrong.status).toBe(422);
  });

  it('gets in nowhere from the moment of asking, and another worker finishes where one died', async () => {
    await product.runJobs();
    const all = database.pool('none');
    for (const table of ['notices.push_subscriptions', 'partner_webhooks.event', 'partner_webhooks.endpoint']) {
      const { rowCount } = await all.query(`select from ${table} where customer = $1`, [ada.number]);
      expect(rowCount, table).toBeGreaterThan(0);
    }
    const asked = await product.call('POST', '/api/my-data/erase', { token: ada.token, body: { password } });
    expect(asked.status, asked.text).toBe(202);
    expect((await product.call('GET', '/api/user', { token: ada.token })).status).toBe(401);
    expect((await login(ada.body['username']!)).status).not.toBe(200);
    // The last letter was waited for long enough.
    aheadMs = 60_000;
    // Each room's step is done or not, so that dying within one is dying before it.
    await owner.query('revoke execute on function wallets.forget_customer from wura_worker');
    await product.runJobs();
    await product.runJobs();
    const half = await owner.query('select begun_at, done_at from identity.erasures where customer = $1', [ada.number]);
    expect(half.rows).toMatchObject([{ begun_at: expect.any(Date), done_at: null }]);
    expect(
      (
        await product.call('GET', `/api/users/search-by-account?account_number=${ada.accountNumber}`, {
          token: eve.token,
        })
      ).status,
    ).toBe(404);
    await owner.query('grant execute on function wallets.forget_customer to wura_worker');
    logged.length = 0;
    await product.runJobs();
    const whole = await owner.query('select done_at from identity.erasures where customer = $1', [ada.number]);
    expect(whole.rows[0].done_at).toBeInstanceOf(Date);
    expect((await login(ada.email)).body.code).toBe('invalid_credentials');
    // Once the providers' lists are closed, their own names go where a telephone number stands in them.
    await owner.query(
      `update provider_payments.payment set ended_at = ended_at - interval '8 days' where customer = $1`,
      [ada.number],
    );
    await product.runJobs();
  }, 60_000);

  it('is in no row of the database, no file and no line of the log afterwards', async () => {
    const canaries = forgotten();
    const found: string[] = [];
    let searched = 0;
    const search = (where: string, text: string) => {
      searched++;
      for (const [name, word] of canaries) {
        if (spellingsOf(word).some(spelling => text.includes(spelling))) found.push(`${name} in ${where}`);
      }
      if (text.includes(ada.body['phoneNumber']!.slice(4))) found.push(`the phone number in ${where}`);
    };
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await database
        .pool('none')
        .query<{ column: string; line: string }>(
          `select f.key as column, f.value::text as line from ${name} t, jsonb_each(to_jsonb(t)) f`,
        );
      for (const { column, line } of rows) search(`${name}.${column}`, line);
    }
    for (const file of filesBelow(product.config.dataDir)) {
      // The sandbox's providers are other companies, which keep books of their own.
      if (!/sandbox/.test(file)) search(file, readFileSync(file, 'latin1'));
    }
    for (const line of logged) search('the log', line);
    expect([...new Set(found)]).toEqual([]);
    expect(searched).toBeGreaterThan(200);
    expect(filesBelow(path.join(product.config.dataDir, 'uploads'))).toEqual([]);
  });

  it(
    'is in no dump and no base backup that is taken afterwards, in whatever spelling',
    { timeout: 180_000 },
    async () => {
      const all = database.pool('none');
      const sought = forgotten().map(([name, word]) => ({ name, spellings: spellingsOf(word) }));
      expect(await findIn(await dump(database.url, all), sought)).toEqual([]);
      // What docs/personal-data.md has done before a base backup: the pages are written anew, without the rows that are gone.
      // PostgreSQL keeps those that a transaction may still see, and the session of the dump ends a moment after its program.
      await expect.poll(() => readers(all), { timeout: 30_000 }).toBe(0);
      for (const name of Object.keys(columns)) await all.query(`vacuum (full) ${name}`);
      await all.query('checkpoint');
      const copies = await baseBackup(database.url, all);
      expect(await findIn(copies, sought)).toEqual([]);
      // The search finds who is still there.
      const eves = { name: 'another customer', spellings: spellingsOf(eve.body['lastname']!) };
      expect(await findIn(copies, [eves])).not.toEqual([]);
    },
  );

  it('leaves receipts that still verify, histories of others without the name, and names that are free', async () => {
    const verified = await product.call('GET', `/api/receipts/${bankReceipt}`);
    expect(verified).toMatchObject({ status: 200, body: { amount: '1000.00' } });
    const shown = await product.call('GET', `/api/transactions/${transferOfEve}`, { token: eve.token });
    expect(shown.text).toContain('Former customer');
    for (const url of ['/api/transactions', '/api/notifications', '/api/payment-requests', '/api/scheduled-payments']) {
      const { status, text } = await product.call('GET', url, { token: eve.token });
      expect(status, url).toBe(200);
      expect(text, url).not.toContain(ada.body['firstname']!);
    }
    const { status } = await product.call('POST', '/api/register', { body: ada.body });
    expect(status).toBe(201);
  });

  it('is kept apart for the law until its day, and not a day longer', async () => {
    const { rows: named } = await owner.query('select public_id as id from identity.customers where id = $1', [
      ada.number,
    ]);
    const asked = { id: named[0].id as string, reason: 'The court asked for it' };
    const kept = () => readKeptRecord({ ...product.config, databaseUrl: database.url }, asked);
    const text = JSON.stringify(await kept());
    for (const word of [
      ada.body['firstname']!,
      ada.body['residentialAddress']!,
      words.bvn,
      words.passport,
      told.bank,
    ]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain(told.support);
    const worker = database.pool('wura_worker');
    await endKept(worker, new Date(Date.now() + 5 * 364 * dayMs));
    expect(await kept()).not.toEqual([]);
    await endKept(worker, new Date(Date.now() + 5 * 366 * dayMs));
    expect(await kept()).toEqual([]);
    const { rows } = await owner.query('select sealed from my_data.kept where customer = $1', [ada.number]);
    expect(rows).toEqual([{ sealed: null }]);
  });
});

/** A browser is told of what happens, and so is a program, at an address where nothing ever listens. */
async function openToDevices(): Promise<void> {
  const at = '/api/notifications/push';
  const { body } = await product.call('GET', at, { token: ada.token });
  const browser = await product.control('/push/subscriptions', { sender: body.public_key });
  const allowed = await product.call('PUT', at, { token: ada.token, body: browser });
  expect(allowed.status, allowed.text).toBe(200);
  await owner.query(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     values ('key_erased', $1, $2, $3, 'abcd', '{read}', 0, 0, now(), now() + interval '1 day')`,
    [ada.number, randomBytes(32), told.till],
  );
  const { secret } = await post('/api/webhook-endpoints', {
    url: `http://127.0.0.1:9/${told.program}`,
    events: ['payment.made', 'money.received'],
    pin: '4731',
    mail_code: await product.mailedCode(ada),
  });
  Object.assign(secrets, {
    webhookSecret: secret,
    pushEndpoint: browser.endpoint,
    pushKey: browser.keys.p256dh,
    pushAuth: browser.keys.auth,
  });
}

/** Whatever is to be found nowhere, by what it is. */
const forgotten = () =>
  Object.entries({ ...told, ...words, ...secrets, phoneBought, ...ada.body }).filter(
    ([name]) => !['password', 'dob', 'country', 'state'].includes(name),
  );

/** How many other sessions look at the database as it was. */
async function readers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`,
  );
  return rows[0]!.count;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => path.join(folder, name))
      .filter(name => statSync(name).isFile());
  } catch {
    return [];
  }
}
