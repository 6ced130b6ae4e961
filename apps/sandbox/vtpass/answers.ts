import type { Answer, Voice } from '../misbehave.ts';

// VTpass answers nearly everything with 200: its own code says what it means.

export function told(code: string, description: string, more: object = {}): Answer {
  return { status: 200, body: { code, response_description: description, ...more } };
}

export const invalidKey: Answer = {
  status: 401,
  body: { code: '087', response_description: 'INVALID CREDENTIALS', content: [] },
};
export const invalidArguments = (errors: string) => told('011', 'INVALID ARGUMENTS', { content: { errors } });
export const noSuchProduct = told('012', 'PRODUCT DOES NOT EXIST', { content: [] });
export const noSuchVariation = told('010', 'VARIATION CODE DOES NOT EXIST', { content: [] });
export const tooLittle = told('013', 'BELOW MINIMUM AMOUNT ALLOWED', { content: [] });
export const tooMuch = told('017', 'ABOVE MAXIMUM AMOUNT ALLOWED', { content: [] });
export const alreadyUsed = told('014', 'REQUEST ID ALREADY EXIST', { content: [] });
export const neverHeard = told('015', 'INVALID REQUEST ID', { content: [] });
export const walletTooLow = told('018', 'LOW WALLET BALANCE', { content: [] });
export const improperRequestId = told('085', 'IMPROPER REQUEST ID: DOES NOT CONTAIN CORRECT DATE', { content: [] });

/** What a fault says in VTpass's voice. */
export const voice: Voice = {
  broken: { status: 500, body: { message: 'Server Error' } },
  tooMany: { status: 429, body: { message: 'Too Many Attempts.' } },
  elsewhere: '/vtpass/elsewhere',
  refuse: operation => refusals[operation] ?? invalidKey,
};

const refusals: Readonly<Record<string, Answer>> = {
  pay: walletTooLow,
  requery: told('083', 'SYSTEM ERROR', { content: [] }),
  verify: told('030', 'BILLER NOT REACHABLE AT THIS POINT', { content: { error: 'Biller is not reachable' } }),
  variations: noSuchProduct,
};
