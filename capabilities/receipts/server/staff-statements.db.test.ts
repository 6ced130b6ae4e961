import { newOperator } from '@wura/app-server/testing/new-operator';
import { deposit, newPayer, openTestProduct, register, type TestProduct } from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { lagosDate, minuteMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { openWallet } from '@wura/wallets/server/wallets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskName } from './mask.ts';

let database: TestDatabase;
let product: TestProduct;
let payer: Awaited<ReturnType<typeof newPayer>>;
let id: string;
let compliance: string;
/** How far the worker's clock is ahead. */
let aheadMs = 0;
const today = lagosDate(Date.now());

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
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

  it('holds up nobody while it is made, and is handed out to none whose session ended meanwhile', async () => {
    const before = await made();
    const leaving = await newOperator({ database, product }, 'compliance');
    const making = await transaction(database.pool('none'), async tx => {
      await tx.query('lock table wallets.wallet in access exclusive mode');
      const making = make({}, leaving);
      await untilSomebodyWaits(database);
      const out = await product.call('POST', '/api/operator/logout', { token: leaving });
      expect(out.status, out.text).toBeLessThan(300);
      return [making];
    });
    expect((await making[0]!).statusCode).toBe(401);
    expect(await made()).toEqual(before);
  });

  it('of a customer who was erased has every figure as before and their account number, and no name of theirs', async () => {
    const password = 'Palm-Wine-77';
    const ada = await register(product, password);
    const { wallet } = await transaction(product.pool, tx => openWallet(tx, { owner: ada.number, currency: 'NGN' }));
    const send = (by: { token: string; wallet: string }, toAccountNumber: string) =>
      product.call('POST', '/api/intra-transfer', {
        token: by.token,
        body: { toAccountNumber, fromWalletId: by.wallet, amount: 100 },
      });
    const { body: other } = await product.call('GET', '/api/user', { token: payer.token });
    expect((await send(payer, ada.account)).status).toBe(200);
    expect((await send({ token: ada.token, wallet: wallet.publicId }, other.account_number)).status).toBe(200);
    const { body: me } = await product.call('GET', '/api/user', { token: ada.token });
    const query = new URLSearchParams({ wallet_id: wallet.publicId, from: today, to: today, format: 'json' });
    const { body: own } = await product.call('GET', `/api/statements?${query}`, { token: ada.token });
    expect(own.name).toBe(`${me.firstname} ${me.lastname}`);
    const read = (format: 'csv' | 'pdf') =>
      product.application.app.inject({
        method: 'POST',
        url: `/api/operator/customers/${me.id}/statement`,
        headers: { authorization: `Bearer ${compliance}` },
        payload: { ...asked, format },
      });
    const before = (await read('csv')).body;
    const left = await product.call('POST', '/api/my-data/erase', { token: ada.token, body: { password } });
    expect(left.status, left.text).toBe(202);
    aheadMs = minuteMs;
    await product.runJobs();
    await product.runJobs();
    const after = await read('csv');
    expect([after.statusCode, after.body]).toEqual([200, before]);
    for (const word of [me.firstname, me.lastname, ada.username]) expect(after.body).not.toContain(word);
    expect((await read('pdf')).statusCode).toBe(200);
    // The code is that of the wallet, the days and its last link, and so the one that her own paper has.
    const { body: checked } = await product.call('GET', `/api/statements/${own.code}`);
    expect(checked).toMatchObject({ name: maskName('Former customer'), closing_balance: own.closing_balance });
  });
});
