import type { Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import type { Movements } from '@wura/wallets/server/movements';
import type { Offered } from './settings.ts';

/** What this room needs of others. */
export interface Requests {
  pool: Pool;
  movements: Pick<Movements, 'find'>;
  offered: Offered;
  vault: Vault;
  now: () => number;
}
