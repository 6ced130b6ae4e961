import { expect, it } from 'vitest';
import { groupsOf, inFours } from './groups.ts';

it('a token is read in groups of four, however long it is', () => {
  expect(groupsOf('12345678901234567890')).toEqual(['1234', '5678', '9012', '3456', '7890']);
  expect(inFours('04123456789')).toBe('0412 3456 789');
  expect(inFours('')).toBe('');
});
