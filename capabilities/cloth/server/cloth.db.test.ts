import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { move, newCustomer, startInstance, type TestInstance } from '@wura/wallets/testing/test-instance';
import { lagosDate } from '@wura/platform/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloth } from './plugin.ts';
import { readDays } from './read-days.ts';

let database: TestDatabase;
let one: TestInstance;
let two: TestInstance;

beforeAll(async () => {
  database = await cloneDatabase();
  [one, two] = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});

async function start(): Promise<TestInstance> {
  const instance = await startInstance(database);
  cloth(instance.router, { ...instance, now: Date.now });
  return instance;
}

const month = lagosDate(Date.now()).slice(0, 7);
const today = () => Number(lagosDate(Date.now()).slice(8)) - 1;

it('the cloth of a history is made of how often money moved and never of how much, the same in every process', async () => {
  const [ada, bola, shop] = [
    await newCustomer(one, { minor: 1_000_00n }),
    await newCustomer(one, { minor: 9_876_543_21n }),
    await newCustomer(one),
  ];
  for (const minor of [1n, 2n, 3n]) await move(one, { from: ada, to: shop, minor });
  for (const minor of [700_000_00n, 99n, 1_234_567_00n]) await move(one, { from: bola, to: shop, minor });
  const of = (owner: bigint) => readDays(one.pool, { owner, month, nowMs: Date.now() });
  const days = await of(ada.number);
  expect(days).toEqual(await of(bola.number));
  expect(days[today()]!.moves).toEqual({ NGN: 4 });

  const get = (at: TestInstance, token = ada.token) => at.call('GET', `/api/cloth?month=${month}`, { token });
  const { status, body } = await get(one);
  expect(status).toBe(200);
  expect(body.days[today()].motif).toEqual(expect.any(String));
  expect(body.worn).toHaveLength(20);
  expect((await get(two)).text).toBe((await get(one)).text);
  expect((await get(one, bola.token)).body.worn).not.toEqual(body.worn);
  await move(one, { from: ada, to: shop, minor: 4n });
  expect((await get(two)).text).not.toBe(JSON.stringify(body));
});

it('has no months that are yet to come, and none that are none', async () => {
  const { token } = await newCustomer(one);
  for (const wrong of ['2099-01', '2026-13', '26-1', 'x']) {
    const answer = await one.call('GET', `/api/cloth?month=${wrong}`, { token });
    expect([answer.status, answer.body.errorCodes], wrong).toEqual([422, { month: 'month_invalid' }]);
  }
});
