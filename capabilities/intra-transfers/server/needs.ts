import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { Policy } from '@wura/policy/server';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';

/** What this room needs of others. */
export interface IntraTransfers {
  pool: Pool;
  identity: Pick<Identity, 'holders' | 'pins'>;
  room: WalletRoom;
  policy: Policy;
}
