import type { PricedKind } from '@wura/policy/server';

// Both are free: what they cost the product is the provider's to charge, and the product's to bear.
export const cardDepositPrice: PricedKind = { kind: 'card_deposit' };
export const accountDepositPrice: PricedKind = { kind: 'account_deposit' };
