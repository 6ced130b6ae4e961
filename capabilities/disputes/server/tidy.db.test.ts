import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deposit, newPayer, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { picture } from '@wura/images/testing';
import { encode } from '@wura/kyc/testing/form';
import { randomId } from '@wura/platform/identifiers';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

it('a picture that no case names is swept away after an hour, and one that stands in a case stays', async () => {
  await addPicture();
  const lying = path.join(product.config.dataDir, 'disputes');
  const [named] = readdirSync(lying);
  const [old, young] = [randomId('fil'), randomId('fil')];
  for (const name of [old, young]) writeFileSync(path.join(lying, name), '');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of [named!, old]) utimesSync(path.join(lying, name), longAgo, longAgo);
  await product.runJobs();
  expect(readdirSync(lying).toSorted()).toEqual([named!, young].toSorted());
});

/** A customer's case with one picture. */
async function addPicture(): Promise<void> {
  const ada = await newPayer(product);
  await deposit(product, ada, 5_000);
  const { body: history } = await product.call('GET', '/api/transactions', { token: ada.token });
  const { body } = await product.call('POST', '/api/disputes', {
    token: ada.token,
    body: { transaction_id: history.data[0].id, reason: 'charged_twice', text: 'It left twice' },
  });
  const { payload, headers } = encode({ file: await picture('jpeg') });
  const added = await product.application.app.inject({
    method: 'POST',
    url: `/api/disputes/${body.id}/evidence`,
    headers: { ...headers, authorization: `Bearer ${ada.token}`, 'idempotency-key': randomId('key') },
    payload,
  });
  expect(added.statusCode).toBe(201);
}
