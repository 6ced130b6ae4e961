import { expect, test } from 'vitest';
import { agreedAt } from './agreements.ts';

test('no agreement comes before the day in Lagos from which its wording holds', () => {
  const version = '2026-11-21';
  expect(agreedAt(new Date('2026-10-18T09:00:00Z'), version).toISOString()).toBe('2026-11-20T23:00:00.000Z');
  const later = new Date('2026-11-21T08:00:00Z');
  expect(agreedAt(later, version)).toEqual(later);
});
