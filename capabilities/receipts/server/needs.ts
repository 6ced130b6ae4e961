import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { WalletRoom } from '@wura/wallets/server/wallet-room';
import type { Codes } from './codes.ts';

/** What a receipt is made of. */
export interface Making {
  pool: Pool;
  room: Pick<WalletRoom, 'wallets' | 'statements' | 'naming'>;
  holders: Identity['holders'];
  codes: Codes;
  /** Where the world finds this installation. */
  publicUrl: string;
  isSandbox: boolean;
}
