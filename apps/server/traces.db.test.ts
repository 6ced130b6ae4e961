import { tellSpansTo, type EndedSpan } from '@wura/platform/tracing';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deposit, newPayer, openTestProduct, type TestProduct } from './testing/test-product.ts';

// Where the time of a payment goes, as the whole product tells it.

let database: TestDatabase;
let product: TestProduct;
const spans: EndedSpan[] = [];

beforeAll(async () => {
  tellSpansTo(span => void spans.push(span));
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
  tellSpansTo(undefined);
});

const inTrace = (traceId: string) => spans.filter(span => span.traceId === traceId);
const named = (traceId: string, name: string) => inTrace(traceId).find(span => span.name === name)!;

it('a payment is one trace from the call through gate and books to the provider, and names nobody and no amount', async () => {
  const [ada, ben] = [await newPayer(product, { pin: '2468' }), await newPayer(product)];
  await deposit(product, ada, 50_000);
  const { account_number: toAccountNumber } = (await product.call('GET', '/api/user', { token: ben.token })).body;

  const traceId = 'ab'.repeat(16);
  const body = { toAccountNumber, fromWalletId: ada.wallet, amount: '4321.09', pin: '2468' };
  const headers = { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` };
  expect((await product.call('POST', '/api/intra-transfer', { token: ada.token, body, headers })).status).toBe(200);
  await expect.poll(() => named(traceId, 'POST /api/intra-transfer')).toBeDefined();
  const call = named(traceId, 'POST /api/intra-transfer');
  expect(call.facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/intra-transfer',
    'http.response.status_code': 200,
  });
  expect(call.parentSpanId).toBe('cd'.repeat(8));
  for (const name of ['gate', 'post']) expect(named(traceId, name).parentSpanId).toBe(call.spanId);

  // A small one asks for no PIN, and shares the commit of others.
  const smallId = '12'.repeat(16);
  const sent = await product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { toAccountNumber, fromWalletId: ada.wallet, amount: '12.34' },
    headers: { traceparent: `00-${smallId}-${'cd'.repeat(8)}-01` },
  });
  expect(sent.status).toBe(200);
  await expect.poll(() => named(smallId, 'POST /api/intra-transfer')).toBeDefined();
  const whole = named(smallId, 'POST /api/intra-transfer');
  for (const name of ['gate', 'books']) expect(named(smallId, name).parentSpanId).toBe(whole.spanId);
  const batch = spans.find(span => span.name === 'post batch' && span.links.some(link => link.traceId === smallId))!;
  expect([batch.parentSpanId, batch.facts]).toEqual([undefined, { 'wura.orders': 1 }]);

  const other = 'ef'.repeat(16);
  const account = { account_number: '0123456789', bank_code: '058' };
  const looked = { token: ada.token, body: account, headers: { traceparent: `00-${other}-${'cd'.repeat(8)}-00` } };
  expect((await product.call('POST', '/api/paystack/validate-account', looked)).status).toBe(200);
  await expect.poll(() => named(other, 'POST /api/paystack/validate-account')).toBeDefined();
  const provider = inTrace(other).find(span => span.kind === 'client')!;
  expect(provider.facts).toMatchObject({ 'wura.provider': 'paystack', 'wura.outcome': '2xx' });

  await product.runJobs();
  expect(spans.filter(({ name }) => name.startsWith('job ')).length).toBeGreaterThan(0);

  const told = JSON.stringify(spans.map(({ name, facts }) => [name, facts]));
  for (const secret of ['4321', '432109', '0123456789', toAccountNumber, ada.email, ada.token, ada.wallet, '2468']) {
    expect(told, secret).not.toContain(secret);
  }
});
