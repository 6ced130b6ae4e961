import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { Policy } from '@wura/policy/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { CardPayments, DepositAccounts } from './ports.ts';

/** What settling a deposit needs, in whatever process. */
export interface Settling {
  pool: Pool;
  walletServices: Pick<WalletServices, 'wallets' | 'naming'>;
  /** None: switched off here. */
  cards: CardPayments | undefined;
  now: () => number;
}

/** What this room needs of others. */
export interface Deposits extends Settling {
  identity: Pick<Identity, 'sessions'>;
  policy: Policy;
  accounts: DepositAccounts | undefined;
}
