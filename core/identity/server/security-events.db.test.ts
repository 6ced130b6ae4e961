import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from './security-events.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

const written = async (what: string) => {
  const { rows } = await database
    .pool('wura_owner')
    .query<{ times: number }>('select times from identity.security_events where what = $1 order by id', [what]);
  return rows.map(({ times }) => times);
};

it('an outsider who fails to sign in for hours leaves a bounded number of rows, and the log says how often it was', async () => {
  const pool = database.pool();
  const event = {
    what: 'sign_in_failed',
    customer: null,
    address: '203.0.113.9',
    requestId: 'r',
    at: new Date(),
  } as const;
  for (let n = 0; n < 2_100; n++) await recordEvent(pool, event);
  const times = await written('sign_in_failed');
  expect(times).toHaveLength(502);
  expect(times.slice(-3)).toEqual([500, 1_000, 2_000]);
});

it('what a customer did is written each time', async () => {
  const event = { what: 'signed_in', customer: null, address: '', requestId: 'r', at: new Date() } as const;
  for (let n = 0; n < 30; n++) await recordEvent(database.pool(), event);
  expect(await written('signed_in')).toEqual(Array(30).fill(1));
});
