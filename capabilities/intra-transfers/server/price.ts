import type { PricedKind } from '@wura/policy/server';

/**
 * Between two customers of this product: free. Sources disagree whether stamp duty is owed on it, and counsel is to be asked
 * before it is.
 */
export const intraTransferPrice: PricedKind = { kind: 'intra_transfer' };
