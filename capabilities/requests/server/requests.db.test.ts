import { newOperator } from '@wura/app-server/testing/new-operator';
import { readConfig } from '@wura/app-server/config';
import { rotateKeys } from '@wura/app-server/rotate-keys';
import { newPayer, openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
/** The same product where nothing of this is offered. */
let without: TestProduct;
let finance: string;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  const { settings } = readConfig({ SANDBOX_URL: 'http://127.0.0.1:1' });
  product = await openTestProduct(database, {
    settings: { ...settings, requests: { loans: true, 'business-registration': true } },
  });
  without = await openTestProduct(database, {
    settings: { ...settings, requests: { loans: false, 'business-registration': false } },
  });
  finance = await newOperator({ database, product }, 'finance');
});
afterAll(async () => {
  await Promise.all([product.close(), without.close()]);
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product);
});

const loan = (extra: object = {}) => ({
  amount: '250000',
  months: 12,
  purpose: 'business',
  monthlyIncome: 180_000,
  work: 'self_employed',
  details: 'For a second freezer.',
  consent: true,
  ...extra,
});
const business = (extra: object = {}) => ({
  form: 'business_name',
  firstName: 'Adaeze Cold Rooms',
  secondName: 'Nwosu Cold Rooms',
  activity: 'Sells frozen fish',
  address: '12 Adeola Odeku Street, Lagos',
  consent: true,
  ...extra,
});
const post = (path: string, body: object = {}, by = ada) =>
  product.call('POST', `/api/requests/${path}`, { token: by.token, body });
const read = (path: string, by = ada) => product.call('GET', `/api/requests/${path}`, { token: by.token });
const step = (id: string, body: object) => product.call('POST', `/api/operator/orders/${id}`, { token: finance, body });
const told = async () => {
  const { body } = await product.call('GET', '/api/notifications', { token: ada.token });
  return body.data[0] as { title: string; text: string; link: string };
};

describe('a request', () => {
  it('is written down as it was asked, and followed by its customer alone', async () => {
    const { status, body } = await post('loans', loan());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'loans',
      status: 'submitted',
      asked: {
        amount: '250000.00',
        months: '12',
        purpose: 'business',
        monthlyIncome: '180000.00',
        work: 'self_employed',
        details: 'For a second freezer.',
      },
      messages: [],
      can_write: true,
      can_withdraw: true,
    });
    expect((await read('loans')).body.data).toMatchObject([{ id: body.id }]);
    const bola = await newPayer(product);
    expect((await read(`loans/${body.id}`, bola)).status).toBe(404);
    expect((await post(`loans/${body.id}/messages`, { message: 'Hello' }, bola)).status).toBe(404);
    expect((await post(`loans/${body.id}/withdraw`, {}, bola)).status).toBe(404);
    expect((await read(`loans?cursor=${body.id}`, bola)).body).toEqual({ data: [], nextCursor: null });
    // A request of one kind is unknown among those of the other.
    expect((await read(`business-registration/${body.id}`)).status).toBe(404);
  });

  it('is not taken without consent, nor with anything missing; each field says what', async () => {
    const bare = await post('loans');
    expect(bare.status).toBe(422);
    expect(bare.body.errors).toEqual({
      amount: 'Please enter an amount from ₦10,000 to ₦5,000,000',
      months: 'Please enter 1 to 36 months',
      purpose: 'Please choose what it is for',
      monthlyIncome: 'Please enter what you earn in a month',
      work: 'Please choose how you earn it',
      consent: 'Please agree before you send this',
    });
    for (const wrong of [{ amount: '9999.99' }, { amount: '5000000.01' }, { months: 37 }, { consent: false }]) {
      expect((await post('loans', loan(wrong))).body.errors, JSON.stringify(wrong)).toHaveProperty(
        Object.keys(wrong)[0]!,
      );
    }
    expect((await post('business-registration')).body.errors).toEqual({
      form: 'Please choose a form of business',
      firstName: 'Please enter a name of 3 to 100 characters',
      secondName: 'Please enter a name of 3 to 100 characters',
      activity: 'Please say in 5 to 300 characters what the business does',
      address: 'Please provide a complete address',
      consent: 'Please agree before you send this',
    });
    expect((await post('business-registration', business({ secondName: 'adaeze  COLD rooms' }))).body.errors).toEqual({
      secondName: 'Please enter a second name that is not the first',
    });
  });

  it('is one of its kind at a time, twenty presses at once included, and free again when it is over', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('loans', loan())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ]);
    expect((await post('business-registration', business())).status).toBe(201);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    expect((await post(`loans/${id}/withdraw`)).body.status).toBe('withdrawn');
    expect((await post('loans', loan())).status).toBe(201);
  });

  it('is talked about both ways, and an answer to a question moves it on', async () => {
    const { id } = (await post('business-registration', business())).body;
    await step(id, { status: 'in_review' });
    await step(id, { status: 'needs_information', note: 'Whose signature goes on the form?' });
    expect(await told()).toMatchObject({
      title: 'We need something for your business registration',
      text: 'Whose signature goes on the form?\n\nPlease answer in the request.',
      link: `/wallet?view=business-registration&request=${id}`,
    });
    const answered = await post(`business-registration/${id}/messages`, { message: ' Mine, Adaeze. ' });
    expect(answered).toMatchObject({
      status: 201,
      body: {
        status: 'in_review',
        messages: [
          { from: 'staff', by: 'finance', text: 'Whose signature goes on the form?' },
          { from: 'you', by: null, text: 'Mine, Adaeze.' },
        ],
      },
    });
    // Said where nothing was asked, it moves nothing.
    expect((await post(`business-registration/${id}/messages`, { message: 'Any news?' })).body.status).toBe(
      'in_review',
    );
    await step(id, { note: 'It is with the registry.' });
    expect(await told()).toMatchObject({ title: 'A message about your business registration' });
    await step(id, { status: 'accepted' });
    expect((await post(`business-registration/${id}/withdraw`)).body.code).toBe('request_over');
    await step(id, { status: 'completed', note: 'BN 1234567' });
    expect((await read(`business-registration/${id}`)).body).toMatchObject({
      status: 'completed',
      can_write: false,
      can_withdraw: false,
    });
    expect(await post(`business-registration/${id}/messages`, { message: 'Thank you' })).toMatchObject({
      status: 409,
      body: { code: 'request_over' },
    });
  });

  it('reaches staff with what was asked, in the list of its kind', async () => {
    const { id } = (await post('loans', loan())).body;
    const { body } = await product.call('GET', '/api/operator/orders?kind=loans&status=submitted', { token: finance });
    expect(body.data[0]).toMatchObject({ id, summary: '₦250000.00 over 12 months for business' });
    expect(await step(id, { status: 'accepted' })).toMatchObject({
      status: 409,
      body: { code: 'order_step', next: ['in_review', 'declined'] },
    });
  });

  it('is found by staff among all that its customer asked for, and among that of no other', async () => {
    const { id } = (await post('loans', loan())).body;
    const company = (await post('business-registration', business())).body.id;
    const list = async (by: Payer) => {
      const { body: customer } = await product.call('GET', '/api/user', { token: by.token });
      const { body } = await product.call('GET', `/api/operator/orders?customer=${customer.id}`, { token: finance });
      return body.data.map((order: { id: string }) => order.id);
    };
    expect(await list(ada)).toEqual([company, id]);
    expect(await list(await newPayer(product))).toEqual([]);
    const unknown = `/api/operator/orders?customer=cus_${'0'.repeat(26)}`;
    expect((await product.call('GET', unknown, { token: finance })).status).toBe(404);
  });
});

