import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { Operators } from '@wura/operators/server';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { WalletServices } from '@wura/wallets/server/wallet-services';

/** What the calls of staff need of others. */
export interface Staffed {
  pool: Pool;
  /** Connections for reading the whole ledger, which takes long and must not be in the customers' way. */
  checker: Pool;
  walletServices: WalletServices;
  operators: Pick<Operators, 'approvals'>;
  holders: Identity['holders'];
  now: () => number;
  /** Every kind of movement there is. */
  kinds: readonly MovementKind[];
}
