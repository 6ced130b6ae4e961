import { offer, type Vendor } from '@wura/features/server/ports';
import { giftCardSellers } from '@wura/gift-cards/server/ports';
import { createGiftCardsClient } from './client.ts';
import { createGiftCardSales } from './gift-card-sales.ts';
import { createBooks } from './records.ts';
import { readSettings, type GiftCardsSettings } from './settings.ts';

/** Any partner that speaks the protocol of docs/gift-card-partners.md. */
export const vendor: Vendor<GiftCardsSettings> = {
  name: 'giftcards',
  moneyKey: 'GIFT_CARDS_API_KEY',
  settings: readSettings,
  open(settings, needs) {
    const client = createGiftCardsClient(settings, needs);
    return {
      offers: [offer(giftCardSellers, createGiftCardSales(client))],
      records: createBooks(client),
      isDown: () => client.isDown(),
    };
  },
};
