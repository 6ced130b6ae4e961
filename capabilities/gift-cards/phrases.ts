import { definePhrases, withFacts } from '@wura/wire/phrases';

/** What a purchase is called in a history, apart from what may be refused: the shell of the wallet says it too. */
export const giftCardPhrases = definePhrases({
  gift_card_of: withFacts({ brand: 'text', value: 'money' }, ({ brand, value }) => `${brand} gift card, ${value}`),
});
