import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure, type RequestOptions } from 'node:https';
import type { DeliveryOnWire } from '../contract.ts';
import { resolvePublic, type Lookup, type Resolved } from './public-address.ts';

/** What became of one call. */
export interface Outcome {
  readonly status: number | null;
  /** None: it was taken. */
  readonly fault: DeliveryOnWire['last_fault'];
  readonly ms: number;
}

export interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Way {
  readonly isLoopbackAllowed: boolean;
  readonly find?: Lookup;
  readonly timeoutMs?: number;
}

const timeoutMsDefault = 10_000;
/** More of an answer than this is not read. */
const answerBytesMax = 4_096;

/**
 * Calls an address that a customer gave us. Its name is looked up now and the connection made to what was found, so that
 * no attacker leads it elsewhere between the two; redirects are not followed for the same reason.
 */
export async function post(message: Message, { timeoutMs = timeoutMsDefault, ...way }: Way): Promise<Outcome> {
  const began = performance.now();
  const patience = AbortSignal.timeout(timeoutMs);
  const done = (status: number | null, fault: Outcome['fault']): Outcome => {
    return { status, fault, ms: Math.round(performance.now() - began) };
  };
  const url = new URL(message.url);
  const given = resolvePublic(url.hostname, way);
  const reached = await Promise.race([given, whenAborted(patience)]);
  if (reached === 'timeout') return done(null, 'timeout');
  if (typeof reached === 'string') return done(null, reached);
  if (url.protocol !== 'https:' && !way.isLoopbackAllowed) return done(null, 'address_refused');
  try {
    const status = await call(url, message, reached, patience);
    if (status >= 200 && status < 300) return done(status, null);
    return done(status, status >= 300 && status < 400 ? 'redirected' : 'status');
  } catch {
    return done(null, patience.aborted ? 'timeout' : 'no_connection');
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<'timeout'>(resolve => {
    signal.addEventListener('abort', () => resolve('timeout'), { once: true });
  });

function call(url: URL, { body, headers }: Message, to: readonly Resolved[], signal: AbortSignal): Promise<number> {
  const options: RequestOptions = {
    method: 'POST',
    signal,
    agent: false,
    maxHeaderSize: 16_384,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    // The connection, which asks where the name leads, is told what was found to be public.
    lookup: (_name, { all }, answer) => {
      if (all)
        return answer(
          null,
          to.map(each => ({ ...each })),
        );
      return answer(null, to[0]!.address, to[0]!.family);
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, response => {
      hangUpAfter(response, answerBytesMax);
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A short answer is heard out, so that the receiver sees no broken call; a long one is cut. */
function hangUpAfter(response: IncomingMessage, bytesMax: number): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesMax) response.destroy();
  });
  response.on('error', () => {});
}
