import type { FeeLine } from '@wura/policy/contract';

/** What `GET /api/fees` answers, as far as the page shows it. */
export interface FeeTable {
  /** The day on which the newest of the rules came into force. */
  readonly in_force_since: string;
  readonly data: readonly PricedKind[];
}

/** Hundredths of a percent of the amount, out of which it is taken. */
export interface FeeShare {
  readonly bps: number;
  readonly usdt_bps: number;
}

export interface PricedKind {
  readonly kind: string;
  readonly currency: string;
  readonly share?: FeeShare;
  readonly bands: readonly FeeBand[];
}

export interface FeeBand {
  readonly from: string;
  readonly to: string | null;
  readonly fees: readonly FeeLine[];
  readonly total_fee: string;
}

type Line = 'transfer_fee' | 'vat' | 'stamp_duty' | 'network_fee';

export const builtLines: Readonly<Record<Line, Omit<FeeLine, 'amount'>>> = {
  transfer_fee: { code: 'transfer_fee', facts: {}, name: 'Fee' },
  vat: { code: 'vat', facts: { share: 750 }, name: 'VAT on the fee (7.5%)' },
  stamp_duty: { code: 'stamp_duty', facts: {}, name: 'Stamp duty' },
  network_fee: { code: 'network_fee', facts: {}, name: 'Network fee' },
};

/**
 * The table as it stood when this was built, so that it can be read before, and without, any script. A test holds it to
 * what the server answers; an operator with other rules has them on the page as soon as its script has asked.
 */
export const builtFees: FeeTable = {
  in_force_since: '2026-01-01',
  data: [
    {
      kind: 'bank_transfer',
      currency: 'NGN',
      bands: [
        band('0.01', '5000.00', { total: '10.75', transfer_fee: '10.00', vat: '0.75' }),
        band('5000.01', '9999.99', { total: '26.88', transfer_fee: '25.00', vat: '1.88' }),
        band('10000.00', '50000.00', { total: '76.88', transfer_fee: '25.00', vat: '1.88', stamp_duty: '50.00' }),
        band('50000.01', null, { total: '103.75', transfer_fee: '50.00', vat: '3.75', stamp_duty: '50.00' }),
      ],
    },
    free('airtime'),
    free('data'),
    free('electricity'),
    free('tv'),
    free('giftcards'),
    free('intra_transfer'),
    free('card_deposit'),
    free('account_deposit'),
    {
      kind: 'conversion',
      currency: 'NGN',
      share: { bps: 50, usdt_bps: 10 },
      bands: [band('0.01', null, { total: '0.00' })],
    },
    free('virtual_card'),
    {
      kind: 'usdt_withdrawal',
      currency: 'USDT',
      bands: [band('0.000001', null, { total: '1.000000', network_fee: '1.000000' })],
    },
    free('usdt_deposit'),
    free('water_purchase'),
  ],
};

function band(
  from: string,
  to: string | null,
  { total, ...lines }: { total: string } & { [Code in Line]?: string },
): FeeBand {
  const fees = Object.entries(lines).map(([code, amount]) => ({ ...builtLines[code as Line], amount }));
  return { from, to, fees, total_fee: total };
}

function free(kind: string): PricedKind {
  return { kind, currency: 'NGN', bands: [band('0.01', null, { total: '0.00' })] };
}
