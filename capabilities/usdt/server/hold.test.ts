import { expect, it } from 'vitest';
import { requireUsable } from './destinations.ts';

const savedAt = new Date('2026-11-20T10:00:00Z');
const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const known = (rows: object[]) => ({ query: () => Promise.resolve({ rows }) }) as never;
const tryIt = (at: string, { hasHold = true, rows = [{ created_at: savedAt }] as object[] } = {}) =>
  requireUsable({ pool: known(rows), hasHold, now: () => Date.parse(at) }, { customer: 1n, address }).then(
    () => 'usable',
    (error: { refusal: { code: string } }) => error.refusal.code,
  );

it('a new address waits a day where the rules say so, from when it was saved, and nowhere else', async () => {
  expect(await tryIt('2026-11-21T09:59:59Z')).toBe('usdt_address_on_hold');
  expect(await tryIt('2026-11-21T10:00:00Z')).toBe('usable');
  expect(await tryIt('2026-11-21T10:00:00Z', { rows: [] })).toBe('usdt_address_not_saved');
  expect(await tryIt('2026-11-20T10:00:00Z', { hasHold: false, rows: [] })).toBe('usable');
});
