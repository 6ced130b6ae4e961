import { call } from '@wura/browser/client';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentOrder, PlainFailure } from '@wura/wallets/web/payment-flow';
import type { PaymentKind } from '@wura/wallets/web/send-payment';
import { sendBack } from './calls.ts';

export interface ReturnOrder extends PaymentOrder {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
}

export const returnOrder: PaymentKind<ReturnOrder, Transaction, PlainFailure> = {
  async send({ key, id, amount }, pin) {
    const body = { amount, ...(pin !== undefined && { pin }) };
    const { transaction } = await call(sendBack, { params: { id }, body, key });
    return transaction;
  },
  endOf: payment => ({ type: 'done', done: payment }),
};
