import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface Pots {
  pool: Pool;
  now: () => number;
  identity: Pick<Identity, 'pins'>;
  walletServices: WalletServices;
  policy: Policy;
}
