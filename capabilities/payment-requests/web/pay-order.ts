import { call } from '@wura/browser/client';
import type { Price } from '@wura/policy/web/price';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentOrder, PlainFailure } from '@wura/wallets/web/payment-flow';
import type { PaymentKind } from '@wura/wallets/web/send-payment';
import { payLink } from './calls.ts';

export interface PayOrder extends PaymentOrder {
  readonly code: string;
  readonly asker: string;
  readonly note: string | null;
  readonly fromWalletId: string;
  readonly currency: string;
  readonly amount: string;
  readonly fees: Price['fees'];
  /** Fees included. */
  readonly total: string;
}

export const payRequest: PaymentKind<PayOrder, Transaction, PlainFailure> = {
  async send({ key, code, fromWalletId, amount, total }, pin) {
    const body = { fromWalletId, amount, total, ...(pin !== undefined && { pin }) };
    const { transaction } = await call(payLink, { params: { code }, body, key });
    return transaction;
  },
  endOf: payment => ({ type: 'done', done: payment }),
};
