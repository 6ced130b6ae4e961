import { randomId } from '@wura/platform/identifiers';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Answer } from '@wura/testkit/client';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

// What makes something that a second of would cost or confuse: the answer is lost, and the caller comes again under the same key.

const pin = '2580';
let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let ada: Payer;
let dollars: string;
let bola: string;
const payments: string[] = [];
/** Of payments of their own. */
const cases: string[] = [];
/** Requests that people work on, by their kind. */
const asked: Record<string, string> = {};
const picture = readFileSync(new URL('../../capabilities/kyc/server/specimen.jpg', import.meta.url));

const report = (n: number) => ({
  transaction_id: payments[n],
  reason: 'charged_twice',
  text: 'I have paid this twice',
});
const loan = (n: number) => ({
  amount: '250000',
  months: 6 + n,
  purpose: 'business',
  monthlyIncome: 180_000,
  work: 'self_employed',
  consent: true,
});

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  ada = await newPayer(here, { pin });
  await deposit(here, ada, 90_000);
  await here.control('/fx/rates', { rates: { NGN: 1485.5 } });
  await here.runJobs();
  dollars = (await here.call('POST', '/api/wallets', { token: ada.token, body: { currency: 'USD' } })).body.id;
  bola = await accountNumberOf(here, await newPayer(here));
  for (let n = 0; n < 20; n++) {
    const { body } = await here.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 10 + n },
    });
    payments.push(body.transaction.id);
  }
  for (let n = 0; n < 10; n++) cases.push((await ask(here, '/api/disputes', { body: report(10 + n) })).body.id);
  for (const kind of ['loans', 'business-registration']) {
    const path = `/api/requests/${kind}`;
    asked[kind] = (await ask(here, path, { body: made[`POST ${path}`]!.body(0) })).body.id;
  }
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

interface Made {
  /** A body that is accepted, and asks for another thing with another number. */
  readonly body: (n: number) => object;
  /** Where the path of the contract names another thing. */
  readonly path?: (n: number) => string;
  /** What there may be one of goes, so that there may be another. */
  readonly clear?: () => Promise<unknown>;
  /** How many there are. */
  readonly count: string;
  readonly idOf?: string;
}

const made: Readonly<Record<string, Made>> = {
  'POST /api/payment-requests': {
    body: n => ({ amount: String(100 + n), note: 'Lunch' }),
    count: 'select count(*)::integer as n from payment_requests.request',
    idOf: 'code',
  },
  'POST /api/pots': {
    body: n => ({ wallet_id: ada.wallet, name: `Rent ${n}` }),
    count: 'select count(*)::integer as n from pots.plan',
  },
  'POST /api/scheduled-payments': {
    body: n => ({
      kind: 'transfer',
      wallet_id: ada.wallet,
      fields: { number: bola },
      amount: String(50 + n),
      repeats: 'once',
      starts_on: lagosDate(Date.now()),
      on_failure: 'skip',
      pin,
    }),
    count: 'select count(*)::integer as n from scheduled_payments.schedule',
  },
  'POST /api/conversion-orders': {
    body: n => ({
      from_wallet_id: ada.wallet,
      to_wallet_id: dollars,
      target_rate: '1700',
      rate_of: 'target',
      ceiling: String(2_000 + n),
      ends_at: new Date(Math.ceil(Date.now() / dayMs) * dayMs + dayMs).toISOString(),
      pin,
    }),
    count: 'select count(*)::integer as n from exchange.conversion_order',
  },
  'POST /api/bulk-payments': {
    body: n => ({
      wallet_id: ada.wallet,
      csv: Buffer.from(`to,bank,amount,note\n${bola},,${100 + n},x`).toString('base64'),
    }),
    count: 'select count(*)::integer as n from bulk_pay.batch',
  },
  'POST /api/disputes': { body: report, count: 'select count(*)::integer as n from disputes.dispute' },
  'POST /api/disputes/{id}/messages': {
    path: () => `/api/disputes/${cases[0]}/messages`,
    body: n => ({ text: `I have paid this ${n} times` }),
    count: 'select count(*)::integer as n from disputes.step',
  },
  'POST /api/disputes/{id}/evidence': {
    path: n => `/api/disputes/${cases[n]}/evidence`,
    body: n => Buffer.concat([picture, Buffer.from([n])]),
    count: 'select count(*)::integer as n from disputes.evidence',
  },
  'POST /api/requests/loans/{id}/messages': talk('loans'),
  'POST /api/requests/business-registration/{id}/messages': talk('business-registration'),
  'POST /api/requests/loans': {
    body: loan,
    count: 'select count(*)::integer as n from orders.placed',
    clear: withdrawAll,
  },
  'POST /api/requests/business-registration': {
    body: n => ({
      form: 'business_name',
      firstName: `Adaeze Cold Rooms ${n}`,
      secondName: 'Nwosu Cold Rooms',
      activity: 'Sells frozen fish',
      address: '12 Adeola Odeku Street, Lagos',
      consent: true,
    }),
    count: 'select count(*)::integer as n from orders.placed',
    clear: withdrawAll,
  },
  'POST /api/contact': {
    body: n => ({ name: 'Ada', email: 'ada@example.com', subject: 'billing-question', message: `Where is it? ${n}` }),
    count: 'select count(*)::integer as n from support.tickets',
    idOf: 'reference',
  },
  'POST /api/support/messages': {
    body: n => ({ message: `Where is it? ${n}` }),
    count: 'select count(*)::integer as n from support.messages',
  },
};

