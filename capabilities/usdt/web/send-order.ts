import { call } from '@wura/browser/client';
import type { Price } from '@wura/policy/web/price';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentFailure, PaymentOrder } from '@wura/wallets/web/payment-flow';
import { declinedIn, type PaymentKind } from '@wura/wallets/web/send-payment';
import { sendUsdt } from './calls.ts';

export interface Order extends PaymentOrder {
  readonly fromWalletId: string;
  readonly toAddress: string;
  /** Another customer's: it does not leave us. */
  readonly isInside: boolean;
  readonly isFirstTime: boolean;
  readonly amount: string;
  readonly fees: Price['fees'];
  /** Fees included. */
  readonly total: string;
}

export type Sent = Pick<Transaction, 'id' | 'reference' | 'status' | 'date'>;

export const sendToAddress: PaymentKind<Order, Sent, PaymentFailure> = {
  async send({ key, fromWalletId, toAddress, amount, total }, pin) {
    const body = {
      from_wallet_id: fromWalletId,
      to_address: toAddress,
      amount,
      total,
      ...(pin !== undefined && { pin }),
    };
    const { transaction } = await call(sendUsdt, { body, key });
    return transaction;
  },
  endOf({ id, reference, status, date }, { total }) {
    if (status === 'failed') {
      return { type: 'failed', failure: { kind: 'declined', total, currency: 'USDT', reference, reason: undefined } };
    }
    return { type: 'done', done: { id, reference, status, date } };
  },
  failureIn(error, order) {
    const declined = declinedIn(error, order);
    return declined && { ...declined, currency: 'USDT' };
  },
};
