import { definePhrases, withFacts } from '@wura/wire/phrases';

/** What a customer's history says of money that was sent by mistake. */
export const recallPhrases = definePhrases({
  recall_sent_back: withFacts(
    { name: 'text', reference: 'text' },
    facts => `${facts.reference} sent back to ${facts.name}`,
  ),
  recall_came_back: withFacts(
    { name: 'text', reference: 'text' },
    facts => `${facts.reference} sent back by ${facts.name}`,
  ),
  recall_set_aside: withFacts({ reference: 'text' }, ({ reference }) => `Set aside while we look into ${reference}`),
});