function talk(kind: string): Made {
  return {
    path: () => `/api/requests/${kind}/${asked[kind]}/messages`,
    body: n => ({ message: `For ${n} freezers` }),
    count: 'select count(*)::integer as n from orders.step',
  };
}

async function withdrawAll(): Promise<void> {
  await here.pool.query(
    `update orders.placed set status = 'withdrawn' where kind in ('loans', 'business_registration')`,
  );
}

interface Sent {
  readonly body: object;
  readonly key?: string;
}

/** As Ada. Bytes go as the file of a form. */
async function ask(product: TestProduct, path: string, { body, key }: Sent): Promise<Answer> {
  const { token } = ada;
  if (!(body instanceof Uint8Array)) return product.call('POST', path, { token, key, body });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(body)]), 'screen.jpg');
  const response = await fetch(`http://127.0.0.1:${product.config.port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  const text = await response.text();
  const isReplay = response.headers.get('idempotent-replayed') === 'true';
  return { status: response.status, text, body: JSON.parse(text), isReplay };
}

const count = async (name: string): Promise<number> => (await here.pool.query(made[name]!.count)).rows[0].n;

describe.each(Object.entries(made))('%s', (name, { body, path, clear, idOf = 'id' }) => {
  const make = (product: TestProduct, key: string, n: number) =>
    ask(product, path?.(n) ?? name.split(' ')[1]!, { key, body: body(n) });
  beforeEach(clear ?? (() => undefined));

  it('sent again under its key makes no second, also once what it made has ended, and says so', async () => {
    const [key, before] = [randomId('key'), await count(name)];
    const first = await make(here, key, 1);
    expect(first.status, first.text).toBe(201);
    expect(first.isReplay).toBe(false);
    await here.runJobs();
    const money = await balanceOf(here, ada);
    const again = await make(there, key, 1);
    expect([again.status, again.body[idOf], again.isReplay], again.text).toEqual([201, first.body[idOf], true]);
    await there.runJobs();
    expect([await count(name), await balanceOf(here, ada)]).toEqual([before + 1, money]);
  });

  it('under a key that stands for something else makes nothing, nor does a payment under its own', async () => {
    const key = randomId('key');
    expect((await make(here, key, 2)).status).toBe(201);
    const before = await count(name);
    const money = await balanceOf(here, ada);
    const transfer = (named: string) =>
      there.call('POST', '/api/intra-transfer', {
        token: ada.token,
        key: named,
        body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 10 },
      });
    for (const refused of [await make(here, key, 3), await make(there, key, 3), await transfer(key)])
      expect([refused.status, refused.body.code], refused.text).toEqual([422, 'idempotency_mismatch']);
    expect(await balanceOf(here, ada)).toBe(money);
    const paid = randomId('key');
    expect((await transfer(paid)).status).toBe(200);
    expect(await make(here, paid, 4)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await count(name)).toBe(before);
  });

  it('that comes many times at once to two processes makes one, and all are told of it', async () => {
    for (let n = 5; n < 9; n++) {
      await clear?.();
      const [key, before] = [randomId('key'), await count(name)];
      const answers = await Promise.all([here, there, here, there, there].map(product => make(product, key, n)));
      expect(
        answers.map(({ status }) => status),
        answers.map(({ text }) => text).join('\n'),
      ).toEqual(Array(5).fill(201));
      expect(new Set(answers.map(answer => answer.body[idOf])).size).toBe(1);
      expect(await count(name)).toBe(before + 1);
    }
  });
});

it('is each call that its contract says makes one under a key', () => {
  expect(Object.keys(made).sort()).toEqual(
    contracts.flatMap(({ method, path, makesOnce }) => (makesOnce ? [`${method} ${path}`] : [])).sort(),
  );
});
