import { electricityGoods } from '@wura/electricity/server/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import companies from './fixtures/companies.json' with { type: 'json' };
import paid from './fixtures/electricity-paid.json' with { type: 'json' };
import meter from './fixtures/meter.json' with { type: 'json' };
import { listOf, nonsense, openScripted, refused, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const details = {
  company: 'IKEJA',
  companyCode: 'IE',
  meterNumber: '45061234567',
  meterType: 'prepaid',
  customerName: 'TOLU ROBERT',
  address: '12 ALLEN AVENUE IKEJA',
  phone: '08139011943',
  email: 'ada@example.com',
  lookup: 'IE-ZKD2M7QW',
  reference: 'IE-ZKD2M7QW',
  rules: '2026-01-01',
} as const;
const payment = {
  reference: 'IE-ZKD2M7QW',
  amountMinor: 15_000_00n,
  currency: 'NGN',
  providerReference: null,
  createdAt: new Date('2024-06-11T10:22:00Z'),
  details,
} as const;
const postpaid = { ...payment, details: { ...details, meterType: 'postpaid' } } as const;

const pay = 'POST /vending/utilities/electricity';
const list = 'GET /vending/transactions';
const send = (reply: object, of: typeof payment | typeof postpaid = payment) =>
  box.answering({ [pay]: reply as never, [list]: listOf() }).electricity.send(of);
const find = (reply: object) => box.answering({ [list]: reply as never }).electricity.find(payment);
const withMeta = (fields: object, more: object = {}) =>
  withData(paid, { meta_json: { ...paid.data.meta_json, ...fields }, ...more });

describe('electricity that is paid for', () => {
  it('is named by its look-up, and carries what they require', async () => {
    await send({ body: paid });
    expect(box.sent[0]).toMatchObject({
      path: '/vending/utilities/electricity',
      body: { reference: 'IE-ZKD2M7QW', amount: 15_000, phone_number: '08139011943', email: 'ada@example.com' },
    });
    const { electricity } = box.answering({});
    expect(electricity.newReference!(details)).toBe('IE-ZKD2M7QW');
    expect(electricity.takesReference).not.toBe(false);
  });

  it('brings the token in digits alone, its units, tariff and receipt', async () => {
    const goods = {
      tokens: ['14206781334490512277'],
      units: '219.3',
      tariff: 'NMD',
      receiptNumber: '240611883321',
    };
    const verdict = { outcome: 'accepted', isDone: true, providerReference: 'IE-ZKD2M7QW', goods };
    expect(await send({ body: paid })).toEqual(verdict);
    expect(await find(listOf(paid.data))).toEqual(verdict);
    expect(electricityGoods.parse(goods)).toEqual(goods);
  });

  it('brings a meter whose keys change the two keys first', async () => {
    const verdict = await send(withMeta({ kct: '1111-2222-3333-4444-5555, 66667777888899990000' }));
    expect(verdict).toMatchObject({
      goods: { tokens: ['11112222333344445555', '66667777888899990000', '14206781334490512277'] },
    });
    expect(await send(withMeta({ kct: 'none' }))).toMatchObject({ goods: { tokens: ['14206781334490512277'] } });
  });

  it('finds the token wherever it stands', async () => {
    const goods = { tokens: ['14206781334490512277'] };
    expect(await send(withData(paid, { value_reference: null }))).toMatchObject({ goods });
    expect(await send(withMeta({ token: null }))).toMatchObject({ goods });
    expect(await send(withData(paid, { value_reference: null, meta_json: undefined }))).toMatchObject({ goods });
  });

  it('is not done for a prepaid meter without a whole token, and is for a postpaid one', async () => {
    for (const token of [null, '', '1420-6781']) {
      const tokenless = withMeta({ token }, { value_reference: token });
      const verdict = await send(tokenless);
      expect(verdict).toMatchObject({ outcome: 'accepted', isDone: false });
      expect(verdict).not.toHaveProperty('goods');
      expect(await send(tokenless, postpaid)).toMatchObject({ isDone: true, goods: { tokens: [] } });
    }
  });

  it.each([
    ['pending', { outcome: 'accepted', isDone: false }],
    ['failed', { outcome: 'declined', reason: 'not_accepted' }],
    ['reversed', { outcome: 'reversed', reason: 'taken_back' }],
    ['queued', { outcome: 'unknown' }],
  ])('and answered with the status %s is what that word means', async (status, verdict) => {
    expect(await send(withData(paid, { status }))).toMatchObject(verdict);
    expect(await find(listOf({ ...paid.data, status }))).toMatchObject(verdict);
  });

  it.each([
    ['another look-up', withData(paid, { reference: 'IE-OTHER' })],
    ['another amount', withData(paid, { amount: '150000.00' })],
    ['another meter', withMeta({ meter_number: '45061234568' })],
  ])('and answered about %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it.each(Object.entries(nonsense))('and answered with %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    ['Insufficient wallet balance', 'provider_short'],
    ['Amount is below the minimum vend', 'amount_refused'],
    ['Invalid vending reference', 'lookup_over'],
  ])('and refused (%s) is declined as %s', async (message, reason) => {
    expect(await send(refused(message))).toEqual({ outcome: 'declined', reason });
  });

  it('whose look-up is used up is what their list says became of it', async () => {
    const refusal = refused('Invalid vending reference');
    const seen = (listed: object) =>
      box.answering({ [pay]: refusal, [list]: listed as never }).electricity.send(payment);
    expect(await seen(listOf(paid.data))).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await seen(listOf({ ...paid.data, amount: '1.00' }))).toMatchObject({ outcome: 'unknown' });
    expect(await seen(refused('Too many requests', 429))).toMatchObject({ outcome: 'unknown' });
  });

  it('for a part of a naira is declined before anything leaves', async () => {
    const { electricity } = box.answering({ [pay]: { body: paid } });
    const verdict = await electricity.send({ ...payment, amountMinor: 15_000_01n });
    expect([verdict, box.sent]).toEqual([{ outcome: 'declined', reason: 'amount_refused' }, []]);
  });

  it('is absent where their list, asked for its name, has another or none', async () => {
    expect(await find(listOf({ ...paid.data, reference: 'IE-OTHER' }))).toEqual({ outcome: 'absent' });
    expect(box.sent[0]!.query['reference']).toBe('IE-ZKD2M7QW');
  });
});

