import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface Guardians {
  pool: Pool;
  identity: Pick<Identity, 'holders' | 'pins' | 'forget'>;
  walletServices: WalletServices;
  policy: Policy;
  now: () => number;
}
