import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  product = await openTestProduct(database);
  ada = await newPayer(product);
  bola = await newPayer(product);
  await deposit(product, ada, 500_000);
  await deposit(product, bola, 20_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

/** Not bought for before; `ending` decides what the sandbox makes of it. */
const newMeter = (ending = '10') => `04${String(randomInt(1e7)).padStart(7, '0')}${ending}`;
const look = (body: object, { token = ada.token } = {}) =>
  product.call('POST', '/api/squad/electricity/lookup-meter', {
    token,
    body: { meter_type: 'prepaid', provider: 'IKEJA', ...body },
  });
async function referenceOf(meter: string, more: object = {}, of = ada): Promise<string> {
  const { body } = await look({ meter_no: meter, ...more }, of);
  return body.data.reference;
}
const pay = (body: object, { key = '', by = ada } = {}) =>
  product.call('POST', '/api/payments/electricity', {
    token: by.token,
    ...(key && { key }),
    body: {
      walletId: by.wallet,
      amount: 1_000,
      meterType: 'prepaid',
      serviceType: 'IKEJA',
      phone_number: '08031234567',
      ...body,
    },
  });
/** Looked up and paid for. */
async function buy(meter = newMeter(), more: object = {}) {
  return pay({ meterNumber: meter, reference: await referenceOf(meter), ...more });
}
const tokens = (query = '', { token } = ada) => product.call('GET', `/api/tokens${query}`, { token });
const fault = (operation: string, mode: string, more: object = {}) =>
  product.control('/faults', { provider: 'squad', operation, mode, times: 1, ...more });
const vends = async (meter: string): Promise<any[]> =>
  ((await product.control('/books/squad')) as any[]).filter(({ destination }) => destination === meter);
const notices = async ({ number }: Payer): Promise<{ kind: string; title: string; text: string }[]> =>
  (
    await product.pool.query('select kind, title, text from notices.notifications where customer = $1 order by id', [
      number,
    ])
  ).rows;

describe('the companies', () => {
  it('are listed by our names and the seller’s codes', async () => {
    const { status, body } = await product.call('GET', '/api/squad/electricity-providers', { token: ada.token });
    expect([status, body.status]).toEqual([200, 'success']);
    for (const [service_type, provider_id] of [
      ['IKEJA', 'IE'],
      ['EKO', 'EKEDC'],
      ['JOS', 'JED'],
    ]) {
      const found = body.data.find((each: any) => each.service_type === service_type);
      expect(found).toEqual({ service_type, provider_id, provider_name: expect.any(String) });
    }
  });

  it('that cannot be fetched are told as such', async () => {
    const fresh = await openTestProduct(database);
    try {
      await fresh.control('/faults', { provider: 'squad', operation: 'providers', mode: 'error500', times: 9 });
      expect(await fresh.call('GET', '/api/squad/electricity-providers', { token: ada.token })).toMatchObject({
        status: 503,
        body: { code: 'provider_unavailable', message: 'Failed to load electricity providers' },
      });
    } finally {
      await fresh.close();
    }
  });
});

describe('a meter', () => {
  it('is looked up by our name or the seller’s code, in either case, with what it takes and owes', async () => {
    const meter = newMeter('88');
    for (const provider of ['IKEJA', 'ikeja', 'IE', 'ie']) {
      const { status, body } = await look({ meter_no: meter, provider });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        data: {
          customer_name: expect.any(String),
          reference: expect.stringMatching(/^mtr_[0-9a-z]{26}$/),
          address: expect.any(String),
          minimum_amount: '100.00',
          outstanding_debt: '1250.50',
        },
      });
    }
    expect((await look({ meter_no: newMeter('77') })).body.data).toMatchObject({ minimum_amount: '5000.00' });
    expect((await look({ meter_no: newMeter() })).body.data).not.toHaveProperty('outstanding_debt');
  });

  it.each([
    [{ provider: '' }, 'Please select an electricity provider'],
    [{ provider: 'NEPA' }, 'Please select an electricity provider'],
    [{ meter_no: '' }, 'Please enter a meter number'],
    [{ meter_no: '041234567' }, 'A meter number has 10 to 13 digits'],
    [{ meter_type: 'smart' }, 'Please choose prepaid or postpaid'],
    [{ meter_no: '00000000000' }, 'Failed to verify meter details'],
  ])('is not found with %j', async (body, message) => {
    expect(await look({ meter_no: newMeter(), ...body })).toMatchObject({ status: 422, body: { message } });
  });

  it('of a company there is none of is told so first, beside what else is wrong', async () => {
    const message = 'Please select an electricity provider';
    const looked = await look({ provider: 'zz', meter_no: '', meter_type: 'x' });
    expect([looked.status, looked.body.message, looked.body.errors]).toEqual([
      422,
      message,
      {
        provider: message,
        meter_no: 'Please enter a meter number',
        meter_type: 'Please choose prepaid or postpaid',
      },
    ]);
    const paid = await pay({ serviceType: 'zz', meterNumber: '', reference: 'mtr_none' });
    expect([paid.status, paid.body.message]).toEqual([422, message]);
    expect(Object.keys(paid.body.errors)).toEqual(['serviceType', 'meterNumber']);
  });

  it('of a company that its seller does not have is refused under the name of the field', async () => {
    const message = 'Please select an electricity provider';
    expect(await look({ provider: 'ABA', meter_no: newMeter() })).toMatchObject({
      status: 422,
      body: { code: 'unknown_electricity_provider', message, errors: { provider: message } },
    });
  });

  it('whose company does not answer may be asked for again: that is no answer about it', async () => {
    await fault('lookup', 'error500', { times: 3 });
    expect(await look({ meter_no: newMeter() })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: 'Failed to verify meter' },
    });
  });
});

