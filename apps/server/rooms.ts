import { geo } from '@wura/geo/server';
import { createAtlas } from '@wura/geolocation';
import type { CustomerDoor, Identity } from '@wura/identity/server';
import type { Workshop } from '@wura/images/workshop';
import { intraTransfers } from '@wura/intra-transfers/server';
import { myWallets } from '@wura/my-wallets/server';
import { notifications } from '@wura/notifications/server';
import type { OperatorDoor } from '@wura/operators/server';
import { passwordReset } from '@wura/password-reset/server';
import type { Config } from '@wura/platform/config';
import type { Pool } from '@wura/platform/database';
import type { Vault } from '@wura/platform/vault';
import type { Policy } from '@wura/policy/server';
import { profile } from '@wura/profile/server';
import { signIn } from '@wura/sign-in/server';
import { signUp } from '@wura/sign-up/server';
import { support } from '@wura/support/server';
import { readHours } from '@wura/support/server/hours';
import { supportForOperators } from '@wura/support/server/operator';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';
import { openWallet } from '@wura/wallets/server/wallets';

export interface House {
  config: Config;
  pool: Pool;
  identity: Identity;
  room: WalletRoom;
  policy: Policy;
  workshop: Workshop;
  vault: Vault;
}

/** Every room that answers calls, each given what it needs. */
export function openRooms(door: CustomerDoor, house: House): void {
  const { config, pool, identity, room, policy, workshop, vault } = house;
  signUp(door, { identity, openWallet });
  signIn(door, { identity });
  profile(door, { identity, workshop });
  passwordReset(door, { identity, vault });
  notifications(door, { identity });
  myWallets(door, { pool, identity, room });
  intraTransfers(door, { pool, identity, room, policy });
  const { geoBaseUrl, hasRateLimits, supportHours, trustProxy } = config;
  support(door, { identity, hasRateLimits, hours: readHours(supportHours) });
  geo(door, { atlas: createAtlas({ baseUrl: geoBaseUrl }), now: identity.now, trustsProxy: trustProxy });
}

/** What the same rooms offer to staff. */
export function openStaffRooms(door: OperatorDoor, { identity }: House): void {
  supportForOperators(door, { identity });
}
