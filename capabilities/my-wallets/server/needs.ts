import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';

/** What this room needs of others. */
export interface MyWallets {
  pool: Pool;
  identity: Pick<Identity, 'now' | 'holders'>;
  room: WalletRoom;
}
