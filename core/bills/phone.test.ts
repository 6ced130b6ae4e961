import { expect, it } from 'vitest';
import { groupPhone, nationalPhone } from './phone.ts';

it('every way of writing a Nigerian number is read as the same eleven digits', () => {
  const ways = [
    '08031234567',
    '0803 123 4567',
    '+2348031234567',
    '+234 (0) 803-123-4567',
    '2348031234567',
    '8031234567',
  ];
  for (const way of ways) expect(nationalPhone(way), way).toBe('08031234567');
});

it('what is no Nigerian number is not made one', () => {
  const others = ['', '0803123456', '080312345678', '+447700900123', '0803123456a', '00803123456', '+234803123456'];
  for (const other of others) expect(nationalPhone(other), other).toBeUndefined();
});

it('a number is shown in groups of four, three and four', () => {
  expect(groupPhone('08031234567')).toBe('0803 123 4567');
  expect(groupPhone('0803')).toBe('0803');
});
