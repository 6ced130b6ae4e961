import type { CustomerDoor, Identity } from '@wura/identity/server';
import { intraTransfers } from '@wura/intra-transfers/server';
import { myWallets } from '@wura/my-wallets/server';
import type { Pool } from '@wura/platform/database';
import { profile } from '@wura/profile/server';
import { signIn } from '@wura/sign-in/server';
import { signUp } from '@wura/sign-up/server';
import { openWallet, type Movements } from '@wura/wallets/server';

/** Every room that answers calls, each given what it needs. */
export function openRooms(
  door: CustomerDoor,
  { pool, identity, movements }: { pool: Pool; identity: Identity; movements: Movements },
): void {
  signUp(door, { identity, openWallet });
  signIn(door, { identity });
  profile(door, { identity });
  myWallets(door, { pool, identity, movements });
  intraTransfers(door, { pool, identity, movements });
}
