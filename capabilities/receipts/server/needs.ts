import type { RenderWorker } from '@wura/documents/render-worker';
import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { Codes } from './codes.ts';
import type { Order } from './render-program.ts';

/** What a receipt is made of. */
export interface Making {
  pool: Pool;
  walletServices: Pick<WalletServices, 'wallets' | 'statements' | 'naming'>;
  holders: Identity['holders'];
  codes: Codes;
  /** Where the world finds this installation. */
  publicUrl: string;
  isSandbox: boolean;
}

export type ReceiptRenderer = RenderWorker<Order>;
