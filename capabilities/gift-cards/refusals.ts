import { definePhrases } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const giftCardRefusals = defineRefusals({
  unknown_gift_card: { status: 422, message: 'This gift card is not sold any more. Please choose another one.' },
  gift_card_value_not_sold: { status: 422, message: 'Please choose a value that this gift card is sold at.' },
  // The same for a price that was used, has run out, was made up, or was another customer's.
  gift_card_price_over: { status: 422, message: 'This price does not hold any more. Please ask for it again.' },
  gift_card_not_ready: { status: 409, message: 'The code of this gift card is not here.' },
});

export const giftCardReasons = definePhrases({
  gift_cards_unavailable: 'The gift cards could not be loaded.',
  gift_card_price_unavailable: 'The price of this gift card could not be found out.',
});
