/** What `GET /api/fees` answers, as far as the page shows it. */
export interface FeeTable {
  /** The day on which the newest of the rules came into force. */
  readonly in_force_since: string;
  readonly data: readonly PricedKind[];
}

export interface PricedKind {
  readonly kind: string;
  readonly currency: string;
  readonly bands: readonly FeeBand[];
}

export interface FeeBand {
  readonly from: string;
  readonly to: string | null;
  readonly fees: readonly { readonly name: string; readonly amount: string }[];
  readonly total_fee: string;
}

const vat = 'VAT on the fee (7.5%)';

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
        band('0.01', '5000.00', { total: '10.75', Fee: '10.00', [vat]: '0.75' }),
        band('5000.01', '9999.99', { total: '26.88', Fee: '25.00', [vat]: '1.88' }),
        band('10000.00', '50000.00', { total: '76.88', Fee: '25.00', [vat]: '1.88', 'Stamp duty': '50.00' }),
        band('50000.01', null, { total: '103.75', Fee: '50.00', [vat]: '3.75', 'Stamp duty': '50.00' }),
      ],
    },
    free('intra_transfer'),
    free('card_deposit'),
    free('account_deposit'),
  ],
};

function band(from: string, to: string | null, { total, ...lines }: Record<string, string>): FeeBand {
  const fees = Object.entries(lines).map(([name, amount]) => ({ name, amount }));
  return { from, to, fees, total_fee: total! };
}

function free(kind: string): PricedKind {
  return { kind, currency: 'NGN', bands: [band('0.01', null, { total: '0.00' })] };
}
