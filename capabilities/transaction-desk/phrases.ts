import { definePhrases } from '@wura/wire/phrases';

/** What a customer's history says of money that two members of staff moved. */
export const deskPhrases = definePhrases({
  staff_credit: 'Credit from Wura',
  staff_credit_taken: 'Correction: a credit from Wura went back',
  correction_taken: 'Correction: sent back to the sender',
  correction_given: 'Correction: came back to you',
});
