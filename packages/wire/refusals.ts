import { commonFaults } from './faults.ts';
import {
  definePhrase,
  english,
  type English,
  type FactKinds,
  type FactsOf,
  type Fault,
  type KindsOf,
  type NoFacts,
  type Phrase,
  type Said,
} from './phrases.ts';

/**
 * A refusal is a "no" that the product gives on purpose: a code for programs, a status for HTTP, and a phrase for the
 * customer. Each room declares its own; nothing answers with a code that is not declared.
 */
export interface Refusal<Code extends string = string, Kinds extends FactKinds = FactKinds> extends Phrase<
  Code,
  Kinds
> {
  readonly status: number;
  /** When to come back, where the call itself knows nothing better. */
  readonly retryAfterSeconds?: number;
}

export function defineRefusals<
  const Table extends Readonly<Record<string, { status: number; retryAfterSeconds?: number; message: English }>>,
>(table: Table): { readonly [Code in keyof Table & string]: Refusal<Code, KindsOf<Table[Code]['message']>> } {
  const refusals = Object.entries(table).map(([code, { message, ...rest }]) => [
    code,
    { ...definePhrase(code, message), ...rest },
  ]);
  return Object.fromEntries(refusals) as never;
}

export interface RefusalDetails {
  /** A phrase truer than the refusal's own, for this one case; its facts then stand in the place of the refusal's. */
  reason?: Said;
  /** What is wrong with which field, by the request's own names. */
  errors?: Readonly<Record<string, Fault>>;
  /** What the answer carries besides, such as attemptsLeft or a transaction. */
  body?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  /**
   * The answer to a payment that was made and came to nothing: its key is taken, so this is what stands under it, and
   * what a caller who asks again is told to the byte.
   */
  stands?: { readonly requestId: string; readonly isReplay: boolean; readonly message: string };
}

/** Thrown, so that the transaction around it undoes itself. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly details: RefusalDetails & { readonly facts?: Readonly<Record<string, unknown>> };

  constructor(refusal: Refusal, details: Refused['details']) {
    super(details.stands?.message ?? messageOf(refusal, details));
    this.refusal = refusal;
    this.details = details;
  }
}

function messageOf({ code }: Refusal, { reason, facts = {} }: Refused['details']): string {
  return (reason && english(reason)) ?? english({ code, facts }) ?? code;
}

type Details<Kinds extends FactKinds> = NoFacts extends Kinds
  ? [RefusalDetails?]
  : [RefusalDetails & { facts: FactsOf<Kinds> }];

export function refuse<Kinds extends FactKinds>(
  refusal: Refusal<string, Kinds>,
  ...[details = {}]: Details<Kinds>
): Refused {
  return new Refused(refusal, details);
}

/** Refuses fields. The first of them speaks for them all. */
export function refuseFields(errors: Readonly<Record<string, Fault>>): Refused {
  return refuse(commonRefusals.invalid_input, { errors, reason: firstOf(errors) });
}

/** A file in this field is larger than it may be. */
export function refuseFile(field: string): Refused {
  const errors = { [field]: commonFaults.file_too_large };
  return refuse(commonRefusals.too_large, { errors, reason: firstOf(errors) });
}

export function firstOf(errors: Readonly<Record<string, Fault>>): Said {
  return { code: Object.values(errors)[0]!, facts: {} };
}

/** A refusal as the API writes it: the English for the developer who reads it, codes and facts for programs. */
export function refusalJson({ refusal, message, details }: Refused): Record<string, unknown> {
  const { reason, errors, facts = reason?.facts, body } = details;
  return {
    message,
    code: refusal.code,
    ...(reason && { reason: reason.code }),
    ...(facts && Object.keys(facts).length > 0 && { facts }),
    ...(errors && { errors: inEnglish(errors), errorCodes: errors }),
    ...body,
  };
}

function inEnglish(errors: Readonly<Record<string, Fault>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, english({ code, facts: {} }) ?? code]),
  );
}

/** What any call may answer, whatever room it belongs to. */
export const commonRefusals = defineRefusals({
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  unknown_field: { status: 400, message: 'The request names a field this call does not know.' },
  invalid_idempotency_key: { status: 400, message: 'Idempotency-Key must be 1 to 128 visible characters.' },
  idempotency_key_required: { status: 400, message: 'A payment by API key needs an Idempotency-Key.' },
  bad_request: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  session_locked: { status: 403, message: 'This session is locked. Unlock it to continue.' },
  xsrf_mismatch: { status: 403, message: 'This page is out of date. Reload it and try again.' },
  key_not_allowed: { status: 403, message: 'This API key may not make this call.' },
  forbidden: { status: 403, message: 'Your role does not include this.' },
  not_found: { status: 404, message: 'Not found.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with the content type application/json.' },
  invalid_input: { status: 422, message: 'Please check the form and try again.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something failed on our side. No money has moved because of this call.' },
  busy: { status: 503, message: 'We are very busy. Please try again in a moment.' },
});
