import { expect, it } from 'vitest';
import { dueAt } from './due-times.ts';

it('a transfer that went astray is answered within 72 hours, a theft within 14 working days of Lagos', () => {
  const friday = new Date('2026-11-20T12:00:00Z');
  expect(dueAt('not_received', friday).toISOString()).toBe('2026-11-23T12:00:00.000Z');
  expect(dueAt('not_me', friday).toISOString()).toBe('2026-12-10T12:00:00.000Z');
  // In Lagos it is Saturday already.
  expect(dueAt('not_me', new Date('2026-11-20T23:30:00Z')).toISOString()).toBe('2026-12-09T23:30:00.000Z');
});
