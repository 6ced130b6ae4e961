import type { Answer, Voice } from '../misbehave.ts';

export const done = (message: string, data: object = {}, status = 200): Answer => ({
  status,
  body: { status: 'success', message, data },
});

export const refused = (message: string, status = 400): Answer => ({ status, body: { message } });

/** As their framework words what is missing or of another shape. */
export const invalid = (field: string, where: 'body' | 'query' = 'body'): Answer => ({
  status: 422,
  body: { detail: [{ loc: [where, field], msg: 'field required', type: 'value_error.missing' }] },
});

export const unknownToken: Answer = { status: 401, body: { message: 'Invalid token' } };
export const noSuchCard = refused("Invalid card ID, there's no card with this ID.");
export const noSuchHolder = refused("Invalid cardholder ID, there's no cardholder with this ID.");
export const referenceExists = refused('This transaction reference exists please enter another reference');
export const holderExists = refused('A cardholder already exists with this BVN');
export const fundedJustNow = refused('You can only fund a card once every 5 minutes, please try again later.');
export const noSuchTransaction = refused('Transaction not found', 404);
export const tooFullFor = (dollars: number) =>
  refused(`This card can only hold a maximum balance of ${dollars} USD at a time.`);
export const walletTooLow = (currency: string) =>
  refused(`Please top up your ${currency} issuing wallet, you have insufficient balance`);
export const cardTooLow = refused('Insufficient balance on the card');

/** What a fault says in their voice. */
export const voice: Voice = {
  broken: { status: 504, body: { message: 'Gateway Timeout' } },
  tooMany: { status: 420, body: { message: 'Rate limit exceeded' } },
  elsewhere: '/issuer/elsewhere',
  refuse: operation => refusals[operation] ?? noSuchCard,
};

const refusals: Readonly<Record<string, Answer>> = {
  cardholder: { status: 451, body: { message: 'This cardholder is not allowed to hold a card' } },
  create: walletTooLow('USD'),
  fund: fundedJustNow,
  unload: refused('You can only unload a card once every 5 minutes, please try again later.'),
  status: noSuchTransaction,
};
