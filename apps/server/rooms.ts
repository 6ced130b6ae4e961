import type { CustomerDoor, Identity } from '@wura/identity/server';
import { intraTransfers } from '@wura/intra-transfers/server';
import { myWallets } from '@wura/my-wallets/server';
import type { Pool } from '@wura/platform/database';
import { profile } from '@wura/profile/server';
import { signIn } from '@wura/sign-in/server';
import { signUp } from '@wura/sign-up/server';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';
import { openWallet } from '@wura/wallets/server/wallets';

/** Every room that answers calls, each given what it needs. */
export function openRooms(
  door: CustomerDoor,
  { pool, identity, room }: { pool: Pool; identity: Identity; room: WalletRoom },
): void {
  signUp(door, { identity, openWallet });
  signIn(door, { identity });
  profile(door, { identity });
  myWallets(door, { pool, identity, room });
  intraTransfers(door, { pool, identity, room });
}
