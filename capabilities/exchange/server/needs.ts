import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import type { RateBook } from '@wura/rates/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What this room needs of others. */
export interface ExchangeNeeds {
  pool: Pool;
  identity: Pick<Identity, 'pins'>;
  walletServices: WalletServices;
  policy: Policy;
  rates: RateBook;
  /** How far below the mid rate we buy, in hundredths of a percent. */
  spreadBps: bigint;
  now: () => number;
}
