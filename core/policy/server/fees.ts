import type { CurrencyCode } from '@wura/money/currencies';

// What the rules of a price hold.

/** In hundredths of a percent. */
export interface FeeShare {
  readonly bps: bigint;
  /** To and from a stablecoin, which costs the house less to hold. */
  readonly usdtBps: bigint;
}

export interface FeeBand {
  /** None: however much. */
  readonly upToMinor: bigint | null;
  readonly feeMinor: bigint;
}

export interface StampDuty {
  readonly fromMinor: bigint;
  readonly dutyMinor: bigint;
}

export interface FlatFee {
  readonly currency: CurrencyCode;
  readonly feeMinor: bigint;
}
