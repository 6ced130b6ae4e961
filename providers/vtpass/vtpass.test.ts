import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import delivered from './fixtures/delivered.json' with { type: 'json' };
import power from './fixtures/power.json' with { type: 'json' };
import { planOf } from './data.ts';
import { coded, nonsense, now, openScripted } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const reference = '202611210930abcdefghij';
const about = { reference, currency: 'NGN', providerReference: null, createdAt: new Date(now) } as const;
const who = { phone: '08139011943', network: 'mtn', reference, rules: '2026-01-01' } as const;
const airtime = { ...about, amountMinor: 100_00n, details: who } as const;
const meter = {
  ...about,
  amountMinor: 5_000_00n,
  details: {
    company: 'IKEJA',
    companyCode: 'ikeja-electric',
    meterNumber: '1111111111111',
    meterType: 'prepaid',
    customerName: 'TOLU ROBERT',
    address: '',
    phone: '08139011943',
    email: 'ada@example.com',
    lookup: '',
    reference,
    rules: '2026-01-01',
  },
} as const;

const send = (pay: object, requery: object = coded('015')) =>
  box.answering({ 'POST /pay': pay as never, 'POST /requery': requery as never }).airtime.send(airtime);
const find = (requery: object) => box.answering({ 'POST /requery': requery as never }).airtime.find(airtime);
const sale = (fields: object, more: object = {}) => ({
  body: { ...delivered, ...more, content: { transactions: { ...delivered.content.transactions, ...fields } } },
});

const providerReference = delivered.content.transactions.transactionId;

describe('a purchase', () => {
  it('goes out under a request id that begins with the minute in Lagos, with the secret key', async () => {
    const { airtime: seller } = box.answering({ 'POST /pay': { body: delivered } });
    expect(seller.newReference!(who)).toMatch(/^202611210930[a-z0-9]{16}$/);
    expect(seller.newReference!(who)).not.toBe(seller.newReference!(who));
    expect(await seller.send(airtime)).toEqual({ outcome: 'accepted', isDone: true, providerReference });
    expect(box.sent[0]!.body).toEqual({ request_id: reference, amount: 100, phone: '08139011943', serviceID: 'mtn' });
    expect(box.sent[0]!.headers).toMatchObject({ 'api-key': 'api', 'secret-key': 'SK_x' });
    expect(box.sent[0]!.headers).not.toHaveProperty('public-key');
  });

  it.each([
    ['delivered', { outcome: 'accepted', isDone: true }],
    ['initiated', { outcome: 'accepted', isDone: false }],
    ['pending', { outcome: 'accepted', isDone: false }],
    ['failed', { outcome: 'declined', reason: 'not_accepted' }],
    ['reversed', { outcome: 'reversed', reason: 'taken_back' }],
    ['Delivered to nobody', { outcome: 'unknown' }],
  ])('and processed with the status %s is what that word means', async (status, verdict) => {
    expect(await send(sale({ status }))).toMatchObject(verdict);
    expect(await find(sale({ status }))).toMatchObject(verdict);
  });

  it.each([
    ['another request', sale({}, { requestId: '202611210930another' })],
    ['no request', sale({}, { requestId: null })],
    ['another amount', sale({ amount: '1000' })],
    ['another amount above the rest', sale({}, { amount: 1000 })],
    ['no amount', sale({ amount: null }, { amount: null })],
    ['another phone', sale({ unique_element: '08030000000' })],
  ])('and answered about %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it('for a phone that comes back with its country is the same', async () => {
    expect(await send(sale({ unique_element: '2348139011943' }))).toMatchObject({ isDone: true });
  });

  it.each(Object.entries(nonsense))('and answered with %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    ['010', 'not_on_offer'],
    ['013', 'amount_refused'],
    ['017', 'amount_refused'],
    ['018', 'provider_short'],
    ['022', 'provider_short'],
    ['030', 'unavailable'],
    ['016', 'not_accepted'],
    ['085', 'not_accepted'],
  ])('and refused with %s is declined as %s', async (code, reason) => {
    expect(await send(coded(code))).toEqual({ outcome: 'declined', reason });
  });

  it.each(['010', '011', '018', '021', '030', '085'])(
    'that is asked about and answered with %s is unknown',
    async code => {
      expect(await find(coded(code))).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('whose request id is used already is what they say became of it', async () => {
    expect(await send(coded('014'), { body: delivered })).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await send(coded('014'), coded('016'))).toMatchObject({ outcome: 'declined' });
    expect(await send(coded('014'), coded('083'))).toMatchObject({ outcome: 'unknown' });
    expect(await send(coded('014'))).toEqual({ outcome: 'absent' });
  });

  it('that is too like the one before is declined only where they do not have it', async () => {
    expect(await send(coded('019'), { body: delivered })).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await send(coded('019'))).toEqual({ outcome: 'declined', reason: 'unavailable' });
    expect(await send(coded('019'), coded('099'))).toMatchObject({ outcome: 'unknown' });
  });

  it('is absent where they never heard its request id, failed and reversed by their codes', async () => {
    expect(await find(coded('015'))).toEqual({ outcome: 'absent' });
    expect(box.sent[0]).toMatchObject({ path: '/requery', body: { request_id: reference } });
    expect(await find(coded('016'))).toEqual({ outcome: 'declined', reason: 'not_accepted' });
    expect(await find(coded('040'))).toEqual({ outcome: 'reversed', reason: 'taken_back' });
    expect(await find(coded('016', { requestId: 'another' }))).toMatchObject({ outcome: 'unknown' });
  });

  it('for a part of a naira is declined before anything leaves', async () => {
    const vtpass = box.answering({});
    expect(await vtpass.airtime.send({ ...airtime, amountMinor: 100_50n })).toMatchObject({ reason: 'amount_refused' });
    expect(box.sent).toEqual([]);
  });
});

