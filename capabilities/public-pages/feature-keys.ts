/** What `/features?…` may ask for, in the order they are shown; of several, the first of this list is meant. */
export const featureKeys = ['transfers', 'exchange', 'deposit', 'bills', 'credit-cards', 'usdt'] as const;

export type FeatureKey = (typeof featureKeys)[number];