describe('a meter', () => {
  const lookUp = (reply: object) =>
    box
      .answering({ 'POST /vending/utilities/electricity/lookup': reply as never })
      .electricity.meter({ number: '45061234567', type: 'prepaid', companyCode: 'IE' });

  it('is looked up with its owner, address, minimum and debt, in kobo', async () => {
    expect(await lookUp({ body: meter })).toEqual({
      outcome: 'accepted',
      customerName: 'TOLU ROBERT',
      address: '12 ALLEN AVENUE IKEJA',
      minimumMinor: 12_920_32n,
      debtMinor: 250_00n,
      lookup: 'IE-ZKD2M7QW',
    });
    expect(box.sent[0]!.body).toEqual({ meter_type: 'prepaid', meter_no: '45061234567', provider: 'IE' });
  });

  it('of which less is known has no debt, no address and no minimum of theirs', async () => {
    const bare = withData(meter, { minimum_vend: null, outstanding_debt: null, address: '' });
    expect(await lookUp(bare)).toMatchObject({ minimumMinor: 0n, debtMinor: null, address: null });
  });

  it('is sold to, however they word what it owes and that it has no minimum', async () => {
    for (const outstanding_debt of ['', '-150.00', 'N/A', '1,250.50']) {
      const told = await lookUp(withData(meter, { minimum_vend: '', outstanding_debt }));
      expect(told, outstanding_debt).toMatchObject({ outcome: 'accepted', minimumMinor: 0n, debtMinor: null });
    }
    expect(await lookUp(withData(meter, { minimum_vend: 'a lot' }))).toMatchObject({ outcome: 'unknown' });
  });

  it('is unknown only when they say so, and not when it is about us', async () => {
    for (const message of ['Customer not found', 'Invalid meter number', 'No']) {
      expect(await lookUp(refused(message))).toEqual({ outcome: 'declined' });
    }
    for (const message of ['Insufficient wallet balance', 'Invalid provider', 'Service unavailable']) {
      expect(await lookUp(refused(message))).toMatchObject({ outcome: 'unknown' });
    }
    expect(await lookUp(withData(meter, { customer_name: ' ' }))).toMatchObject({ outcome: 'unknown' });
  });

  it.each(Object.entries(nonsense))('answered with %s is not known to be unknown', async (_name, reply) => {
    expect(await lookUp(reply)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('the companies', () => {
  it('have our names, and one that has none is left out', async () => {
    const { electricity } = box.answering({
      'GET /vending/utilities/electricity/service-providers': { body: companies },
    });
    expect(await electricity.companies()).toEqual({
      outcome: 'accepted',
      companies: [
        { name: 'IKEJA', title: 'Ikeja Electric', code: 'IE' },
        { name: 'EKO', title: 'Eko Electricity', code: 'EKEDC' },
        { name: 'JOS', title: 'Jos Electricity', code: 'JED' },
      ],
    });
  });
});
