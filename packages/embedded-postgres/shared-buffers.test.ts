import { expect, test } from 'vitest';
import { sharedBuffersMb } from './embedded-postgres.ts';

test.each([
  ['a quarter of a usual machine', 4 * 2 ** 30, 1024],
  ['two gigabytes of a large one', 64 * 2 ** 30, 2048],
  ['enough to work of a tiny one', 256 * 2 ** 20, 128],
])('PostgreSQL keeps in memory %s', (_, memory, megabytes) => {
  expect(sharedBuffersMb(memory)).toBe(megabytes);
});
