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
  message: string;
  errors?: Readonly<Record<string, string>>;
  requestId?: string | undefined;
  /** What the answer said besides, such as attemptsLeft or lockedUntil. */
  facts?: Readonly<Record<string, unknown>>;
}

/** Every way a call can fail, as one class, so that a screen asks one question: what kind is it? */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor({ kind, status = 0, code, message, errors = {}, requestId, facts = {} }: CallErrorParts) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.facts = facts;
  }
}

/** Whether money may have moved although we were told nothing: then it must be looked up, never sent again. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.kind === 'lost' || error.code === 'outcome_unknown' || error.code === 'idempotency_in_flight';
}

/** Reads a refusal as the server writes it. An answer that is no refusal of ours tells nothing about what happened. */
export function refusedFrom(status: number, body: unknown, requestId: string | undefined): CallError {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') {
    return new CallError({
      kind: status >= 500 ? 'lost' : 'refused',
      status,
      code: 'unreadable',
      message: '',
      requestId,
    });
  }
  const { code, message, errors, requestId: bodyRequestId, ...facts } = body as Record<string, unknown>;
  return new CallError({
    kind: 'refused',
    status,
    code: String(code),
    message: typeof message === 'string' ? message : '',
    errors: isTexts(errors) ? errors : {},
    requestId: typeof bodyRequestId === 'string' ? bodyRequestId : requestId,
    facts,
  });
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');
}
