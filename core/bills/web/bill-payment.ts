import type { Price } from '@wura/policy/web/price';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentFailure, PaymentOrder } from '@wura/wallets/web/payment-flow';
import { declinedIn, type PaymentKind } from '@wura/wallets/web/send-payment';

/** What a customer confirms of any bill; each kind adds what it is for. */
export interface BillOrder extends PaymentOrder {
  readonly walletId: string;
  readonly amount: string;
  readonly fees: Price['fees'];
  /** Fees included. */
  readonly total: string;
}

/** As much of every bill's answer as its receipt needs. */
export interface BillAnswer {
  readonly transaction: Transaction;
}

/** What became of an order, from whichever answer told it. */
export interface BillPaid<Answer> {
  readonly transaction: Transaction;
  /** Its own; undefined where that was lost on the way, and the transaction was looked up. */
  readonly answer: Answer | undefined;
}

/** A bill as a payment, from the one call that pays it. */
export function billPayment<Order extends BillOrder, Answer extends BillAnswer>(
  pay: (order: Order, pin: string | undefined) => Promise<Answer>,
): PaymentKind<Order, BillPaid<Answer>, PaymentFailure> {
  return {
    async send(order, pin) {
      const answer = await pay(order, pin);
      return { transaction: answer.transaction, answer };
    },
    endOf(payment, { total }) {
      if (payment.status !== 'failed') return { type: 'done', done: { transaction: payment, answer: undefined } };
      const { reference } = payment;
      return { type: 'failed', failure: { kind: 'declined', total, reference, reason: undefined } };
    },
    failureIn: declinedIn,
  };
}
