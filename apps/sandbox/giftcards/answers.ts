import type { Answer, Voice } from '../misbehave.ts';

/** A no, with the code that callers act on and a sentence for people. */
export function refused(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code, message } } };
}

export const invalidKey = refused(401, 'key_unknown', 'This key is not known.');
export const productUnknown = refused(422, 'product_unknown', 'There is no such card.');
export const valueNotSold = refused(422, 'value_not_sold', 'The card is not sold at this value.');
export const outOfStock = refused(422, 'out_of_stock', 'The card is sold out at the moment.');
export const quoteOver = refused(422, 'quote_over', 'The price does not hold any more.');
export const priceChanged = refused(422, 'price_changed', 'That is not the price which was quoted.');
export const balanceTooLow = refused(402, 'balance_too_low', 'Your balance does not cover this order.');
export const referenceTaken = refused(409, 'reference_taken', 'This reference has an order that says otherwise.');
export const orderUnknown = refused(404, 'order_unknown', 'There is no order with this reference.');
export const unreadable = refused(422, 'unreadable', 'A field is missing or of another shape.');

/** What a fault says in the partner's voice. */
export const voice: Voice = {
  broken: { status: 500, body: { error: { code: 'broken', message: 'Something went wrong on our side.' } } },
  tooMany: refused(429, 'too_many_calls', 'Please slow down.'),
  elsewhere: '/giftcards/elsewhere',
  refuse: operation => refusals[operation] ?? invalidKey,
};

const refusals: Readonly<Record<string, Answer>> = {
  quote: outOfStock,
  order: balanceTooLow,
};
