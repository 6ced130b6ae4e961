import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noDetails, type MovementKind } from './kinds.ts';
import { registerKinds } from './register-kinds.ts';
import { say } from '@wura/wire/phrases';
import { movementPhrases } from '../refusals.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

const wire: MovementKind = {
  id: 900,
  name: 'wire',
  isHold: true,
  category: 'wire',
  details: noDetails,
  describe: () => say(movementPhrases.opening_balance, {}),
};

it('a kind that a feature brings is in the ledger after every start, once', async () => {
  await Promise.all([1, 2, 3].map(() => registerKinds(database.url, [wire])));
  await registerKinds(database.url, [wire]);
  const { rows } = await database.pool().query('select id, name, is_hold from ledger.kind where id = 900');
  expect(rows).toEqual([{ id: 900, name: 'wire', is_hold: true }]);
});

it.each([
  ['another name', { name: 'wire_transfer' }],
  ['another number', { id: 901 }],
  ['another way of ending', { isHold: false }],
])('a kind that the books know cannot be given %s', async (_what, change) => {
  await registerKinds(database.url, [wire]);
  const refused = registerKinds(database.url, [{ ...wire, ...change }]);
  await expect(refused).rejects.toThrow('is in this database as 900 wire, a hold: give the feature');
});
