import type { WalletId } from '@wura/ledger/server/order';

/** Amounts in the smallest unit of a wallet's own currency, both included. */
export interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

export interface FiledFilter {
  readonly party: string | undefined;
  readonly category: string | undefined;
  readonly kinds: readonly number[] | undefined;
  /** By wallet; none where any amount will do. */
  readonly ranges: ReadonlyMap<WalletId, Range> | undefined;
}

/** PostgreSQL's greatest. */
export const mostMinor = 2n ** 63n - 1n;
