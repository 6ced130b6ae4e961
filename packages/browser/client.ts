import type { FilesSpec, ParamsOf, ReplyOf, RouteSpec, SentBodyOf, SentOwnHeadersOf, SentQueryOf } from '@wura/wire';
import { pathWith } from '@wura/wire/path';
import { takeAsked, takeRead } from './asked-early.ts';
import { breathe } from './breathe.ts';
import { CallError, refusedFrom } from './call-error.ts';
import { foundLocked } from './screen-lock.ts';
import { readToken, sessionEnded, sessionUsed } from './session.ts';

/** A route as the browser needs it: two texts. The contract itself, and zod with it, stay out of the bundle. */
export interface Endpoint<Spec extends RouteSpec> {
  readonly method: Spec['method'];
  readonly path: Spec['path'];
  /** Never there at run time; it carries the contract's types. */
  readonly spec?: Spec;
}

/** `endpoint<typeof routes.login>('POST', '/api/login')`: both literals are checked against the contract. */
export function endpoint<Spec extends RouteSpec>(method: Spec['method'], path: Spec['path']): Endpoint<Spec> {
  return { method, path };
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value | undefined }
    : { [Key in Name]: Value };

export type CallArgs<Spec extends RouteSpec> = Given<'params', ParamsOf<Spec>> &
  Given<'query', SentQueryOf<Spec>> &
  Given<'ownHeaders', SentOwnHeadersOf<Spec>> &
  Given<'body', SentBodyOf<Spec>> & {
    /** Names this intent, so that sending it twice does it once. */
    key?: string | undefined;
    /** Sent along with the texts of the body, as a form. */
    files?: FilesToSend<Spec> | undefined;
    signal?: AbortSignal | undefined;
    timeoutMs?: number | undefined;
    /** Asked by the page and not by its reader, of a call that is no use of the session there either. */
    isBackground?: boolean | undefined;
  };

type FilesToSend<Spec extends RouteSpec> = Spec['files'] extends FilesSpec
  ? { readonly [Name in Spec['files']['names'][number]]?: Blob | undefined }
  : undefined;

/** The server gives up after about ten seconds, so an answer later than this is not coming. */
const timeoutMsDefault = 15_000;

/** Stands in a payment's body where the PIN would: the device is asked instead, for this payment alone. */
export const byPasskey = 'passkey';
type Signer = (payment: { path: string; key: string; body: object }) => Promise<Record<string, string>>;
let sign: Signer | undefined;
/** Who asks the device, and answers the headers that prove it. */
export const signPaymentsWith = (signer: Signer): void => void (sign = signer);

/** A call that has ended, however. */
export interface WatchedCall {
  readonly method: string;
  readonly address: string;
  readonly ms: number;
  /** None: no answer came. */
  readonly status?: number;
  readonly requestId?: string | undefined;
  readonly sent: unknown;
  readonly answer?: unknown;
}
let onCall: ((call: WatchedCall) => void) | undefined;
/** For those who look for what went wrong, where the operator allows it. What they keep is theirs to clean of secrets. */
export const watchCalls = (then: NonNullable<typeof onCall>): void => void (onCall = then);

