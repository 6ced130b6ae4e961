import { expect, it } from 'vitest';
import { usedPercent } from './used-share.ts';

it('says how much of a limit is used, and never that it is full before it is', () => {
  expect(usedPercent('0.00', '50000.00')).toBe(0);
  expect(usedPercent('10000.00', '50000.00')).toBe(20);
  expect(usedPercent('49999.99', '50000.00')).toBe(99);
  expect(usedPercent('50000.00', '50000.00')).toBe(100);
});

it('says of less than one per cent that something is used', () => {
  expect(usedPercent('0.01', '50000.00')).toBeGreaterThan(0);
  expect(usedPercent('499.99', '50000.00')).toBeGreaterThan(0);
  expect(usedPercent('499.99', '50000.00')).toBeLessThan(1);
  expect(usedPercent('500.00', '50000.00')).toBe(1);
});

it('takes what is over a limit, or has none to use, as full', () => {
  expect(usedPercent('60000.00', '50000.00')).toBe(100);
  expect(usedPercent('0.00', '0.00')).toBe(100);
});
