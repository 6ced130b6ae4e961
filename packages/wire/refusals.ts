/**
 * A refusal is a "no" that the product gives on purpose: a code for programs, a status for HTTP, and a sentence for the
 * customer. Each room declares its own; nothing answers with a code that is not declared.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
}

export function defineRefusals<const Table extends Record<string, { status: number; message: string }>>(
  table: Table,
): { readonly [Code in keyof Table & string]: Refusal<Code> } {
  const entries = Object.entries(table).map(([code, { status, message }]) => [code, { code, status, message }]);
  return Object.fromEntries(entries) as { readonly [Code in keyof Table & string]: Refusal<Code> };
}

export interface RefusalDetails {
  /** A sentence truer than the catalogue's, for this one case. */
  message?: string;
  /** What is wrong with which field, by the request's own names. */
  errors?: Record<string, string>;
  /** Facts the client acts on, such as attemptsLeft or lockedUntil. */
  facts?: Record<string, string | number | object>;
  retryAfterSeconds?: number;
  /**
   * The answer to a payment that was made and came to nothing: its key is taken, so this is what stands under it, and
   * what a caller who asks again is told to the byte.
   */
  stands?: { readonly requestId: string; readonly isReplay: boolean };
}

/** Thrown, so that the transaction around it undoes itself. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly details: RefusalDetails;

  constructor(refusal: Refusal, details: RefusalDetails) {
    super(details.message ?? refusal.message);
    this.refusal = refusal;
    this.details = details;
  }
}

export function refuse(refusal: Refusal, details: RefusalDetails = {}): Refused {
  return new Refused(refusal, details);
}

/** What any call may answer, whatever room it belongs to. */
export const commonRefusals = defineRefusals({
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  unknown_field: { status: 400, message: 'The request names a field this call does not know.' },
  invalid_idempotency_key: { status: 400, message: 'Idempotency-Key must be 1 to 128 visible characters.' },
  bad_request: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  xsrf_mismatch: { status: 403, message: 'This page is out of date. Reload it and try again.' },
  forbidden: { status: 403, message: 'Your role does not include this.' },
  not_found: { status: 404, message: 'Not found.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with the content type application/json.' },
  invalid_input: { status: 422, message: 'Please check the form and try again.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something failed on our side. No money has moved because of this call.' },
  busy: { status: 503, message: 'We are very busy. Please try again in a moment.' },
});
