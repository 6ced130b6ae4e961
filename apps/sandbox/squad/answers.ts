import type { Answer, Voice } from '../misbehave.ts';

// Squad's envelopes. `status` repeats the HTTP code as a number, save where the key is refused.

export function success(data: unknown, message = 'Success'): Answer {
  return { status: 200, body: { status: 200, success: true, message, data } };
}

export function refusal(status: number, message: string): Answer {
  return { status, body: { status, success: false, message, data: {} } };
}

export const noKey: Answer = { status: 401, body: { success: false, message: '', data: {} } };
export const badKey: Answer = {
  status: 403,
  body: { success: false, message: 'Merchant authentication failed', data: {} },
};
/** The utilities word it differently. */
export const badUtilityKey = refusal(401, 'Authorization failed');

export const missing = (field: string) => refusal(400, `"${field}" is required`);
export const walletTooLow = refusal(400, 'Insufficient wallet balance');
export const invalidVendingReference = refusal(400, 'Invalid vending reference');
export const noSuchTransaction = refusal(404, 'No transaction found with specified parameters');

/** What a fault says in Squad's voice. */
export const voice: Voice = {
  broken: refusal(500, 'Something went wrong'),
  tooMany: refusal(429, 'Too many requests'),
  elsewhere: '/squad/elsewhere',
  refuse: operation => refusals[operation] ?? badKey,
};

const refusals: Readonly<Record<string, Answer>> = {
  airtime: walletTooLow,
  data: walletTooLow,
  electricity: walletTooLow,
  tv: walletTooLow,
  lookup: refusal(400, 'Customer not found'),
};
