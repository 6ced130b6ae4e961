import type { Answer, Voice } from '../misbehave.ts';

// Paystack's envelopes. Which of `meta`, `type` and `code` come with an error differs from call to call at Paystack, too.

export function success(message: string, data?: unknown, options: { status?: number; meta?: unknown } = {}): Answer {
  const { status = 200, meta } = options;
  return {
    status,
    body: { status: true, message, ...(data !== undefined && { data }), ...(meta !== undefined && { meta }) },
  };
}

export interface RefusalDetails {
  type?: 'validation_error' | 'api_error' | 'processor_error';
  code?: string;
  nextStep?: string;
}

export function refusal(status: number, message: string, details: RefusalDetails = {}): Answer {
  const { type, code, nextStep } = details;
  return {
    status,
    body: {
      status: false,
      message,
      ...(nextStep !== undefined && { meta: { nextStep } }),
      ...(type !== undefined && { type }),
      ...(code !== undefined && { code }),
    },
  };
}

const checkValues = "Ensure that the value(s) you're passing are valid.";

export function invalid(message: string, code = 'invalid_params'): Answer {
  return refusal(400, message, { type: 'validation_error', code, nextStep: checkValues });
}

export function missing(message: string): Answer {
  const nextStep = 'Provide all required params';
  return refusal(400, message, { type: 'validation_error', code: 'missing_params', nextStep });
}

export const invalidKey = refusal(401, 'Invalid key', {
  type: 'validation_error',
  code: 'invalid_Key',
  nextStep: 'Ensure that you provide the correct authorization key for the request',
});

export const entityNotFound = refusal(404, 'Entity not found', { type: 'validation_error', code: 'not_found' });
/** Seen with 400 and with 404. It means "never initialised", not "refused". */
export const transactionNotFound = refusal(400, 'Transaction reference not found', {
  type: 'validation_error',
  code: 'transaction_not_found',
  nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
});
export const duplicateTransaction = refusal(400, 'Duplicate Transaction Reference', {
  type: 'validation_error',
  code: 'duplicate_reference',
});
export const fullyReversed = refusal(400, 'Transaction has been fully reversed', {
  type: 'validation_error',
  code: 'transaction_reversed',
});
export const refundNotFound = refusal(404, 'Refund not found', { type: 'validation_error', code: 'not_found' });
export const unsupportedCurrency = refusal(400, 'Currency not supported by merchant', {
  type: 'validation_error',
  code: 'unsupported_currency',
  nextStep: 'Kindly confirm that the currency is enabled on your integration',
});
export const nameNotResolved = refusal(422, 'Could not resolve account name. Check parameters or try again.');
export const recipientNotResolved = refusal(400, 'Cannot resolve account', {
  type: 'validation_error',
  code: 'invalid_bank_account',
  nextStep: checkValues,
});
export const invalidRecipient = refusal(400, 'Recipient specified is invalid', {
  type: 'validation_error',
  code: 'invalid_transfer_recipient',
  nextStep: checkValues,
});
export const duplicateTransfer = refusal(
  400,
  'Please provide a unique reference. Reference already exists on a transfer',
  {
    type: 'validation_error',
    code: 'duplicate_transfer_reference',
    nextStep: 'Create a new reference for the new transfer',
  },
);
export const balanceTooLow = refusal(400, 'Your balance is not enough to fulfil this request', {
  type: 'api_error',
  code: 'insufficient_balance',
});
export const transferNotFound = refusal(404, 'Transfer not found', {
  type: 'validation_error',
  code: 'transfer_not_found',
});

/** What a fault says in Paystack's voice. */
export const voice: Voice = {
  broken: refusal(500, 'An error occurred', { type: 'api_error', code: 'unknown' }),
  tooMany: refusal(429, 'Too many requests', { type: 'api_error', code: 'rate_limited' }),
  elsewhere: '/paystack/elsewhere',
  refuse: operation => refusals[operation] ?? invalidKey,
};

const refusals: Readonly<Record<string, Answer>> = {
  initialize: unsupportedCurrency,
  verify: transactionNotFound,
  banks: invalidKey,
  resolve: nameNotResolved,
  recipient: recipientNotResolved,
  transfer: balanceTooLow,
  transfer_verify: transferNotFound,
  transactions: invalidKey,
  transfers: invalidKey,
  refund: invalid('Refunds are not available for this transaction', 'refund_unavailable'),
  refunds: invalidKey,
  balance: invalidKey,
  settlements: invalidKey,
};
