import { identityRefusals, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals } from '@wura/policy/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { transactionShape, transactionStatus, walletRefusals } from '@wura/wallets/contract';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';

export { billRefusals } from './refusals.ts';

/** What every bill that was paid answers, beside what it brought. */
export const paidBill = z.object({
  message: z.string(),
  reference: z.string(),
  status: transactionStatus,
  transaction: transactionShape,
});

/** No seller has it now. No money has moved. */
export const notSoldRefusals = [providerRefusals.provider_unavailable, providerRefusals.service_off];

/** What a call that pays a bill may answer, beside what its own rules say. */
export const billPaymentRefusals = [
  commonRefusals.not_found,
  walletRefusals.wrong_currency,
  ...notSoldRefusals,
  ...outgoingRefusals,
  ledgerRefusals.insufficient_funds,
  ledgerRefusals.idempotency_mismatch,
  ledgerRefusals.outcome_unknown,
  ...spendRefusals,
  identityRefusals.duplicate,
  providerRefusals.payment_declined,
];
