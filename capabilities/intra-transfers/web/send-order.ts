import { call } from '@wura/browser/client';
import type { Price } from '@wura/policy/web/price';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentOrder, PlainFailure } from '@wura/wallets/web/payment-flow';
import type { PaymentKind } from '@wura/wallets/web/send-payment';
import { transfer } from './calls.ts';

export interface Order extends PaymentOrder {
  readonly toAccountNumber: string;
  readonly recipientName: string;
  readonly fromWalletId: string;
  readonly currency: string;
  readonly amount: string;
  readonly fees: Price['fees'];
  /** Fees included. */
  readonly total: string;
  /** Empty where nothing was written to it. */
  readonly remarks: string;
  /** The saved person whom it is for; empty where they are none. */
  readonly saved: string;
  /** Under which they were saved, where they are called something else by now: the review asks about it. */
  readonly keptName: string | undefined;
}

export const transferToCustomer: PaymentKind<Order, Transaction, PlainFailure> = {
  async send({ key, toAccountNumber, fromWalletId, amount, total, remarks, saved, keptName, recipientName }, pin) {
    const body = {
      toAccountNumber,
      fromWalletId,
      amount,
      total,
      ...(remarks !== '' && { remarks }),
      ...(saved !== '' && { savedPersonId: saved }),
      ...(keptName !== undefined && { acceptedName: recipientName }),
      ...(pin !== undefined && { pin }),
    };
    const { transaction } = await call(transfer, { body, key });
    return transaction;
  },
  endOf: payment => ({ type: 'done', done: payment }),
};
