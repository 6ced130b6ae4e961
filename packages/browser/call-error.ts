export type CallErrorKind =
  /** The server answered, and said no. */
  | 'refused'
  /** The request never left this device. */
  | 'offline'
  /** It left, and no answer came back: what it asked for may have happened. */
  | 'lost';

export interface CallErrorParts {
  kind: CallErrorKind;
  status?: number;
  code: string;
  reason?: string | undefined;
  errorCodes?: Readonly<Record<string, string>>;
  requestId?: string | undefined;
  facts?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  said?: string | undefined;
}

/** Every way a call can fail, as one class, so that a screen asks one question: what kind is it? */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly code: string;
  /** The code of a phrase truer than that of `code`, for this one case. */
  readonly reason: string | undefined;
  /** What is wrong with which field, as codes. */
  readonly errorCodes: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** What the phrase of the reason, or of the code, holds. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the answer said besides, such as attemptsLeft or a transaction. */
  readonly body: Readonly<Record<string, unknown>>;

  /** The sentence of the answer itself, for a code that this page has no words for. */
  readonly said: string | undefined;

  constructor(parts: CallErrorParts) {
    const { kind, status = 0, code, reason, errorCodes = {}, requestId, facts = {}, body = {}, said } = parts;
    super(code);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.errorCodes = errorCodes;
    this.requestId = requestId;
    this.facts = facts;
    this.body = body;
    this.said = said;
  }
}

/** Whether money may have moved although we were told nothing: then it must be looked up, never sent again. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.kind === 'lost' || error.code === 'outcome_unknown' || error.code === 'idempotency_in_flight';
}

/** Reads a refusal as the server writes it. An answer that is no refusal of ours tells nothing about what happened. */
export function refusedFrom(status: number, body: unknown, requestId: string | undefined): CallError {
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { code, message, reason, errorCodes, requestId: bodyRequestId, facts, ...rest } = answer;
  const said = isSentence(message) ? message.trim() : undefined;
  if (typeof code !== 'string') {
    return new CallError({
      kind: status >= 500 ? 'lost' : 'refused',
      status,
      code: said === undefined ? 'unreadable' : 'unnamed',
      requestId,
      said,
    });
  }
  return new CallError({
    kind: 'refused',
    status,
    code,
    reason: typeof reason === 'string' ? reason : undefined,
    errorCodes: isTexts(errorCodes) ? errorCodes : {},
    requestId: typeof bodyRequestId === 'string' ? bodyRequestId : requestId,
    facts: typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {},
    body: rest,
    said,
  });
}

const sentenceCharsMax = 300;

/** What is longer was written for no customer: a page of a proxy, a trace. */
function isSentence(message: unknown): message is string {
  return typeof message === 'string' && message.trim() !== '' && message.length <= sentenceCharsMax;
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');
}