describe('electricity', () => {
  it('is bought once, with its token in the answer, in the vault and in a notice', async () => {
    const meter = newMeter();
    const [reference, before] = [await referenceOf(meter), await balanceOf(product, ada)];
    const first = await pay({ meterNumber: meter, reference }, { key: `once-${meter}` });
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Electricity payment successful',
        status: 'completed',
        token: expect.stringMatching(/^\d{20}$/),
        units: expect.stringMatching(/^\d+\.\d+$/),
        meter_number: meter,
        transaction: {
          type: 'send',
          amount: '1000.00',
          fee: '0.00',
          category: 'electricity',
          description: `Ikeja Electric, meter ${meter}`,
          account_number: meter,
          again: { number: meter, provider: 'IKEJA', meter_type: 'prepaid' },
        },
      },
    });
    const { token, units } = first.body;
    expect(first.body.tokens).toEqual([token]);
    const again = await pay({ meterNumber: meter, reference }, { key: `once-${meter}` });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await balanceOf(product, ada)).toBe(before - 1_000_00n);
    expect(await vends(meter)).toMatchObject([{ status: 'success', amount: '1000.00' }]);

    const { body: vault } = await tokens(`?meter=${meter}`);
    expect(vault.data).toMatchObject([
      {
        id: expect.stringMatching(/^vnd_/),
        transaction_id: first.body.transaction.id,
        meter_number: meter,
        provider: 'IKEJA',
        provider_name: 'Ikeja Electric',
        tokens: [token],
        units,
        amount: '1000.00',
      },
    ]);
    const told = (await notices(ada)).filter(({ title }) => title.includes(meter));
    expect(told.map(({ kind }) => kind)).toEqual(['electricity_token']);
    expect(told[0]!.text).toContain(token.match(/\d{4}/g).join(' '));
  });

  it('of a meter whose key changes brings every token, in the order in which they are typed', async () => {
    const { body } = await buy(newMeter('66'));
    expect(body.tokens).toHaveLength(3);
    expect(body.token).toBe(body.tokens[2]);
    expect((await tokens(`?meter=${body.meter_number}`)).body.data[0].tokens).toEqual(body.tokens);
  });

  it('of a postpaid meter is paid without a token, and told like any other bill', async () => {
    const meter = newMeter();
    const reference = await referenceOf(meter, { meter_type: 'postpaid' });
    const paid = await pay({ meterNumber: meter, meterType: 'postpaid', reference, serviceType: 'ie' });
    expect(paid).toMatchObject({ status: 200, body: { message: 'Electricity payment successful', tokens: [] } });
    expect(paid.body).not.toHaveProperty('token');
    expect((await tokens(`?meter=${meter}`)).body.data).toEqual([]);
    const told = (await notices(ada)).filter(({ title }) => title.includes(meter));
    expect(told.map(({ kind }) => kind)).toEqual(['electricity_completed']);
  });

  it.each([
    [{ walletId: '' }, 'No default wallet found'],
    [{ phone_number: '' }, 'Please enter a phone number'],
    [{ phone_number: '0803' }, 'Enter a valid 11-digit phone number.'],
    [{ amount: 99.99 }, 'Please enter a valid amount (minimum ₦100)'],
    [{ amount: 'x' }, 'Please enter a valid amount (minimum ₦100)'],
    [{ amount: '150.50' }, 'Electricity is sold in whole naira'],
    [{ reference: '' }, 'Please complete meter verification first'],
    [{ reference: undefined }, 'Please complete meter verification first'],
    [{ email: 'x' }, 'Please enter a valid email address'],
    [{ meterNumber: '' }, 'Please enter a meter number'],
    [{ serviceType: '' }, 'Please select an electricity provider'],
    [{ walletId: '', phone_number: '', amount: '', reference: '' }, 'No default wallet found'],
  ])('says what is wrong with %j', async (body, message) => {
    const answer = await pay({ meterNumber: newMeter(), reference: 'mtr_none', ...body });
    expect(answer).toMatchObject({ status: 422, body: { message, code: 'invalid_input' } });
  });

  it('below what the meter takes is refused before any debit, in figures, and the reference stays good', async () => {
    const meter = newMeter('77');
    const [reference, before] = [await referenceOf(meter), await balanceOf(product, ada)];
    expect(await pay({ meterNumber: meter, reference, amount: 4_999 })).toMatchObject({
      status: 422,
      body: { code: 'below_meter_minimum', message: 'This meter takes ₦5,000.00 or more.' },
    });
    expect(await balanceOf(product, ada)).toBe(before);
    expect((await pay({ meterNumber: meter, reference, amount: 5_000 })).status).toBe(200);
  });

  it('is paid from a naira wallet of one’s own, and only while there is money in it', async () => {
    const meter = newMeter();
    const reference = await referenceOf(meter);
    const { body: dollars } = await product.call('POST', '/api/wallets', {
      token: ada.token,
      body: { currency: 'USD' },
    });
    expect(await pay({ meterNumber: meter, reference, walletId: dollars.id })).toMatchObject({
      status: 422,
      body: { code: 'wrong_currency', message: 'Bills are paid from your naira wallet.' },
    });
    expect(await pay({ meterNumber: meter, reference, walletId: bola.wallet })).toMatchObject({ status: 404 });
    expect(await pay({ meterNumber: meter, reference, amount: 900_000 })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_funds' },
    });
    expect(await pay({ meterNumber: meter, reference, amount: 900_000, extra: 1 })).toMatchObject({ status: 400 });
    expect((await pay({ meterNumber: meter, reference })).status).toBe(200);
  });
});

