import type { BankDirectory, BankTransferDetails } from '@wura/bank-transfers/server/ports';
import type { PaymentPort, ProviderRecords } from '@wura/provider-payments/server/ports';
import type { CardPayments, DepositAccounts } from '@wura/deposits/server/ports';
import type { VendorHttpOptions } from '@wura/vendor-http';
import { createBankDirectory } from './banks.ts';
import { createBooks } from './records.ts';
import { createCardPayments } from './card-payments.ts';
import { createPaystackClient } from './client.ts';
import { createDepositAccounts } from './deposit-accounts.ts';
import { createPayouts } from './payouts.ts';
import type { PaystackSettings } from './settings.ts';

/** Paystack as every room wishes it were, on one way out: what one call finds out about its health all of them know. */
export interface Paystack {
  readonly cardPayments: CardPayments;
  readonly depositAccounts: DepositAccounts;
  readonly directory: BankDirectory;
  readonly payouts: PaymentPort<BankTransferDetails>;
  readonly records: ProviderRecords;
  /** It has been silent for so long that no call is sent there. */
  isDown(): boolean;
}

export function createPaystack(
  settings: Pick<PaystackSettings, 'secretKey' | 'baseUrl'>,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): Paystack {
  const client = createPaystackClient(settings, options);
  return {
    cardPayments: createCardPayments(client),
    depositAccounts: createDepositAccounts(client),
    directory: createBankDirectory(client),
    payouts: createPayouts(client),
    records: createBooks(client),
    isDown: () => client.isDown(),
  };
}
