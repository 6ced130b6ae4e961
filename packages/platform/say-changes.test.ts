import { expect, test } from 'vitest';
import { sayChanges } from './say-changes.ts';

test('a fault that stays is said once, and again when it has another cause or has come back', () => {
  const said: string[] = [];
  const note = sayChanges(fault => said.push(fault));
  const [refused, starting] = [new Error('connect ECONNREFUSED'), new Error('the database system is starting up')];
  for (const fault of [undefined, refused, refused, refused, starting, starting, undefined, refused]) note(fault);
  expect(said).toEqual([refused.message, starting.message, refused.message]);
});
