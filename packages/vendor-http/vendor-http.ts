import { beginSpan, isTracing, traceparent, within } from '@wura/platform/tracing';
import { createBreaker, type Breaker } from './breaker.ts';

/** What came back from a call, before it is decided what it means. */
export type HttpOutcome =
  /** A whole answer in JSON, whatever its status. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      /** For how long a provider who wants less of us asked us to stay away. */
      readonly retryAfterMs?: number;
      /** What the time was by the clock of who answered, to the second. */
      readonly at?: Date;
    }
  /** Nothing that can be read. `mayHaveArrived` is false only when the call certainly never left. */
  | {
      readonly kind: 'no_answer';
      readonly why: string;
      readonly mayHaveArrived: boolean;
      /** There was one, longer than it may be: who asked for less might be told it. */
      readonly isTooLong?: true;
    };

export interface Request {
  /** By the provider's own word for it; names the figures. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In the place of a body in JSON, for the protocols that want it as a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Likewise as bytes, whose type stands in `headers`. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status is the whole answer; what else is said is not read. */
  readonly isStatusAll?: boolean;
  readonly timeoutMs?: number;
  /** How long the answer may be, where it tells of more than one thing. */
  readonly bytesMax?: number;
  /** When the customer who waits gives up, if that is sooner. */
  readonly until?: AbortSignal | undefined;
}

export interface VendorHttp {
  ask(request: Request): Promise<HttpOutcome>;
  /** Whether the provider has been silent for so long that no call is sent there. */
  isDown(): boolean;
}

export interface VendorHttpOptions {
  provider: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /**
   * A question that changes nothing. Where nothing is sent to a provider that seems down, it is asked in the place of what
   * is not sent, at most once in each rest: otherwise we would not find out that it is back.
   */
  probe?: Request;
  now?: () => number;
  breaker?: Breaker;
  /** To keep away is about the one whom a call is for: the caller hears for how long, and the others are called meanwhile. */
  isWaitTheCallers?: true;
  /** ProviderEvent of every call, for figures: how it ended, and how long it took. */
  onEnd?: (end: { provider: string; operation: string; outcome: string; durationMs: number }) => void;
}

/**
 * A provider who wants less of us is left alone for as long as they say, and for no longer than this: what waits for their
 * word is a customer's money.
 */
const waitMsMax = 60_000;
/** A provider has no reason to say more than this. */
const bytesMaxDefault = 1_000_000;
const timeoutMsDefault = 5_000;

/**
 * The way out to one provider. A call has a time-out, its answer a size, redirects are not followed (they would carry the
 * key to a stranger), and whatever is not plain JSON counts as silence: nothing here decides what became of the money.
 */
export function createVendorHttp(options: VendorHttpOptions): VendorHttp {
  const { provider, baseUrl, headers, now = Date.now, isWaitTheCallers = false, onEnd } = options;
  const breaker = options.breaker ?? createBreaker({ now });
  /** By operation: until when they want none of it. */
  const waits = new Map<string, number>();

  return {
    isDown() {
      if (!breaker.isOpen()) return false;
      if (options.probe) void ask(options.probe);
      return true;
    },
    ask,
  };

  async function ask(request: Request): Promise<HttpOutcome> {
    const isLeftAlone = now() < (waits.get(request.operation) ?? 0) || !breaker.mayAsk();
    if (isLeftAlone) return { kind: 'no_answer', why: 'the provider is left alone', mayHaveArrived: false };
    const startedAt = performance.now();
    const outcome = await (isTracing() ? callTraced(request) : call(request));
    // A 429 is a working provider who wants less of us.
    if (outcome.kind === 'answer' && outcome.status < 500) breaker.answered();
    else breaker.silent();
    const durationMs = performance.now() - startedAt;
    onEnd?.({ provider, operation: request.operation, outcome: endOf(outcome), durationMs });
    return outcome;
  }

  async function callTraced(request: Request): Promise<HttpOutcome> {
    const facts = { 'wura.provider': provider, 'wura.operation': request.operation };
    const span = beginSpan(`${provider} ${request.operation}`, { kind: 'client', facts });
    const outcome = await within(span, () => call(request));
    span.end({ facts: { 'wura.outcome': endOf(outcome) }, isFault: outcome.kind === 'no_answer' });
    return outcome;
  }

  /** Too many questions of one kind keep nobody's payment waiting; what is out of service is so for all of them. */
  function heedWait(operation: string, status: number, retryAfterMs: number | undefined): void {
    if (retryAfterMs === undefined || isWaitTheCallers) return;
    const ms = Math.min(retryAfterMs, waitMsMax);
    if (status === 429) waits.set(operation, now() + ms);
    else if (status === 503) breaker.askedToWait(ms);
  }

  async function call({
    operation,
    method,
    path,
    query,
    body,
    form,
    bytes,
    headers: ofThisCall,
    isStatusAll = false,
    timeoutMs = timeoutMsDefault,
    bytesMax = bytesMaxDefault,
    until,
  }: Request): Promise<HttpOutcome> {
    const patience = AbortSignal.timeout(timeoutMs);
    const url = `${baseUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...headers,
          ...ofThisCall,
          ...traceparent(),
          accept: 'application/json',
          ...(body !== undefined && jsonType),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Fetch names the type of a form by itself.
        ...(form && { body: new URLSearchParams(form) }),
        ...(bytes && { body: bytes }),
        redirect: 'manual',
        signal: until ? AbortSignal.any([patience, until]) : patience,
      });
      const retryAfterMs = waitMsOf(response.headers.get('retry-after'), now());
      heedWait(operation, response.status, retryAfterMs);
      return await read(response, { isStatusAll, bytesMax, retryAfterMs });
    } catch (error) {
      return { kind: 'no_answer', why: reasonOf(error), mayHaveArrived: !neverLeft(error) };
    }
  }
}

const endOf = (outcome: HttpOutcome) =>
  outcome.kind === 'answer' ? `${Math.floor(outcome.status / 100)}xx` : 'no_answer';

const jsonType = { 'content-type': 'application/json' };

async function read(
  response: Response,
  {
    isStatusAll,
    bytesMax,
    retryAfterMs,
  }: Required<Pick<Request, 'isStatusAll' | 'bytesMax'>> & { retryAfterMs: number | undefined },
): Promise<HttpOutcome> {
  const { status } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    return { kind: 'no_answer', why: `redirected with ${status}`, mayHaveArrived: true };
  }
  const at = new Date(response.headers.get('date') ?? '');
  const isTimed = !Number.isNaN(at.getTime());
  const said = {
    kind: 'answer',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(isTimed && { at }),
  } as const;
  if (isStatusAll) {
    await response.body?.cancel();
    return { ...said, body: undefined };
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop hangs up.
    if (length > bytesMax) {
      return { kind: 'no_answer', why: 'the answer does not end', mayHaveArrived: true, isTooLong: true };
    }
    chunks.push(chunk);
  }
  try {
    return { ...said, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    // A proxy's page of a 502 is no more of an answer than nonsense under a 200.
    return { kind: 'no_answer', why: `status ${status} without JSON`, mayHaveArrived: true };
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : message);
}

/** Seconds, or a day and an hour by which to come back. */
function waitMsOf(retryAfter: string | null, nowMs: number): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Refused or never resolved: no byte of ours was read. */
function neverLeft(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
}
