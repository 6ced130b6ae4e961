import fc from '@wura/testkit/property';
import { test, expect } from 'vitest';
import { sidesOf } from './make-statement.ts';
import type { Step } from './statement-queries.ts';

const fees = fc.array(
  fc.record({
    code: fc.constantFrom('transfer_fee', 'vat', 'stamp_duty', 'exchange_fee', 'network_fee'),
    name: fc.constant('Fee'),
    minor: fc.bigInt(0n, 10_000n),
  }),
  { maxLength: 4 },
);
const link = fc.record({
  amount: fc.bigInt(-(10n ** 12n), 10n ** 12n),
  fees,
  kind: fc.constantFrom('plain', 'back', 'untold'),
});

test('of 10,000 random histories every statement’s parts add up to the difference of its balances', () => {
  fc.assert(
    fc.property(fc.array(link, { maxLength: 30 }), fc.nat(), fc.nat(), (links, one, other) => {
      let balance = 0n;
      const steps = links.map(({ amount, fees: charged, kind }): Step & { after: bigint } => {
        const whole = charged.reduce((all, { minor }) => all + minor, 0n);
        // What leaves is never less than its fees.
        const moved = kind === 'plain' && amount < 0n ? amount - whole : amount;
        balance += moved;
        const entry = { amount: moved, givesBack: kind === 'back' } as Step['entry'];
        const row = kind === 'untold' ? undefined : ({ fees: charged } as unknown as Step['row']);
        return { entry, row, after: balance };
      });
      const [low, high] = [one % (steps.length + 1), other % (steps.length + 1)].sort((a, b) => a - b);
      const balanceAt = (count: number) => (count === 0 ? 0n : steps[count - 1]!.after);
      const sum = steps.slice(low, high).reduce((all, step) => {
        const { moneyIn, moneyOut, fee, vat, duty } = sidesOf(step);
        expect([moneyIn, moneyOut, fee, vat, duty].every(part => part >= 0n)).toBe(true);
        return all + moneyIn - moneyOut - fee - vat - duty;
      }, 0n);
      expect(sum).toBe(balanceAt(high!) - balanceAt(low!));
    }),
    { numRuns: 10_000 },
  );
});