describe('what a customer tells of themselves', () => {
  it('is read by them and by staff, stands in no table but sealed, and opens under a new key too', async () => {
    const secret = 'My sister Ngozi owes me four hundred thousand.';
    const { id } = (await post('loans', loan({ details: secret }))).body;
    const said = 'The freezer costs more than I wrote.';
    await post(`loans/${id}/messages`, { message: said });
    const { rows: tables } = await database.pool('none').query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await database
        .pool('none')
        .query(`select from ${name} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`, [
          secret,
          said,
        ]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const asStaff = await product.call('GET', `/api/operator/orders/${id}`, { token: finance });
    expect(asStaff.body).toMatchObject({ details: { details: secret }, summary: expect.stringContaining('250000') });
    expect(asStaff.body.steps).toContainEqual(expect.objectContaining({ from: 'customer', note: said }));

    const keys = { masterKey: Buffer.alloc(32, 9), previousMasterKey: product.config.masterKey! };
    const counts = await rotateKeys({ ...product.config, ...keys, databaseUrl: database.url });
    expect(counts['requests']).toBeGreaterThan(0);
    const renewed = await openTestProduct(database, { settings: product.config.settings, ...keys });
    try {
      const mine = await renewed.call('GET', `/api/requests/loans/${id}`, { token: ada.token });
      expect(mine.body).toMatchObject({ asked: { details: secret }, messages: [{ text: said }] });
    } finally {
      await renewed.close();
    }
    // And back, for the tests that come after.
    await rotateKeys({
      ...product.config,
      masterKey: product.config.masterKey!,
      previousMasterKey: keys.masterKey,
      databaseUrl: database.url,
    });
  });
});

describe('where a kind is not offered', () => {
  it('nothing new is taken and the menus are told, while what was asked before is still followed', async () => {
    const { id } = (await post('loans', loan())).body;
    const refused = await without.call('POST', '/api/requests/business-registration', {
      token: ada.token,
      body: business(),
    });
    expect(refused).toMatchObject({ status: 503, body: { code: 'service_off' } });
    expect((await without.call('GET', `/api/requests/loans/${id}`, { token: ada.token })).status).toBe(200);
    const services = async (of: TestProduct) => (await of.call('GET', '/api/config')).body.services;
    expect(await services(without)).toMatchObject({ loans_requests: false, business_registration: false });
    expect(await services(product)).toMatchObject({ loans_requests: true, business_registration: true });
  });

  it('in the sandbox every kind is asked for until it is switched off, in live mode none until it is switched on', () => {
    const offered = (environment: Record<string, string>) => readConfig(environment).settings['requests'];
    const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '07'.repeat(32), DATABASE_URL: 'postgres://x/y' };
    expect(offered({})).toEqual({ loans: true, 'business-registration': true });
    expect(offered({ LOANS_REQUESTS: 'off' })).toMatchObject({ loans: false });
    expect(offered(live)).toEqual({ loans: false, 'business-registration': false });
    expect(offered({ ...live, LOANS_REQUESTS: 'on' })).toMatchObject({ loans: true });
    expect(() => readConfig({ LOANS_REQUESTS: 'yes' })).toThrow('LOANS_REQUESTS must be on or off');
  });
});
