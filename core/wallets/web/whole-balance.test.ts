import { formatMoney } from '@wura/money';
import type { PriceBand } from '@wura/policy/web/price';
import { describe, expect, it } from 'vitest';
import { wholeBalance } from './whole-balance.ts';

const kobo = (count: number) => formatMoney({ currency: 'NGN', minor: BigInt(count) });
const band = (from: string, to: string | null, total_fee: string): PriceBand => ({ from, to, total_fee });

// As a bank transfer costs it, with ₦50 of stamp duty from ten thousand naira on.
const ofBanks = [
  band('0.01', '5000.00', '10.75'),
  band('5000.01', '9999.99', '26.88'),
  band('10000.00', '50000.00', '76.88'),
  band('50000.01', null, '103.75'),
];

describe('all of a balance', () => {
  it.each([
    ['2010.75', '2000.00'],
    ['486250.40', '486146.65'],
    // What is missing to the next band's first sum stays: a kobo more would cost the duty.
    ['10026.86', '9999.98'],
    ['10026.87', '9999.99'],
    ['10026.88', '9999.99'],
    ['10076.87', '9999.99'],
    ['10076.88', '10000.00'],
    ['5010.75', '5000.00'],
    ['5026.88', '5000.00'],
    ['5026.89', '5000.01'],
    ['50103.75', '50000.00'],
    ['50103.76', '50000.01'],
  ])('%s sends %s to a bank', (balance, most) => expect(wholeBalance(balance, ofBanks)).toBe(most));

  it.each(['10.75', '0.00', '3.00', '-1.00'])('is no sum where fees are all there is of %s', balance => {
    expect(wholeBalance(balance, ofBanks)).toBeUndefined();
  });

  it('is the greatest sum that it pays with its price, wherever prices begin, rise or fall', () => {
    const steps = [1, 3].flatMap(wide => [0, 1, 4, 7].map(fee => ({ wide, fee })));
    for (const first of steps) {
      for (const second of steps) {
        for (const { fee } of steps) expectMost([first, second, { wide: Infinity, fee }]);
      }
    }
  });
});

/** Each balance up to some kobo is held against every sum that it might pay. */
function expectMost(steps: readonly { wide: number; fee: number }[]): void {
  let from = 1;
  const priced = steps.map(({ wide, fee }) => {
    const one = { from, to: from + wide - 1, fee };
    from += wide;
    return one;
  });
  const bands = priced.map(({ from: first, to, fee }) =>
    band(kobo(first), to === Infinity ? null : kobo(to), kobo(fee)),
  );
  const costs = (sum: number) => sum + priced.find(({ to }) => sum <= to)!.fee;
  for (let held = 0; held <= 16; held++) {
    const most = Array.from({ length: held }, (_, index) => held - index).find(sum => costs(sum) <= held);
    expect(wholeBalance(kobo(held), bands)).toBe(most === undefined ? undefined : kobo(most));
  }
}
