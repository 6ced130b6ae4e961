import type { Pool } from '@wura/database';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface Spending {
  pool: Pool;
  now: () => number;
  walletServices: WalletServices;
}
