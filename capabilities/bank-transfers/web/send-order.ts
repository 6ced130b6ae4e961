import { call } from '@wura/browser/client';
import type { Price } from '@wura/policy/web/price';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentFailure, PaymentOrder } from '@wura/wallets/web/payment-flow';
import { declinedIn, type PaymentKind } from '@wura/wallets/web/send-payment';
import { sendMoney } from './calls.ts';

export interface Order extends PaymentOrder {
  readonly fromWalletId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  /** As the bank wrote it when it was asked. */
  readonly accountName: string;
  readonly isFirstTime: boolean;
  /** Under which it was saved, where its bank gives another name by now: the review asks about it. */
  readonly keptName: string | undefined;
  /** How long ago the same amount went there, if that was a moment ago. */
  readonly minutesSinceSame: number | undefined;
  readonly amount: string;
  readonly remarks: string;
  readonly fees: Price['fees'];
  /** Fees included. */
  readonly total: string;
}

/** What became of an order, from whichever answer told it. */
export interface Sent {
  readonly id: string;
  readonly reference: string;
  readonly status: Transaction['status'];
  readonly date: string;
  /** Until when a payment that is not decided will be. */
  readonly expectedBy: string | null;
  readonly sessionId: string | null;
}

export const sendToBank: PaymentKind<Order, Sent, PaymentFailure> = {
  // This screen always asks for the PIN; were it ever missing, the server would.
  async send({ key, fromWalletId, bankCode, accountNumber, accountName, amount, total, remarks, keptName }, pin = '') {
    const body = {
      from_wallet_id: fromWalletId,
      to_bank_account: {
        account_number: accountNumber,
        bank_code: bankCode,
        beneficiary_name: accountName,
        currency: 'NGN' as const,
      },
      amount,
      total,
      pin,
      ...(remarks !== '' && { remarks }),
      ...(keptName !== undefined && { accepted_name: accountName }),
    };
    const { receipt, reference, status, transaction } = await call(sendMoney, { body, key });
    const { timestamp: date, expected_by: expectedBy, sessionId } = receipt;
    return { id: transaction.id, reference, status, date, expectedBy, sessionId };
  },
  endOf({ id, reference, status, date, expected_by: expectedBy }, order) {
    if (status === 'failed') {
      return { type: 'failed', failure: { kind: 'declined', total: order.total, reference, reason: undefined } };
    }
    return { type: 'done', done: { id, reference, status, date, expectedBy, sessionId: null } };
  },
  failureIn: declinedIn,
};
