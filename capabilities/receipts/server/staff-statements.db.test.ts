import { newOperator } from '@wura/app-server/testing/new-operator';
import { deposit, newPayer, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let payer: Awaited<ReturnType<typeof newPayer>>;
let id: string;
let compliance: string;
const today = lagosDate(Date.now());

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  compliance = await newOperator({ database, product }, 'compliance');
  payer = await newPayer(product);
  id = (await product.call('GET', '/api/user', { token: payer.token })).body.id;
  await deposit(product, payer, 5_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const asked = { currency: 'NGN', from: today, to: today, format: 'csv', reason: 'Order 41/2026 of the court in Ikeja' };
const make = (body: object = {}, token = compliance) =>
  product.application.app.inject({
    method: 'POST',
    url: `/api/operator/customers/${id}/statement`,
    headers: { authorization: `Bearer ${token}` },
    payload: { ...asked, ...body },
  });
const made = async () => {
  const { rows } = await product.pool.query(
    `select why from operators.audit where subject = $1 and what = 'customer_statement_made' order by id`,
    [id],
  );
  return rows.map(({ why }) => why);
};

describe('a statement that an authority asks for', () => {
  it('is the one that the customer saves, as a table and as a document, and it stands in the log who asked', async () => {
    const query = new URLSearchParams({ wallet_id: payer.wallet, from: today, to: today, format: 'csv' });
    const own = await product.application.app.inject({
      url: `/api/statements?${query}`,
      headers: { authorization: `Bearer ${payer.token}` },
    });
    const table = await make();
    expect([table.statusCode, table.body]).toEqual([200, own.body]);
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="wura-NGN-${today}-${today}.csv"`,
      'cache-control': 'no-store',
    });
    const document = await make({ format: 'pdf' });
    expect(document.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7/);
    expect(await made()).toEqual(Array(2).fill(`NGN, ${today} to ${today}: ${asked.reason}`));
  });

  it('is told to the customer as a look like any other, without a word of the statement or of who asked', async () => {
    await make();
    const { body } = await product.call('GET', '/api/my-data', { token: payer.token });
    expect(body.looks[0]).toMatchObject({ what: 'customer_viewed', role: 'compliance' });
    expect(JSON.stringify(body)).not.toMatch(/statement|41\/2026/);
    const { body: notices } = await product.call('GET', '/api/notifications', { token: payer.token });
    expect(JSON.stringify(notices)).not.toMatch(/statement|41\/2026/);
  });

  it('is made by compliance alone, with a reason, of a wallet and days that there are', async () => {
    const before = await made();
    for (const role of ['support', 'finance'] as const) {
      expect((await make({}, await newOperator({ database, product }, role))).statusCode).toBe(403);
    }
    const wrong: [object, number, string][] = [
      [{ reason: ' ' }, 422, 'reason'],
      [{ currency: 'ABC' }, 422, 'currency'],
      [{ format: 'json' }, 422, 'format'],
      [{ from: '2026-02-30' }, 422, 'from'],
      [{ to: '2020-01-01' }, 422, 'to'],
      [{ from: '2020-01-01' }, 422, 'from'],
    ];
    for (const [body, status, field] of wrong) {
      const answer = await make(body);
      expect([answer.statusCode, Object.keys(answer.json().errors)], JSON.stringify(body)).toEqual([status, [field]]);
    }
    expect((await make({ currency: 'GHS' })).json()).toMatchObject({ code: 'no_wallet_in_currency' });
    expect(await made()).toEqual(before);
  });

  it('is made of a wallet that its owner has closed', async () => {
    const body = { currency: 'USD' };
    const { body: opened } = await product.call('POST', '/api/wallets', { token: payer.token, body });
    const closed = await product.call('DELETE', `/api/wallets/${opened.id}`, { token: payer.token });
    expect(closed.status).toBe(204);
    expect((await make(body)).statusCode).toBe(200);
  });
});
