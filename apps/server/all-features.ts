import type { AllFeatures, OfferNeeds, Routes } from '@wura/features/server';
import type { Offer } from '@wura/features/server/ports';
import { providerLoss } from '@wura/provider-payments/server/losses';
import { rulesOfPrice } from '@wura/policy/server';
import { coreRules } from '@wura/policy/server/rules-table';
import { intraTransfer, opening, type MovementKind } from '@wura/wallets/server/kinds';
import { features } from './features.ts';

/** What money of this build is moved for, beside what the wallets know by themselves. */
export const movementKinds: readonly MovementKind[] = [providerLoss, ...features.flatMap(({ kinds = [] }) => kinds)];

/** What all of them bring together. */
export const allFeatures: AllFeatures = {
  bills: features.flatMap(({ bills = [] }) => bills),
  prices: features.flatMap(({ prices = [] }) => prices),
  rules: [
    ...coreRules,
    ...features.flatMap(({ prices = [], rules = [] }) => [...prices.flatMap(rulesOfPrice), ...rules]),
  ],
  orders: features.flatMap(({ orders = [] }) => orders),
  schedulables: features.flatMap(({ schedulables = [] }) => schedulables),
  moneyNotices: features.flatMap(({ moneyNotices = [] }) => moneyNotices),
  aboutCustomers: features.flatMap(({ name, aboutCustomer: read }) => (read ? [{ name, read }] : [])),
  personalData: features.flatMap(({ personalData }) => personalData ?? []),
  partnerListeners: features.flatMap(({ partnerListener }) => partnerListener ?? []),
  whenLocked: features.flatMap(({ whenLocked }) => whenLocked ?? []),
  whenFrozen: features.flatMap(({ whenFrozen }) => whenFrozen ?? []),
  kinds: [intraTransfer, opening, ...movementKinds],
};

/** What they do for each other. */
export const featureOffers = (needs: OfferNeeds): readonly Offer[] =>
  features.flatMap(({ offers }) => offers?.(needs) ?? []);

/** Every call of every feature. */
export const featureRoutes: readonly Routes[] = features.flatMap(({ routes = [] }) =>
  typeof routes === 'function' ? routes(allFeatures) : routes,
);