describe('the reference of a look-up', () => {
  const refused = {
    status: 422,
    body: { code: 'meter_not_verified', message: 'Please complete meter verification first' },
  };

  it('is good for its own customer, meter, type and company, and for one payment', async () => {
    const meter = newMeter();
    const reference = await referenceOf(meter);
    const words = [
      await pay({ meterNumber: meter, reference }, { by: bola }),
      await pay({ meterNumber: meter, reference: 'mtr_made_up' }),
      await pay({ meterNumber: newMeter(), reference }),
      await pay({ meterNumber: meter, meterType: 'postpaid', reference }),
      await pay({ meterNumber: meter, serviceType: 'EKO', reference }),
    ];
    expect((await pay({ meterNumber: meter, reference })).status).toBe(200);
    words.push(await pay({ meterNumber: meter, reference }));
    for (const answer of words) expect(answer).toMatchObject(refused);
    // Nothing tells one of these cases from another.
    const said = words.map(({ body: { requestId: _own, ...rest } }) => JSON.stringify(rest));
    expect(new Set(said).size).toBe(1);
    expect(await vends(meter)).toHaveLength(1);
  });

  it('is good for fifteen minutes by the clock of the database', async () => {
    const age = (minutes: number, reference: string) =>
      owner.query(
        `update electricity.meter_check set created_at = clock_timestamp() - make_interval(mins => $1, secs => -2)
          where public_id = $2`,
        [minutes, reference],
      );
    const meter = newMeter();
    const [young, old] = [await referenceOf(meter), await referenceOf(meter)];
    await age(15, young);
    await age(16, old);
    expect(await pay({ meterNumber: meter, reference: old })).toMatchObject(refused);
    expect((await pay({ meterNumber: meter, reference: young })).status).toBe(200);
  });

  it(`sent twice at once buys once: ${rounds} rounds`, { timeout: 240_000 }, async () => {
    const round = async () => {
      const meter = newMeter();
      const reference = await referenceOf(meter);
      const answers = await Promise.all([0, 1].map(() => pay({ meterNumber: meter, reference, amount: 100 })));
      const codes = answers.map(({ status, body }) => (status === 200 ? 'paid' : String(body.code))).toSorted();
      expect(codes[1]).toBe('paid');
      // One who waits too long on a slow machine is told to come again: nothing was bought for them either.
      expect(['busy', 'meter_not_verified']).toContain(codes[0]);
      return meter;
    };
    const before = await balanceOf(product, ada);
    const meters: string[] = [];
    for (let begun = 0; begun < rounds; begun += 5) {
      meters.push(...(await Promise.all(Array.from({ length: 5 }, round))));
    }
    expect(await balanceOf(product, ada)).toBe(before - BigInt(rounds) * 100_00n);
    const sold: any[] = await product.control('/books/squad');
    for (const meter of meters) expect(sold.filter(({ destination }) => destination === meter)).toHaveLength(1);
  });
});

