import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import { send } from './attack.ts';
import { findAbout } from './findings.ts';
import { bearer, openProduct, type Product } from './product.ts';
import { movesMoney, nameOf } from './requests.ts';
import { sampleOf, type Findings } from './samples.ts';

// A customer's program that lost an answer asks what its key did. Whatever route took the key, it is told.

let database: TestDatabase;
let product: Product;
let found: Findings;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database);
  found = await findAbout(product, product.attacker);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

/** Asks for a page where another pays: nothing of the customer's moves before that, and then it is found. */
const movesLater = new Set(['POST /api/paystack/create-pending-deposit']);

it.each(contracts.filter(movesMoney).map(route => [nameOf(route), route] as const))(
  'what the key of %s did is found by that key, and by no other customer',
  async (name, route) => {
    const key = `lost ${name}`.replaceAll(/[^!-~]/g, '-');
    const request = sampleOf(route, product, found);
    const asked = { ...request, headers: { ...request.headers, 'idempotency-key': key } };
    const answer = await send(product, { request: asked });
    expect(answer.status, answer.text).toBeLessThan(300);
    const find = async (token: string) => {
      const url = `/api/transactions/by-key/${encodeURIComponent(key)}`;
      const { statusCode, payload } = await product.application.app.inject({ url, headers: bearer(token) });
      return { status: statusCode, body: JSON.parse(payload) };
    };
    const { status, body } = await find(product.attacker.token);
    if (movesLater.has(name)) expect(status).toBe(404);
    else
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { status: expect.any(String), total: expect.any(String) },
      });
    expect((await find(product.victim.token)).status).toBe(404);
  },
);
