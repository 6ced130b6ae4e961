import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface MyWallets {
  pool: Pool;
  identity: Pick<Identity, 'now' | 'holders'>;
  walletServices: WalletServices;
}
