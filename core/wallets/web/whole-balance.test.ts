import { formatMoney } from '@wura/money';
import type { PriceBand } from '@wura/policy/web/price';
import fc from '@wura/testkit/property';
import { describe, expect, it } from 'vitest';
import { wholeBalance } from './whole-balance.ts';

const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
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
    const steps = fc.array(fc.record({ wide: fc.integer({ min: 1, max: 40 }), fee: fc.integer({ min: 0, max: 60 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 300 }), (given, held) => {
        let from = 1;
        const priced = given.map(({ wide, fee }, index) => {
          const to = index === given.length - 1 ? null : from + wide - 1;
          const one = { from, to, fee };
          from += wide;
          return one;
        });
        const bands = priced.map(({ from: first, to, fee }) =>
          band(naira(BigInt(first)), to === null ? null : naira(BigInt(to)), naira(BigInt(fee))),
        );
        const costs = (sum: number) => sum + priced.find(({ to }) => to === null || sum <= to)!.fee;
        const most = Array.from({ length: held }, (_, index) => held - index).find(sum => costs(sum) <= held);
        expect(wholeBalance(naira(BigInt(held)), bands)).toBe(most === undefined ? undefined : naira(BigInt(most)));
      }),
      { numRuns: 2000 },
    );
  });
});
