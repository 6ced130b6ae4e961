import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionsFault } from './connections-fault.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

test('a start that may need more connections than the database takes says so, and how many', async () => {
  expect(await connectionsFault(database.url, 1)).toBeUndefined();
  expect(await connectionsFault(database.url, 64)).toMatch(
    /^warning: the database takes \d+ connections, and this start may need 1678: raise max_connections there/,
  );
});
