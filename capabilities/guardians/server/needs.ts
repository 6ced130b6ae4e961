import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface Guardians {
  pool: Pool;
  identity: Pick<Identity, 'holders' | 'pins' | 'sessions' | 'keyCallers'>;
  walletServices: WalletServices;
  policy: Policy;
  now: () => number;
}

/** Other processes hear of it from the database; this one is not to answer the next call by what was true before. */
export function forgetYoung(
  { identity: { holders, sessions, keyCallers } }: Pick<Guardians, 'identity'>,
  young: bigint,
): void {
  holders.forget(young);
  sessions.forget(young);
  keyCallers.forget(young);
}
