import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import type { Identity } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import type { Policy } from '@wura/policy/server';
import type { Clearing } from '@wura/wallets/server/clear';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { Banks } from './banks.ts';
import type { BankDirectory, BankTransferDetails } from './ports.ts';

/** What this room needs of others. */
export interface BankTransfers {
  pool: Pool;
  identity: Pick<Identity, 'pins'>;
  walletServices: WalletServices;
  policy: Policy;
  /** None: switched off here. */
  directory: BankDirectory | undefined;
  payouts: PaymentPort<BankTransferDetails> | undefined;
  now: () => number;
}

/** What it takes to send one. */
export type Sending = Clearing & Pick<Opened, 'banks' | 'policy' | 'rail' | 'now'>;

/** The same, once the room has opened. */
export interface Opened extends BankTransfers {
  banks: Banks;
  rail: PaymentRail<BankTransferDetails> | undefined;
}
