import { openScriptedServer, type Scripted } from '@wura/testkit/scripted-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGiftCardsClient } from './client.ts';
import { createGiftCardSales } from './gift-card-sales.ts';
import { createBooks } from './records.ts';
import { readSettings } from './settings.ts';

// The partner as docs/gift-card-partners.md describes one, scripted reply by reply.

let box: Awaited<ReturnType<typeof openScriptedServer>>;
beforeAll(async () => void (box = await openScriptedServer()));
afterAll(() => box.close());

// A new adapter each time, so that the silence of one test does not make the next one rest.
const client = () => createGiftCardsClient({ apiKey: 'key', baseUrl: box.url });
const reference = 'wur_abc';
const details = {
  card: 'gft_1',
  product: 'amazon-us',
  brand: 'Amazon',
  country: 'US',
  value: '25.00',
  currency: 'USD',
  quote: 'qt_1',
  reference,
  rules: '2026-01-01',
};
const payment = {
  reference,
  amountMinor: 38_750_00n,
  currency: 'NGN',
  details,
  providerReference: null,
  createdAt: new Date(),
} as const;
const order = {
  id: 'ord_1',
  reference,
  product: 'amazon-us',
  value: '25.00',
  currency: 'USD',
  status: 'delivered',
  price: { amount: '38750.00', currency: 'NGN' },
  card: { code: 'ABCD-EFGH', pin: null, serial: '7', url: null, expires_on: '2030-01-31' },
  created_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:01.000Z',
};
const refusal = (status: number, code: string): Scripted => ({ status, body: { error: { code, message: 'No.' } } });

function send(placed: Scripted, looked: Scripted = refusal(404, 'order_unknown')) {
  box.answer({ 'POST /orders': placed, 'GET /orders/': looked });
  return createGiftCardSales(client()).send(payment);
}
function find(looked: Scripted) {
  box.answer({ 'GET /orders/': looked });
  return createGiftCardSales(client()).find(payment);
}

