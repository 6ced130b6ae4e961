/** Paths that open one view of the shell. Those whose room is not built lead to the wallet. */
export const viewPaths = [
  'profile',
  'intra-transfer',
  'airtime-payment',
  'data-payment',
  'electricity-payment',
  'tv-payment',
  'kyc',
] as const;