describe('when the seller misbehaves', () => {
  it('a refusal gives the money back at once, and says why', async () => {
    const before = await balanceOf(product, ada);
    await fault('electricity', 'refuse');
    const refused = await buy();
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'payment_declined', status: 'failed', transaction: { refunded: true } },
    });
    expect(refused.body.message).toMatch(/Your money is back in your wallet\.$/);
    expect(await balanceOf(product, ada)).toBe(before);
  });

  it.each(['act_then_timeout', 'garbage', 'wrong_amount'])('%s is found out, and never sent twice', async mode => {
    const meter = newMeter();
    const before = await balanceOf(product, ada);
    await fault('electricity', mode);
    const lost = await buy(meter);
    expect([200, 202]).toContain(lost.status);
    await product.runJobs();
    expect(await vends(meter)).toHaveLength(1);
    const { body } = await product.call('GET', `/api/transactions/${lost.body.transaction.id}`, { token: ada.token });
    expect(body).toMatchObject({ status: 'completed' });
    expect(await balanceOf(product, ada)).toBe(before - 1_000_00n);
    expect((await tokens(`?meter=${meter}`)).body.data).toMatchObject([
      { tokens: [expect.stringMatching(/^\d{20}$/)] },
    ]);
  });

  it('a token that comes late reaches the vault and a notice, once', async () => {
    const meter = newMeter();
    await fault('electricity', 'pending');
    const waiting = await buy(meter);
    expect(waiting).toMatchObject({
      status: 202,
      body: { message: 'Electricity payment pending', status: 'pending', tokens: [] },
    });
    expect((await tokens(`?meter=${meter}`)).body.data).toEqual([]);
    const [{ provider_reference: theirs, reference }] = await vends(meter);
    await product.control(`/settle/${theirs ?? reference}`, { outcome: 'success' });
    await product.runJobs();
    await product.runJobs();
    expect((await tokens(`?meter=${meter}`)).body.data).toHaveLength(1);
    expect((await notices(ada)).filter(({ title }) => title.includes(meter))).toMatchObject([
      { kind: 'electricity_token' },
    ]);
  });

  it('one that fails in the end gives the money back, and leaves no token', async () => {
    const meter = newMeter();
    const before = await balanceOf(product, ada);
    await fault('electricity', 'pending');
    await buy(meter);
    const [{ provider_reference: theirs, reference }] = await vends(meter);
    await product.control(`/settle/${theirs ?? reference}`, { outcome: 'failed' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(before);
    expect((await tokens(`?meter=${meter}`)).body.data).toEqual([]);
    const told = (await notices(ada)).filter(({ title }) => title.includes(meter));
    expect(told.map(({ kind }) => kind)).toEqual(['electricity_returned']);
  });
});

