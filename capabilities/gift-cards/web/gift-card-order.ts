import { billPayment, type BillOrder, type BillPaid } from '@wura/bills/web/bill-payment';
import { call } from '@wura/browser/client';
import type { GiftQuote, PaidGiftCard } from '../contract.ts';
import { buyGiftCard } from './calls.ts';

export interface GiftCardOrder extends BillOrder {
  readonly quote: GiftQuote;
}

export type GiftCardPaid = BillPaid<PaidGiftCard>;

export const giftCardPayment = billPayment<GiftCardOrder, PaidGiftCard>(({ key, walletId, quote }, pin) => {
  const body = { quote_id: quote.quote_id, walletId, ...(pin !== undefined && { pin }) };
  return call(buyGiftCard, { body, key });
});
