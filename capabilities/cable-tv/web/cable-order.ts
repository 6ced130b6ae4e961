import { billPayment, type BillOrder } from '@wura/bills/web/bill-payment';
import { call } from '@wura/browser/client';
import type { PaidCable } from '../contract.ts';
import { payAlias, payCable } from './calls.ts';
import type { ChosenBouquet, VerifiedCard } from './cable-steps.ts';
import { orOlder } from './or-older.ts';

export interface CableOrder extends BillOrder {
  readonly card: VerifiedCard;
  readonly bouquet: ChosenBouquet;
  /** Eleven digits. */
  readonly phone: string;
  /** Empty: the customer's own. */
  readonly email: string;
}

export const cablePayment = billPayment<CableOrder, PaidCable>(
  ({ key, walletId, amount, card, bouquet, phone, email }, pin) => {
    const body = {
      walletId,
      provider: card.provider,
      reference: card.reference,
      bouquet_code: bouquet.code,
      phone_number: phone,
      confirmed_amount: amount,
      ...(email !== '' && { email }),
      ...(pin !== undefined && { pin }),
    };
    return orOlder(call(payCable, { body, key }), () => call(payAlias, { body, key }));
  },
);
