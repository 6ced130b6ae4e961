import { formatMoney } from '@wura/money';
import { feesOnWire } from '@wura/policy/server';
import type { Speech } from '@wura/provider-payments/server/answer';
import type { Standing } from '@wura/provider-payments/server/pay';
import type { ReplyOf } from '@wura/wire';
import { totalOf } from '@wura/wallets/server/statements';
import type { routes } from '../contract.ts';
import { declineReasons, type DeclineReason } from '../refusals.ts';
import { bankTransferDetails, type BankTransferDetails } from './ports.ts';

type Receipt = ReplyOf<typeof routes.send>['receipt'];

/** How a bank transfer speaks of itself. */
export const transferSpeech: Speech<BankTransferDetails, { receipt: Receipt }> = {
  details: bankTransferDetails,
  completed: 'Transfer successful',
  pending: 'Transfer pending',
  reasons: declineReasons,
  usualReason: 'not_accepted' satisfies DeclineReason,
  extras: standing => ({ receipt: receiptOf(standing) }),
};

function receiptOf({ row, details, sessionId }: Standing<BankTransferDetails>): Receipt {
  const { accountName, accountNumber, bankName, remarks, reference } = details;
  const money = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
  const fee = totalOf(row.fees);
  return {
    amount: money(row.amountMinor),
    accountName,
    accountNumber,
    bankName,
    reference,
    status: row.status,
    timestamp: row.entry.createdAt.toISOString(),
    fee: money(fee),
    fees: feesOnWire(row.fees, 'NGN'),
    total: money(row.amountMinor + fee),
    remarks,
    sessionId,
    expected_by: row.expectedBy?.toISOString() ?? null,
  };
}
