import { createPolicy } from '@wura/policy/server';
import { describe, expect, it } from 'vitest';
import { bankTransferPrice } from './price.ts';

const policyAt = (at: string) => createPolicy({ rules: 'sandbox', now: () => new Date(at).getTime() });
const naira = (minor: bigint) => ({ currency: 'NGN', minor }) as const;

describe('the price of a bank transfer', () => {
  const linesOf = (minor: bigint, at = '2026-11-21T12:00:00Z') =>
    Object.fromEntries(
      policyAt(at)
        .price({ kind: bankTransferPrice, amount: naira(minor) })
        .fees.map(fee => [fee.name, fee.minor]),
    );
  const fee = 'Fee';
  const vat = 'VAT on the fee (7.5%)';
  const duty = 'Stamp duty';

  it('is the capped fee, VAT rounded half up, and the duty from ten thousand naira on', () => {
    expect(linesOf(100n)).toEqual({ [fee]: 1000n, [vat]: 75n });
    expect(linesOf(5_000_00n)).toEqual({ [fee]: 1000n, [vat]: 75n });
    expect(linesOf(5_000_01n)).toEqual({ [fee]: 2500n, [vat]: 188n });
    expect(linesOf(9_999_99n)).toEqual({ [fee]: 2500n, [vat]: 188n });
    expect(linesOf(10_000_00n)).toEqual({ [fee]: 2500n, [vat]: 188n, [duty]: 5000n });
    expect(linesOf(50_000_00n)).toEqual({ [fee]: 2500n, [vat]: 188n, [duty]: 5000n });
    expect(linesOf(50_000_01n)).toEqual({ [fee]: 5000n, [vat]: 375n, [duty]: 5000n });
  });

  it('had no duty for the sender before 2026, and names the rules it came from', () => {
    expect(linesOf(10_000_00n, '2025-12-31T12:00:00Z')).toEqual({ [fee]: 2500n, [vat]: 188n });
    const price = policyAt('2026-11-21T12:00:00Z').price({ kind: bankTransferPrice, amount: naira(25_000_00n) });
    expect(price).toMatchObject({ rules: '2026-01-01', total: naira(25_076_88n) });
  });

  it('is printed as a table whose every row is what its first and its last naira cost', () => {
    const policy = policyAt('2026-11-21T12:00:00Z');
    const { bands } = policy.priceTable(bankTransferPrice);
    expect(bands.map(({ fromMinor, toMinor }) => [fromMinor, toMinor])).toEqual([
      [1n, 5_000_00n],
      [5_000_01n, 9_999_99n],
      [10_000_00n, 50_000_00n],
      [50_000_01n, null],
    ]);
    for (const { fromMinor, toMinor, fees } of bands) {
      for (const minor of [fromMinor, toMinor ?? 10n ** 14n]) {
        expect(policy.price({ kind: bankTransferPrice, amount: naira(minor) }).fees).toEqual(fees);
      }
    }
  });
});
