import { bankTransfers } from '@wura/bank-transfers/server';
import { deposits } from '@wura/deposits/server';
import { geo } from '@wura/geo/server';
import { createAtlas } from '@wura/geolocation';
import type { CustomerRouter, Identity } from '@wura/identity/server';
import type { ImageProcessor } from '@wura/images/image-processor';
import { intraTransfers } from '@wura/intra-transfers/server';
import { kyc } from '@wura/kyc/server';
import { myWallets } from '@wura/my-wallets/server';
import { notifications } from '@wura/notifications/server';
import type { Operators } from '@wura/operators/server';
import { passwordReset } from '@wura/password-reset/server';
import type { Paystack } from '@wura/paystack';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import type { Policy } from '@wura/policy/server';
import { prices } from '@wura/prices/server';
import { profile } from '@wura/profile/server';
import { receipts, type ReceiptRenderer } from '@wura/receipts/server';
import { reconciliationForOperators } from '@wura/reconciliation/server/operator';
import { signIn } from '@wura/sign-in/server';
import { signUp } from '@wura/sign-up/server';
import { support } from '@wura/support/server';
import { readHours } from '@wura/support/server/hours';
import { supportForOperators } from '@wura/support/server/operator';
import { intraTransfer, opening } from '@wura/wallets/server/kinds';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { openWallet } from '@wura/wallets/server/wallets';
import { jobOf, movementKinds } from './movement-kinds.ts';
import { openIdDocuments } from './open-id-documents.ts';

export interface Dependencies {
  config: Config;
  pool: Pool;
  /** Reads all of the ledger at once, beside everybody else. */
  checker: Pool;
  identity: Identity;
  walletServices: WalletServices;
  policy: Policy;
  images: ImageProcessor;
  receiptRenderer: ReceiptRenderer;
  vault: Vault;
  operators: Operators;
  /** None: switched off, because another provider is live and this one has no key. */
  paystack: Paystack | undefined;
}

/** Every room that answers calls, each given what it needs. */
export function openRooms(router: CustomerRouter, dependencies: Dependencies): void {
  const { config, pool, identity, walletServices, policy, images, receiptRenderer, vault, operators, paystack } =
    dependencies;
  const { now } = identity;
  signUp(router, { identity, openWallet });
  const { publicUrl, mode } = config;
  signIn(router, { identity, isSecure: publicUrl.startsWith('https:') });
  profile(router, { identity, images });
  passwordReset(router, { identity, vault, limits: policy.limits });
  notifications(router, { identity });
  myWallets(router, { pool, identity, walletServices });
  intraTransfers(router, { pool, identity, walletServices, policy });
  const { cardPayments: cards, depositAccounts: accounts, directory, payouts } = paystack ?? noPaystack;
  deposits(router, { pool, identity, walletServices, policy, cards, accounts, now });
  bankTransfers(router, { pool, identity, walletServices, policy, directory, payouts, now });
  prices(router, { pool, policy, now });
  receipts(router, {
    pool,
    identity,
    walletServices,
    vault,
    renderer: receiptRenderer,
    publicUrl,
    isSandbox: mode === 'sandbox',
  });
  const idDocuments = openIdDocuments({ config, vault, now });
  kyc(router, { pool, now, ...idDocuments, images, operators, rules: config.rules, review: config.kycReview });
  const { geoBaseUrl, hasRateLimits, supportHours, trustProxy } = config;
  support(router, { identity, hasRateLimits, hours: readHours(supportHours) });
  geo(router, { atlas: createAtlas({ baseUrl: geoBaseUrl }), now, trustsProxy: trustProxy !== 0 });
}

const noPaystack = {
  cardPayments: undefined,
  depositAccounts: undefined,
  directory: undefined,
  payouts: undefined,
} as const;

/** What the same rooms offer to staff. */
export function openStaffRooms({ operators: { router }, pool, checker, identity, walletServices }: Dependencies): void {
  supportForOperators(router, { identity });
  const { holders, now } = identity;
  const kinds = [intraTransfer, opening, ...movementKinds];
  reconciliationForOperators(router, { pool, checker, walletServices, holders, now, kinds, jobOf });
}