describe('an order', () => {
  it('goes out under our reference, with the price that was quoted', async () => {
    expect(await send({ status: 201, body: order })).toEqual({
      outcome: 'accepted',
      isDone: true,
      providerReference: 'ord_1',
      goods: { code: 'ABCD-EFGH', pin: null, serial: '7', url: null, expiresOn: '2030-01-31' },
    });
    const [sent] = box.sent;
    expect(sent!.body).toEqual({
      reference,
      quote: 'qt_1',
      product: 'amazon-us',
      value: '25.00',
      price: { amount: '38750.00', currency: 'NGN' },
    });
    expect(sent!.headers['authorization']).toBe('Bearer key');
  });

  it.each([
    ['delivered without its code', { card: null }, { outcome: 'accepted', isDone: false }],
    ['pending', { status: 'pending', card: null }, { outcome: 'accepted', isDone: false }],
    ['failed', { status: 'failed', card: null }, { outcome: 'declined', reason: 'not_accepted' }],
    ['refunded', { status: 'refunded', card: null }, { outcome: 'reversed', reason: 'taken_back' }],
    ['another’s', { reference: 'wur_other' }, { outcome: 'unknown' }],
    ['at another price', { price: { amount: '387500.00', currency: 'NGN' } }, { outcome: 'unknown' }],
    ['in another currency', { price: { amount: '38750.00', currency: 'USD' } }, { outcome: 'unknown' }],
    ['of another card', { product: 'apple-us' }, { outcome: 'unknown' }],
    ['of another value', { value: '50.00' }, { outcome: 'unknown' }],
    ['in a state that nobody has told us of', { status: 'lost' }, { outcome: 'unknown' }],
    ['with a code that is none', { card: { code: '' } }, { outcome: 'unknown' }],
  ])('that is %s is what that says', async (_name, changes, verdict) => {
    expect(await send({ body: { ...order, ...changes } })).toMatchObject(verdict);
    expect(await find({ body: { ...order, ...changes } })).toMatchObject(verdict);
  });

  it.each([
    [422, 'product_unknown', 'not_on_offer'],
    [422, 'value_not_sold', 'amount_refused'],
    [422, 'quote_over', 'lookup_over'],
    [402, 'balance_too_low', 'provider_short'],
  ])('that is refused with %i %s is declined', async (status, code, reason) => {
    expect(await send(refusal(status, code))).toEqual({ outcome: 'declined', reason });
  });

  it.each([
    ['a fault of theirs', { status: 500, body: { error: { code: 'balance_too_low' } } }],
    ['a no to our key', refusal(401, 'key_unknown')],
    ['too many calls', refusal(429, 'too_many_calls')],
    ['a no that nobody has told us of', refusal(422, 'moon_full')],
    ['an HTML page', { body: '<!doctype html>' }],
    ['half an order', { body: '{"id":"ord_1","status":"deliv' }],
    ['an empty object', { body: {} }],
  ])('that is answered by %s may have been placed', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it('whose reference is taken is looked up, and what stands there counts', async () => {
    expect(await send(refusal(409, 'reference_taken'), { body: order })).toMatchObject({ isDone: true });
    expect(await find(refusal(404, 'order_unknown'))).toEqual({ outcome: 'absent' });
  });
});

describe('the catalogue', () => {
  it('leaves out what cannot be read as money, and keeps the rest', async () => {
    const sound = { id: 'a', brand: 'A', country: 'US', currency: 'USD', values: ['10'], redeem: 'Enter it.' };
    const odd = [
      { ...sound, id: 'b', currency: 'XXX' },
      { ...sound, id: 'c', values: [] },
      { ...sound, id: 'd', values: ['10.001'] },
      { ...sound, id: 'e', country: 'usa' },
      'nonsense',
    ];
    box.answer({ 'GET /catalogue': { body: { products: [sound, ...odd] } } });
    expect(await createGiftCardSales(client()).catalogue()).toEqual({
      outcome: 'accepted',
      products: [{ ...sound, values: [10_00n], range: null }],
    });
    box.answer({ 'GET /catalogue': { body: { products: odd } } });
    expect(await createGiftCardSales(client()).catalogue()).toMatchObject({ outcome: 'unknown' });
  });

  it('prices a card, and believes no price of another', async () => {
    const told = {
      quote: 'qt_9',
      product: 'amazon-us',
      value: '25.00',
      price: order.price,
      expires_at: order.created_at,
    };
    const price = (reply: Scripted) => {
      box.answer({ 'POST /quotes': reply });
      return createGiftCardSales(client()).price({ product: 'amazon-us', value: { currency: 'USD', minor: 25_00n } });
    };
    expect(await price({ body: told })).toEqual({
      outcome: 'accepted',
      quote: 'qt_9',
      priceMinor: 38_750_00n,
      expiresAt: new Date(order.created_at),
    });
    expect(await price({ body: { ...told, value: '50.00' } })).toMatchObject({ outcome: 'unknown' });
    expect(await price(refusal(422, 'out_of_stock'))).toEqual({ outcome: 'declined' });
    expect(await price(refusal(429, 'too_many_calls'))).toMatchObject({ outcome: 'unknown' });
  });
});

it('the books are read page by page, by our references', async () => {
  const { card: _none, ...line } = order;
  box.answer({ 'GET /orders': { body: { orders: [line], page: 1, pages: 2, total: 101 } } });
  const stretch = { from: new Date('2026-11-22T00:00:00Z'), until: new Date('2026-11-23T00:00:00Z') };
  expect(await createBooks(client()).page('purchase', stretch, 1)).toMatchObject({
    outcome: 'accepted',
    isLast: false,
    total: 101,
    entries: [{ reference, amountMinor: 38_750_00n, state: 'done' }],
  });
  expect(box.sent[0]!.query).toMatchObject({ from: stretch.from.toISOString(), page: '1' });
});

it('a key needs an address, and without one in live mode there is no partner', () => {
  const read = (given: Record<string, string>) =>
    readSettings(
      { text: (name: string) => given[name], baseUrl: (name: string) => given[name] } as never,
      {
        mode: 'live',
        sandbox: undefined,
      } as never,
    );
  expect(read({})).toBeUndefined();
  expect(() => read({ GIFT_CARDS_API_KEY: 'x' })).toThrow('GIFT_CARDS_BASE_URL');
  const both = { GIFT_CARDS_API_KEY: 'x', GIFT_CARDS_BASE_URL: 'https://partner.example/v1' };
  expect(read(both)).toEqual({ apiKey: 'x', baseUrl: 'https://partner.example/v1' });
});
