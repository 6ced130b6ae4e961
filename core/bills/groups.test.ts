import { expect, it } from 'vitest';
import { groupNumber, groupsOf, inFours } from './groups.ts';

it('a token is read in groups of four, however long it is', () => {
  expect(groupsOf('12345678901234567890')).toEqual(['1234', '5678', '9012', '3456', '7890']);
  expect(inFours('04123456789')).toBe('0412 3456 789');
  expect(inFours('')).toBe('');
});

it('a number that was paid for is read as its kind is: telephones as they are dialled, meters and cards in fours', () => {
  expect(groupNumber('08031234567')).toBe('0803 123 4567');
  expect(groupNumber('45067198233')).toBe('4506 7198 233');
  expect(groupNumber('0101160057982')).toBe('0101 1600 5798 2');
  expect(groupNumber('7032400086')).toBe('7032 4000 86');
});
