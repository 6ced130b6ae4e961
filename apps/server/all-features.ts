import type { AllFeatures, Routes } from '@wura/features/server';
import { intraTransfer, opening, type MovementKind } from '@wura/wallets/server/kinds';
import { features } from './features.ts';

/** What the features of this build move money for, beside what the wallets know by themselves. */
export const movementKinds: readonly MovementKind[] = features.flatMap(({ kinds = [] }) => kinds);

/** What all of them bring together. */
export const allFeatures: AllFeatures = {
  prices: features.flatMap(({ prices = [] }) => prices),
  moneyNotices: features.flatMap(({ moneyNotices = [] }) => moneyNotices),
  kinds: [intraTransfer, opening, ...movementKinds],
};

/** Every call of every feature. */
export const featureRoutes: readonly Routes[] = features.flatMap(({ routes = [] }) =>
  typeof routes === 'function' ? routes(allFeatures) : routes,
);