describe('the vault', () => {
  it('is the customer’s own, newest first, page by page, of all meters or of one', async () => {
    const chidi = await newPayer(product);
    await deposit(product, chidi, 5_000);
    const meters = [newMeter(), newMeter()];
    for (const meter of [...meters, meters[0]!]) {
      const reference = await referenceOf(meter, {}, chidi);
      expect((await pay({ meterNumber: meter, reference }, { by: chidi })).status).toBe(200);
    }
    const numbers = ({ body }: { body: any }) => body.data.map((vend: any) => vend.meter_number);
    expect(numbers(await tokens('', chidi))).toEqual([meters[0], meters[1], meters[0]]);
    expect(numbers(await tokens(`?meter=${meters[0]}`, chidi))).toEqual([meters[0], meters[0]]);
    const first = await tokens('?limit=2', chidi);
    expect(numbers(first)).toEqual([meters[0], meters[1]]);
    const second = await tokens(`?limit=2&cursor=${first.body.nextCursor}`, chidi);
    expect([numbers(second), second.body.nextCursor]).toEqual([[meters[0]], null]);
    expect((await tokens(`?meter=${meters[0]}`)).body.data).toEqual([]);
    expect(await tokens('?meter=12')).toMatchObject({
      status: 422,
      body: { message: 'A meter number has 10 to 13 digits' },
    });
  });

  it('sends a token to the telephone of its owner alone, once more where it was not taken, and keeps none of it', async () => {
    const meter = newMeter();
    const { body } = await buy(meter);
    const [vend] = (await tokens(`?meter=${meter}`)).body.data;
    const send = (token: string) => product.call('POST', `/api/tokens/${vend.id}/text`, { token });
    const { rows: people } = await owner.query<{ phone: string }>(
      'select phone from identity.customers where id = $1',
      [ada.number],
    );
    const texts = async () =>
      ((await product.control(`/outbox?to=${encodeURIComponent(people[0]!.phone)}`)) as any[]).filter(({ text }) =>
        text.includes(meter),
      );
    expect(await send(bola.token)).toMatchObject({ status: 404 });
    await product.control('/faults', { provider: 'sms', operation: 'send', mode: 'error500', times: 1 });
    expect(await send(ada.token)).toMatchObject({ status: 200, body: { message: 'Token sent' } });
    await product.runJobs();
    expect(await texts()).toEqual([]);
    await product.runJobs();
    expect(await texts()).toMatchObject([
      { channel: 'sms', to: people[0]!.phone, text: expect.stringContaining(body.token.match(/\d{4}/g).join(' ')) },
    ]);
    await product.control('/faults', { provider: 'sms', operation: 'send', mode: 'refuse', times: 1 });
    await send(ada.token);
    await product.runJobs();
    const { rows } = await owner.query(
      'select outcome, text, theirs from notices.texts where recipient = $1 order by id',
      [people[0]!.phone],
    );
    expect(rows).toEqual([
      { outcome: 'sent', text: '', theirs: expect.any(String) },
      { outcome: 'refused', text: '', theirs: null },
    ]);
    // What the network said of it comes by itself, and is kept beside it.
    const receipts = async () => {
      await product.runJobs();
      const { rows: kept } = await owner.query('select receipt from notices.texts where recipient = $1 order by id', [
        people[0]!.phone,
      ]);
      return kept;
    };
    await expect.poll(receipts).toEqual([{ receipt: 'delivered' }, { receipt: null }]);
  });

  it('sends none by text where nobody does that here', async () => {
    const meter = newMeter();
    await buy(meter);
    const [vend] = (await tokens(`?meter=${meter}`)).body.data;
    const { termii: _none, ...settings } = product.config.settings;
    const alone = await openTestProduct(database, { settings });
    try {
      expect(await alone.call('POST', `/api/tokens/${vend.id}/text`, { token: ada.token })).toMatchObject({
        status: 503,
        body: { code: 'service_off' },
      });
      expect((await alone.call('GET', '/api/config')).body.services).toMatchObject({ sms: false });
    } finally {
      await alone.close();
    }
  });

  it('sends a token again to its owner, and to nobody else', async () => {
    const meter = newMeter();
    const { body } = await buy(meter);
    const [vend] = (await tokens(`?meter=${meter}`)).body.data;
    const send = (token: string) => product.call('POST', `/api/tokens/${vend.id}/send`, { token });
    expect(await send(bola.token)).toMatchObject({ status: 404 });
    expect(await send(ada.token)).toMatchObject({ status: 200, body: { message: 'Token sent' } });
    expect((await notices(ada)).filter(({ title }) => title.includes(meter))).toHaveLength(2);
    const { rows: mails } = await owner.query<{ text: string }>(
      'select text from notices.mails where recipient = $1 and position($2 in subject) > 0',
      [ada.email, meter],
    );
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(body.token.match(/\d{4}/g).join(' '));
  });
});