describe('electricity', () => {
  const bought = (fields: object = {}, details: object = {}) =>
    box
      .answering({ 'POST /pay': { body: { ...power, ...fields } } })
      .electricity.send({ ...meter, details: { ...meter.details, ...details } });

  it('brings the token in digits alone, wherever it stands', async () => {
    const tariff = 'R2 SINGLE PHASE RESIDENTIAL';
    const goods = { tokens: ['26362054405982757802'], units: '79.9', tariff, receiptNumber: null };
    expect(await bought()).toMatchObject({ outcome: 'accepted', isDone: true, goods });
    expect(box.sent[0]!.body).toMatchObject({
      serviceID: 'ikeja-electric',
      billersCode: '1111111111111',
      variation_code: 'prepaid',
      amount: 5_000,
    });
    expect(await bought({ token: '', purchased_code: '', mainToken: '2636-2054-4059-8275-7802' })).toMatchObject({
      goods,
    });
    expect(await bought({ token: null, units: null, mainTokenUnits: 79.9 })).toMatchObject({ goods });
  });

  it('is not done for a prepaid meter without a token, and is for a postpaid one', async () => {
    const tokenless = { token: '', purchased_code: '', mainToken: '' };
    const verdict = await bought(tokenless);
    expect(verdict).toMatchObject({ outcome: 'accepted', isDone: false });
    expect(verdict).not.toHaveProperty('goods');
    expect(await bought(tokenless, { meterType: 'postpaid' })).toMatchObject({ isDone: true, goods: { tokens: [] } });
  });

  const lookUp = (reply: object) =>
    box
      .answering({ 'POST /merchant-verify': reply as never })
      .electricity.meter({ number: '1111111111111', type: 'prepaid', companyCode: 'ikeja-electric' });
  const found = {
    Customer_Name: 'TOLU ROBERT ',
    Address: '12 ALLEN AVENUE IKEJA',
    Meter_Number: '1111111111111',
    Customer_Arrears: '250.5',
    Minimum_Amount: '',
    Min_Purchase_Amount: 1_000,
    Can_Vend: 'yes',
    WrongBillersCode: false,
  };

  it('knows whose a meter is, what it takes at least and what it owes', async () => {
    expect(await lookUp(coded('000', { content: found }))).toEqual({
      outcome: 'accepted',
      customerName: 'TOLU ROBERT',
      address: '12 ALLEN AVENUE IKEJA',
      minimumMinor: 1_000_00n,
      debtMinor: 250_50n,
      lookup: '',
    });
    expect(box.sent[0]!.body).toEqual({
      billersCode: '1111111111111',
      serviceID: 'ikeja-electric',
      type: 'prepaid',
    });
    const bare = { Customer_Name: 'TOLU ROBERT', Minimum_Amount: '', Customer_Arrears: 'none' };
    expect(await lookUp(coded('020', { content: bare }))).toMatchObject({
      minimumMinor: 0n,
      debtMinor: null,
      address: null,
    });
  });

  it('says that a meter is nobody’s, or may not buy, only where they do', async () => {
    for (const content of [
      { error: 'Wrong', WrongBillersCode: true },
      { ...found, Can_Vend: 'No' },
    ]) {
      expect(await lookUp(coded('000', { content }))).toEqual({ outcome: 'declined' });
    }
    const silent = [coded('030', { content: found }), coded('000', { content: { error: 'Biller is not reachable' } })];
    for (const reply of [...silent, ...Object.values(nonsense)]) {
      expect(await lookUp(reply)).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('has twelve companies under our names', async () => {
    const offered = await box.answering({}).electricity.companies();
    expect(offered).toMatchObject({ outcome: 'accepted', companies: { length: 12 } });
    expect(JSON.stringify(offered)).toContain('{"name":"ABA","title":"Aba Power","code":"aba-electric"}');
  });
});

describe('what has a price of theirs', () => {
  const variations = [
    { variation_code: 'nova', name: 'Nova - 1 Month', variation_amount: '1900.00', fixedPrice: 'Yes' },
    { variation_code: 'free', name: 'Nothing', variation_amount: '0.00', fixedPrice: 'Yes' },
    { variation_code: 'odd', name: 'Odd', variation_amount: '99.50', fixedPrice: 'Yes' },
    { variation_code: '', name: 'Nameless', variation_amount: '100.00', fixedPrice: 'Yes' },
    { variation_code: 'nova', name: 'Nova - 1 Month', variation_amount: '1900.00', fixedPrice: 'Yes' },
  ];
  const listed = (content: object) =>
    box.answering({ 'GET /service-variations': { body: { response_description: '000', content } } });

  it('is a bouquet once, with a whole price, whichever way they spell the list', async () => {
    const bouquets = [{ code: 'nova', name: 'Nova - 1 Month', priceMinor: 1_900_00n, platform: 'STARTIMES' }];
    for (const content of [{ variations }, { varations: variations }]) {
      expect(await listed(content).cable.bouquets('STARTIMES')).toEqual({ outcome: 'accepted', bouquets });
    }
    expect(box.sent[0]).toMatchObject({ query: { serviceID: 'startimes' }, headers: { 'public-key': 'PK_x' } });
    expect(box.sent[0]!.headers).not.toHaveProperty('secret-key');
  });

  it('is not known where nothing of it can be read', async () => {
    expect(await listed({ variations: [{ name: 'x' }] }).cable.bouquets('STARTIMES')).toMatchObject({
      outcome: 'unknown',
    });
    for (const reply of Object.values(nonsense)) {
      const vtpass = box.answering({ 'GET /service-variations': reply });
      expect(await vtpass.data.plans('mtn')).toMatchObject({ outcome: 'unknown' });
    }
  });

  it.each([
    ['N100 100MB - 24 hrs', '100MB', '24 hrs'],
    ['MTN N1,500 2.5GB Data Bundle - 30 Days', '2.5GB', '30 Days'],
    ['Glo Data N500 - 1.8GB - 14days', '1.8GB', '14days'],
    ['Airtel weekly 750 MB', '750 MB', 'weekly'],
    ['Always on', 'Always on', ''],
  ])('is data of which %s says how much, and for how long', (name, value, validity) => {
    expect(planOf({ code: 'x', name, priceMinor: 100_00n })).toMatchObject({
      name,
      value,
      validity,
      description: name,
    });
  });
});

describe('a bouquet', () => {
  it('of MultiChoice is asked for as a change, and one of StarTimes as it is', async () => {
    const details = {
      smartcard: '02123456789',
      customerName: 'TOLU ROBERT',
      bouquetCode: 'nova',
      bouquetName: 'Nova',
      phone: '08139011943',
      email: 'ada@example.com',
      lookup: '',
      reference,
      rules: '2026-01-01',
    };
    const payment = { ...about, amountMinor: 1_900_00n };
    const reply = sale({ unique_element: '02123456789', amount: '1900' }, { amount: 1_900 });
    const bodies = [];
    for (const provider of ['STARTIMES', 'DSTV']) {
      const { cable } = box.answering({ 'POST /pay': reply });
      expect(await cable.send({ ...payment, details: { ...details, provider } })).toMatchObject({ isDone: true });
      bodies.push(box.sent[0]!.body);
    }
    const common = {
      request_id: reference,
      amount: 1_900,
      phone: '08139011943',
      billersCode: '02123456789',
      variation_code: 'nova',
    };
    expect(bodies).toEqual([
      { ...common, serviceID: 'startimes' },
      { ...common, serviceID: 'dstv', subscription_type: 'change', quantity: 1 },
    ]);
  });
});

describe('their books', () => {
  it('are a list of nothing, and one purchase at a time by its request id', async () => {
    const vtpass = box.answering({ 'POST /requery': { body: delivered } });
    const stretch = { from: new Date(0), until: new Date(now) };
    expect(await vtpass.records.page('purchase', stretch, 1)).toEqual({
      outcome: 'accepted',
      entries: [],
      isLast: true,
    });
    const at = new Date('2026-11-21T08:30:12Z');
    expect(await vtpass.records.find('purchase', reference)).toEqual({
      outcome: 'accepted',
      entry: { reference, amountMinor: 100_00n, currency: 'NGN', state: 'done', at, changedAt: at },
    });
    expect(await vtpass.records.find('transfer', reference)).toEqual({ outcome: 'absent' });
  });

  it.each([
    [coded('015'), { outcome: 'absent' }],
    [coded('083'), { outcome: 'unknown' }],
    [sale({ status: 'pending' }), { entry: { state: 'open' } }],
    [sale({ status: 'failed' }, { code: '016' }), { entry: { state: 'failed' } }],
    [sale({}, { code: '040' }), { entry: { state: 'reversed' } }],
    [sale({}, { transaction_date: { date: 'x' } }), { entry: { at: new Date(0) } }],
    [sale({}, { transaction_date: '2026-11-21 09:30:12' }), { entry: { at: new Date('2026-11-21T08:30:12Z') } }],
    [
      sale({}, { transaction_date: { date: '2026-11-21 09:30:12.000000', timezone: 'Africa/Lagos' } }),
      { entry: { at: new Date('2026-11-21T08:30:12Z') } },
    ],
    [sale({}, { requestId: 'another' }), { outcome: 'unknown' }],
  ])('read %# of their answers as it is meant', async (reply, verdict) => {
    const vtpass = box.answering({ 'POST /requery': reply });
    expect(await vtpass.records.find('purchase', reference)).toMatchObject(verdict);
  });
});
