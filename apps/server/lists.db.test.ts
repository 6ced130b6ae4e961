import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { pathWith } from '@wura/wire/path';
import type { RouteSpec } from '@wura/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from './contracts.ts';
import { newOperator } from './testing/new-operator.ts';
import { newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let admin: string;
let customer: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  ada = await newPayer(product);
  admin = await newOperator({ database, product }, 'admin');
  customer = (await product.call('GET', '/api/user', { token: ada.token })).body.id;
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const fieldsOf = (shape: z.ZodType | null | undefined): object => (shape instanceof z.ZodObject ? shape.shape : {});
const lists = contracts.filter(({ method, answers }) => method === 'GET' && 'nextCursor' in fieldsOf(answers[200]));
const tokenFor = ({ access }: RouteSpec) => (access === 'operator' ? admin : ada.token);
// What a list is of is looked for once the query has been read; a customer, before.
const ask = (route: RouteSpec, query: string) => {
  const id = route.path.startsWith('/api/operator/customers/') ? customer : 'crd_none';
  return product.call('GET', `${pathWith(route.path, { id })}?${query}`, { token: tokenFor(route) });
};

it('what names a place in a list is a list’s, and each list takes it and a limit', () => {
  const paged = contracts.filter(({ query }) => 'cursor' in fieldsOf(query)).map(({ path }) => path);
  expect(paged.toSorted()).toEqual(lists.map(({ path }) => path).toSorted());
  expect(lists.filter(({ query }) => !('limit' in fieldsOf(query)))).toEqual([]);
  expect(paged).toEqual(
    expect.arrayContaining([
      '/api/devices',
      '/api/passkeys',
      '/api/usdt/addresses',
      '/api/usdt/underway',
      '/api/operator/staff',
      '/api/operator/rules',
      '/api/operator/passkeys',
      '/api/operator/house-wallets',
      '/api/operator/customers/{id}/keys',
      '/api/operator/customers/{id}/webhooks',
      '/api/bulk-payments',
      '/api/keys',
      '/api/pots',
      '/api/webhook-endpoints',
    ]),
  );
});

describe.each(lists.map(route => [route.path, route] as const))('%s', (_path, route) => {
  it('refuses a cursor that it cannot have given, and a limit that is not 1 to 100', async () => {
    for (const cursor of ['bad', '', 'another-word', 'WUR000000000000', '0; select 1', 'x'.repeat(2_001)]) {
      expect(await ask(route, `cursor=${encodeURIComponent(cursor)}`), cursor).toMatchObject({
        status: 422,
        body: { message: 'This cursor belongs to another list.', errorCodes: { cursor: 'cursor_foreign' } },
      });
    }
    for (const limit of ['0', '101', '-1', '1.5', 'all', '']) {
      expect(await ask(route, `limit=${limit}`), limit).toMatchObject({
        status: 422,
        body: { errorCodes: { limit: 'limit_out_of_range' } },
      });
    }
  });
});

it('a list that is read page by page is the whole list, each row once', async () => {
  const call = async (path: string, body: object) => {
    const answer = await product.call('POST', path, { token: ada.token, body });
    expect(answer.status, answer.text).toBe(201);
  };
  const nameOf = ({ id, rule }: { id?: string; rule?: string }) => (id ?? rule)!;
  await newOperator({ database, product }, 'support');
  const csv = Buffer.from(`to,amount\n@nobody,100`).toString('base64');
  for (const name of ['Rent', 'Fees', 'School']) {
    await call('/api/pots', { wallet_id: ada.wallet, name });
    await call('/api/bulk-payments', { wallet_id: ada.wallet, name, csv });
  }
  for (const [path, limit] of [
    ['/api/pots', 2],
    ['/api/bulk-payments', 1],
    ['/api/operator/rules', 7],
    ['/api/operator/staff', 1],
  ] as const) {
    const route = lists.find(each => each.path === path)!;
    const { body: whole } = await ask(route, 'limit=100');
    expect(whole.data.length, path).toBeGreaterThan(limit);
    const names: string[] = [];
    for (let cursor = ''; ;) {
      const { status, body } = await ask(route, `limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      expect([status, body.data.length <= limit]).toEqual([200, true]);
      names.push(...body.data.map(nameOf));
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    expect(names, path).toEqual(whole.data.map(nameOf));
  }
});

it('what is listed whole by nature fits on the page that a caller gets who asks for no limit', async () => {
  for (const path of ['/api/operator/rules', '/api/operator/staff']) {
    const { body } = await ask(
      lists.find(each => each.path === path)!,
      '',
    );
    expect(body.nextCursor, path).toBeNull();
  }
});
