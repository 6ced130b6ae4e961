import { formatMoney } from '@wura/money';
import { expect, it } from 'vitest';
import { amountFault, electricityFaults, leastMinor } from './rules.ts';

const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });

it('the least that a meter is said to take can be paid, whatever its company asks for', () => {
  for (const asked of [0n, 1n, 99_99n, 100_00n, 100_01n, 5_000_00n, 12_920_32n]) {
    const least = leastMinor(asked);
    expect(least >= asked).toBe(true);
    expect(amountFault(naira(least)), naira(asked)).toBeUndefined();
  }
  expect(naira(leastMinor(12_920_32n))).toBe('12921.00');
});

it('a part of a naira is refused, and too little before that', () => {
  expect(amountFault('150.50')).toBe(electricityFaults.electricity_whole_naira);
  expect(amountFault('99.50')).toBe(electricityFaults.electricity_amount_invalid);
});
