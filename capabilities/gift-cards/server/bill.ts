import { defineBill } from '@wura/bills/server/bill';
import { say } from '@wura/wire/phrases';
import { giftCardPhrases } from '../phrases.ts';
import { handOver } from './hand-over.ts';
import { giftCardDetails, giftCardSellers, type GiftCardDetails, type GiftCardSeller } from './ports.ts';

export const giftCardBill = defineBill<GiftCardDetails, GiftCardSeller>({
  id: 25,
  name: 'giftcards',
  sellers: giftCardSellers,
  details: giftCardDetails,
  describe: ({ details: { brand, value: amount, currency } }) =>
    say(giftCardPhrases.gift_card_of, { brand, value: { amount, currency } }),
  words: {
    what: {
      en: 'gift card',
      pcm: 'gift card',
      fr: 'carte cadeau',
      es: 'tarjeta de regalo',
      ha: 'katin kyauta',
      yo: 'káàdì ẹ̀bùn',
      ig: 'kaadị onyinye',
    },
    to: ({ brand }) => brand,
  },
  areGoodsSecret: true,
  onEnd: handOver,
});