export async function call<Spec extends RouteSpec>(to: Endpoint<Spec>, args: CallArgs<Spec>): Promise<ReplyOf<Spec>> {
  if (!navigator.onLine) throw new CallError({ kind: 'offline', code: 'offline' });
  const {
    params,
    query,
    ownHeaders,
    body: given,
    files,
    key = '',
    signal,
    timeoutMs = timeoutMsDefault,
    isBackground,
  } = args as LooseArgs;
  const { pin, ...unsigned } = (given ?? {}) as { pin?: unknown };
  const payment = { path: pathWith(to.path, params ?? {}), key, body: unsigned };
  const proof = pin === byPasskey && sign ? await sign(payment) : undefined;
  const body = proof ? unsigned : given;
  const token = readToken();
  const deadline = AbortSignal.timeout(timeoutMs);
  const address = addressOf(to.path, params, query);
  const askedAtMs = Date.now();
  const startedAt = performance.now();
  const tell = (ended: Pick<WatchedCall, 'status' | 'requestId' | 'answer'>) =>
    onCall?.({ method: to.method, address, ms: performance.now() - startedAt, sent: body, ...ended });

  let response: Response;
  let text: string;
  try {
    const asked = to.method === 'GET' ? await takeAsked(address, token) : undefined;
    // A screen asks several questions as it appears, and a phone takes as long over each as over a part of the screen: it may
    // draw, and hear a tap, between them.
    if (!asked && to.method === 'GET') await breathe();
    response =
      asked ??
      (await fetch(address, {
        method: to.method,
        headers: headersFor({
          method: to.method,
          token,
          key,
          isJson: body !== undefined && !files,
          ownHeaders: { ...ownHeaders, ...proof },
        }),
        body: files ? formOf(body, files) : body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        // A login form answered from a cache would sign in the customer before.
        cache: 'no-store',
      }));
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    tell({});
    throw new CallError({ kind: 'lost', code: deadline.aborted ? 'timeout' : 'connection_lost' });
  }
  // What one customer asked is not kept, on this device, for another who signed in meanwhile in another tab.
  const next = readToken();
  if (token !== null && next !== null && next !== token) {
    throw new CallError({ kind: 'lost', code: 'connection_lost' });
  }

  const requestId = response.headers.get('x-request-id') ?? undefined;
  const reply = readJson(text);
  tell({ status: response.status, requestId, answer: reply === unreadable ? text : reply });
  if (response.ok && reply !== unreadable) {
    if (token && !isBackground) sessionUsed();
    return reply as ReplyOf<Spec>;
  }
  const refused = response.ok
    ? new CallError({ kind: 'lost', status: response.status, code: 'unreadable', requestId })
    : refusedFrom(response.status, reply, requestId);
  if (response.status === 401 && token && refused.code === 'unauthenticated') sessionEnded(token);
  if (refused.code === 'session_locked') foundLocked(askedAtMs);
  throw refused;
}

/** What this read was answered before the application was there to ask. */
export function answeredEarly<Spec extends RouteSpec>(
  to: Endpoint<Spec>,
  args: CallArgs<Spec> | Record<string, never>,
): ReplyOf<Spec> | undefined {
  const { params, query } = args as LooseArgs;
  const address = addressOf(to.path, params, query);
  const early = takeRead(address, readToken());
  if (!early) return undefined;
  const { value, status, requestId, ms } = early;
  // Not while a screen is being drawn, which both may change.
  queueMicrotask(() => {
    onCall?.({ method: to.method, address, ms, sent: undefined, status, requestId, answer: value });
    sessionUsed();
  });
  return value as ReplyOf<Spec>;
}

interface LooseArgs {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  ownHeaders?: Record<string, string | undefined>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
  key?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  isBackground?: boolean;
}

function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = pathWith(path, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, value);
  }
  const tail = search.toString();
  return tail ? `${filled}?${tail}` : filled;
}

function formOf(body: unknown, files: Record<string, Blob | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, `${name}.jpg`);
  return form;
}

interface Sending {
  method: string;
  token: string | null;
  key: string;
  isJson: boolean;
  ownHeaders: Record<string, string | undefined> | undefined;
}

function headersFor({ method, token, key, isJson, ownHeaders = {} }: Sending): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  const given = Object.entries(ownHeaders).filter((each): each is [string, string] => each[1] !== undefined);
  return {
    ...Object.fromEntries(given),
    accept: 'application/json',
    // A form's type names the line between its parts, which only the browser knows.
    ...(isJson && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(xsrf !== undefined && { 'x-xsrf-token': decodeURIComponent(xsrf) }),
  };
}

const unreadable = Symbol('unreadable');

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
