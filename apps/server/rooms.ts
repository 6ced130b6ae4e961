import { bankTransfers } from '@wura/bank-transfers/server';
import { deposits } from '@wura/deposits/server';
import { geo } from '@wura/geo/server';
import { createAtlas } from '@wura/geolocation';
import type { CustomerDoor, Identity } from '@wura/identity/server';
import type { Workshop } from '@wura/images/workshop';
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
import { receipts, type ReceiptPress } from '@wura/receipts/server';
import { reconciliationForOperators } from '@wura/reconciliation/server/operator';
import { signIn } from '@wura/sign-in/server';
import { signUp } from '@wura/sign-up/server';
import { support } from '@wura/support/server';
import { readHours } from '@wura/support/server/hours';
import { supportForOperators } from '@wura/support/server/operator';
import { intraTransfer, opening } from '@wura/wallets/server/kinds';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';
import { openWallet } from '@wura/wallets/server/wallets';
import { jobOf, movementKinds } from './movement-kinds.ts';
import { openPapers } from './open-papers.ts';

export interface House {
  config: Config;
  pool: Pool;
  /** Reads all of the ledger at once, beside everybody else. */
  checker: Pool;
  identity: Identity;
  room: WalletRoom;
  policy: Policy;
  workshop: Workshop;
  receiptPress: ReceiptPress;
  vault: Vault;
  operators: Operators;
  /** None: switched off, because another provider is live and this one has no key. */
  paystack: Paystack | undefined;
}

/** Every room that answers calls, each given what it needs. */
export function openRooms(door: CustomerDoor, house: House): void {
  const { config, pool, identity, room, policy, workshop, receiptPress, vault, operators, paystack } = house;
  const { now } = identity;
  signUp(door, { identity, openWallet });
  const { publicUrl, mode } = config;
  signIn(door, { identity, isSecure: publicUrl.startsWith('https:') });
  profile(door, { identity, workshop });
  passwordReset(door, { identity, vault, limits: policy.limits });
  notifications(door, { identity });
  myWallets(door, { pool, identity, room });
  intraTransfers(door, { pool, identity, room, policy });
  const { cardPayments: cards, depositAccounts: accounts, directory, payouts } = paystack ?? noPaystack;
  deposits(door, { pool, identity, room, policy, cards, accounts, now });
  bankTransfers(door, { pool, identity, room, policy, directory, payouts, now });
  prices(door, { pool, policy, now });
  receipts(door, { pool, identity, room, vault, press: receiptPress, publicUrl, isSandbox: mode === 'sandbox' });
  const papers = openPapers({ config, vault, now });
  kyc(door, { pool, now, ...papers, workshop, operators, rules: config.rules, review: config.kycReview });
  const { geoBaseUrl, hasRateLimits, supportHours, trustProxy } = config;
  support(door, { identity, hasRateLimits, hours: readHours(supportHours) });
  geo(door, { atlas: createAtlas({ baseUrl: geoBaseUrl }), now, trustsProxy: trustProxy });
}

const noPaystack = {
  cardPayments: undefined,
  depositAccounts: undefined,
  directory: undefined,
  payouts: undefined,
} as const;

/** What the same rooms offer to staff. */
export function openStaffRooms({ operators: { door }, pool, checker, identity, room }: House): void {
  supportForOperators(door, { identity });
  const { holders, now } = identity;
  const kinds = [intraTransfer, opening, ...movementKinds];
  reconciliationForOperators(door, { pool, checker, room, holders, now, kinds, jobOf });
}
