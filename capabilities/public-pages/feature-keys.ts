/** What `/features?…` may ask for, in the order they are shown. */
export const featureKeys = ['transfers', 'exchange', 'usdt', 'credit-cards', 'bills', 'deposit'] as const;

export type FeatureKey = (typeof featureKeys)[number];
