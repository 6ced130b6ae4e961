import { carriedOutOnce, type Calls } from './calls.ts';

// All that a program needs to call Wura with a key. Nothing else is fetched with it: it is made of what every platform with
// `fetch` has.

export type { Calls, Events } from './calls.ts';
export { verifyWebhook, type WuraEvent } from './verify-webhook.ts';

export interface WuraOptions {
  /** Of the installation: `https://wallet.example`. */
  readonly baseUrl: string;
  /** `wura_live_…` or `wura_test_…`, as Settings, API keys has shown it once. */
  readonly key: string;
  readonly timeoutMs?: number;
  /** How often a call is made that may be made twice: one that reads, or a payment under its Idempotency-Key. */
  readonly attemptsMax?: number;
  /** Between two attempts, after so many. */
  readonly waitMs?: (attempts: number) => number;
  readonly fetch?: typeof globalThis.fetch;
}

type Name = keyof Calls;
type Given<Part extends string, Value> = undefined extends Value
  ? { readonly [Key in Part]?: Value }
  : { readonly [Key in Part]: Value };
/** What a call is made with. A payment is given a key of its own where its caller names none. */
export type ArgsOf<Call extends Name> = Given<'params', Calls[Call]['params']> &
  Given<'query', Calls[Call]['query']> &
  Given<'body', Calls[Call]['body']> & { readonly idempotencyKey?: string; readonly signal?: AbortSignal };

/** The answer is no, and nothing was done. */
export class WuraRefused<Code extends string = string> extends Error {
  override readonly name = 'WuraRefused';
  readonly code: Code;
  readonly status: number;
  /** What is wrong with which field, by code. */
  readonly errorCodes: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, unknown>>;
  /** For support. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Record<string, any>) {
    super(body['message'] ?? `Wura answered ${status}`);
    this.status = status;
    this.code = (body['code'] ?? 'unknown') as Code;
    this.errorCodes = body['errorCodes'] ?? {};
    this.facts = body['facts'] ?? {};
    this.requestId = body['requestId'];
  }
}

/** No answer came that could be read. A payment may have been made: ask again under the same key, and it is made once. */
export class WuraUnreachable extends Error {
  override readonly name = 'WuraUnreachable';
  readonly idempotencyKey: string | undefined;

  constructor(cause: unknown, idempotencyKey: string | undefined) {
    super('Wura could not be reached', { cause });
    this.idempotencyKey = idempotencyKey;
  }
}

/** Whether this is what the call refused with: `isRefused(error, 'POST /api/intra-transfer', 'insufficient_funds')`. */
export const isRefused = <Call extends Name>(
  error: unknown,
  _call: Call,
  code: Calls[Call]['refusal'],
): error is WuraRefused<Calls[Call]['refusal']> => error instanceof WuraRefused && error.code === code;

export interface Wura {
  call<Call extends Name>(name: Call, args: ArgsOf<Call>): Promise<Calls[Call]['answer']>;
}

export function createWura(options: WuraOptions): Wura {
  const { baseUrl, key, timeoutMs = 15_000, attemptsMax = 3, fetch = globalThis.fetch } = options;
  const { waitMs = attempts => 250 * 4 ** (attempts - 1) } = options;

  async function once(request: Request): Promise<Response> {
    const response = await fetch(request);
    // What a proxy says while the server is away is no answer of Wura's.
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  }

  async function call<Call extends Name>(name: Call, args: ArgsOf<Call>): Promise<Calls[Call]['answer']> {
    const { params, query, body, signal } = args as LooseArgs;
    const [method, path] = name.split(' ') as [string, string];
    const isOnce = carriedOutOnce.has(name);
    const idempotencyKey = isOnce ? (args.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const url = new URL(
      baseUrl.replace(/\/+$/, '') +
        path.replaceAll(/\{(\w+)\}/g, (_all, part) => encodeURIComponent(params?.[part] ?? '')),
    );
    for (const [field, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(field, value);
    }
    const make = () =>
      new Request(url, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
      });
    const most = method === 'GET' || isOnce ? attemptsMax : 1;
    for (let attempts = 1; ; attempts++) {
      try {
        const response = await once(make());
        const text = await response.text();
        const answer = text === '' ? null : JSON.parse(text);
        if (response.ok) return answer;
        throw new WuraRefused(response.status, answer ?? {});
      } catch (error) {
        if (error instanceof WuraRefused) throw error;
        if (attempts >= most || signal?.aborted) throw new WuraUnreachable(error, idempotencyKey);
        await new Promise(resolve => setTimeout(resolve, waitMs(attempts)));
      }
    }
  }

  return { call };
}

interface LooseArgs {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}
