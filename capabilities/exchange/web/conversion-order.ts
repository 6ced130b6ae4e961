import { call } from '@wura/browser/client';
import type { Transaction, TransactionDetail } from '@wura/wallets/contract';
import type { PaymentOrder, PlainFailure } from '@wura/wallets/web/payment-flow';
import type { PaymentKind } from '@wura/wallets/web/send-payment';
import type { Quote } from '../contract.ts';
import { convert } from './calls.ts';

export interface Order extends PaymentOrder {
  /** What was on the screen is what is done. */
  readonly quote: Quote;
}

export interface Converted {
  readonly transaction: Transaction;
  readonly exchange: NonNullable<TransactionDetail['exchange']>;
}

export const conversion: PaymentKind<Order, Converted, PlainFailure> = {
  async send({ key, quote }, pin) {
    const body = { quote_id: quote.quote_id, ...(pin !== undefined && { pin }) };
    const { transaction, exchange } = await call(convert, { body, key });
    return { transaction, exchange };
  },
  endOf: payment => ({ type: 'done', done: { transaction: payment, exchange: payment.exchange! } }),
};
