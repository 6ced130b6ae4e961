import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteSpec } from '@wura/wire';
import { isOver } from '@wura/testkit/processor-time';
import type { Product } from './product.ts';
import { bearer } from './product.ts';
import { faultsOf, faultsAfterAttack, answerMsMax, type Answer } from './judge.ts';
import { holdMsMax, holdMsOf } from './holding.ts';
import type { Accepted } from './moved-money.ts';
import { headersOf, nameOf, payloadOf, urlOf, type Request } from './requests.ts';

/** Something to send, and what must be true of the answer beside what must be true of all. */
export interface Attempt {
  readonly request: Request;
  /** Replaces the body, as bytes that are sent as they are. */
  readonly raw?: string | Buffer;
  /** What was tried, for the reader of the report. */
  readonly what: string;
  readonly expect?: (answer: Answer) => string | undefined;
}

export interface Tally {
  readonly letter: string;
  readonly items: number;
  requests: number;
  readonly violations: string[];
  /** Of the calls that were accepted the one that kept the loop longest from all others. */
  slowest?: { what: string; ms: number };
  readonly accepted: Accepted[];
}

export const newTally = (letter: string, items: number): Tally => ({
  letter,
  items,
  requests: 0,
  violations: [],
  accepted: [],
});

/** How many are under way at once: enough to keep the database busy, few enough that a second is long. */
const width = 6;

/** When a server that is too busy says to come back. */
const busySecondsMax = 5;

/** Makes every attempt, and writes down each answer that breaks a promise. */
export async function attackAll(product: Product, tally: Tally, attempts: Iterable<() => Attempt>): Promise<void> {
  const waiting = attempts[Symbol.iterator]();
  const slow: Attempt[] = [];
  const slowest = newSlowest();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const attempt = next.value();
      const { tookMs, status } = await attackOnce(product, tally, attempt);
      if (tookMs > answerMsMax) slow.push(attempt);
      if (status < 400) slowest.note(attempt, tookMs);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  for (const attempt of slow) await askAlone(product, tally, attempt);
  for (const attempt of slowest.each()) await askHowItHolds(product, tally, attempt);
}

/** Of each call the accepted requests that were answered last: none holds the loop for longer than it takes. */
function newSlowest() {
  const ofRoute = new Map<RouteSpec, { attempt: Attempt; tookMs: number }[]>();
  return {
    note(attempt: Attempt, tookMs: number): void {
      if (tookMs <= holdMsMax / 2) return;
      const { route } = attempt.request;
      const noted = [...(ofRoute.get(route) ?? []), { attempt, tookMs }].sort((a, b) => b.tookMs - a.tookMs);
      ofRoute.set(route, noted.slice(0, 3));
    },
    each: () => [...ofRoute.values()].flat().map(({ attempt }) => attempt),
  };
}

/** The least of three: a collection of garbage falls on whichever request it meets. */
async function askHowItHolds(product: Product, tally: Tally, attempt: Attempt): Promise<void> {
  let ms = Infinity;
  for (let tries = 0; tries < 3 && ms > holdMsMax / 2; tries++) {
    ms = Math.min(ms, await holdMsOf(() => attackOnce(product, tally, attempt)));
  }
  const what = `${nameOf(attempt.request.route)} ${attempt.what}`;
  if (ms > (tally.slowest?.ms ?? 0)) tally.slowest = { what, ms };
  if (isOver(ms, holdMsMax)) tally.violations.push(`${what}: holds the loop for ${Math.round(ms)} ms`);
}

/**
 * Slow beside five others, on a machine that others use too, says nothing; slow three times and alone is the question.
 */
async function askAlone(product: Product, tally: Tally, attempt: Attempt): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) times.push((await send(product, attempt)).tookMs);
  const best = Math.round(Math.min(...times));
  if (best > answerMsMax) tally.violations.push(`${nameOf(attempt.request.route)} ${attempt.what}: took ${best} ms`);
}

async function attackOnce(product: Product, tally: Tally, attempt: Attempt): Promise<Answer> {
  tally.requests++;
  // What ends or locks a session has one of its own to do it to, and not that of the other lanes.
  if (endsSession(attempt.request.route) && usesOwnToken(product, attempt.request)) {
    const headers = bearer(await newSession(product, attempt.request.route));
    attempt = { ...attempt, request: { ...attempt.request, headers } };
  }
  const from = Date.now();
  let answer = await send(product, attempt);
  // An attack may well end the attacker's own session, in any lane; the next one is to be met signed in.
  for (let n = 0; n < width && answer.status === 401 && usesOwnToken(product, attempt.request); n++) {
    const headers = bearer(await signInAgain(product, attempt.request.route));
    answer = await send(product, { ...attempt, request: { ...attempt.request, headers } });
  }
  // A machine that others use too may well be too busy; a caller who comes back when told to must be answered.
  // What is switched off stays so for longer than a caller waits.
  const isBusy = () => answer.status === 503 && Number(answer.headers['retry-after']) <= busySecondsMax;
  for (let n = 0; n < 5 && isBusy(); n++) {
    await sleep(Number(answer.headers['retry-after']) * 1_000);
    answer = await send(product, attempt);
  }
  const { route } = attempt.request;
  if (answer.status < 400) tally.accepted.push({ what: `${nameOf(route)} ${attempt.what}`, from, to: Date.now() });
  const faults = [
    ...faultsOf(answer, urlOf(attempt.request)),
    ...faultsAfterAttack(answer, route),
    ...(attempt.expect ? [attempt.expect(answer)].filter(fault => fault !== undefined) : []),
  ];
  for (const fault of faults) {
    const confession = product.confessions.find(({ requestId }) => requestId === answer.headers['x-request-id']);
    tally.violations.push(`${nameOf(route)} ${attempt.what}: ${fault}${confession ? ` (${confession.error})` : ''}`);
  }
  return answer;
}

/** It answers nothing afterwards. */
export const endsSession = ({ path }: RouteSpec) => path.endsWith('/logout') || path === '/api/sessions/lock';

// Only the session that ended by itself is renewed: a token that the attempt spoilt on purpose stays spoilt.
const usesOwnToken = ({ attacker, operator }: Product, { headers, route }: Request) => {
  if (route.access === 'public') return false;
  return ownTokens(route.access === 'customer' ? attacker.token : operator.token).has(headers['authorization'] ?? '');
};
const used = new Set<string>();
const ownTokens = (token: string) => used.add(`Bearer ${token}`);

const newSession = (product: Product, { access }: RouteSpec): Promise<string> =>
  access === 'operator' ? product.signInStaff() : product.signIn(product.attacker);

async function signInAgain(product: Product, route: RouteSpec): Promise<string> {
  const owner = route.access === 'operator' ? product.operator : product.attacker;
  return (owner.token = await newSession(product, route));
}

export async function send(
  { application }: Product,
  { request, raw }: Pick<Attempt, 'request' | 'raw'>,
): Promise<Answer> {
  const { route } = request;
  const payload = raw === undefined ? payloadOf(request) : { type: 'application/json', bytes: raw };
  const startedAt = performance.now();
  const response = await application.app.inject({
    method: route.method,
    url: urlOf(request),
    headers: { ...(payload && { 'content-type': payload.type }), ...headersOf(request) },
    ...(payload && { payload: payload.bytes }),
    payloadAsStream: true,
  });
  let text = '';
  for await (const chunk of response.stream()) {
    text += String(chunk);
    // One that goes on for as long as its customer looks: how it begins is its answer.
    if (String(response.headers['content-type']).startsWith('text/event-stream')) break;
  }
  return {
    status: response.statusCode,
    headers: response.headers,
    text,
    tookMs: performance.now() - startedAt,
  };
}

export function shortly(value: unknown): string {
  const text = Buffer.isBuffer(value)
    ? value.toString('latin1')
    : typeof value === 'string'
      ? JSON.stringify(value)
      : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}… (${text.length})` : text;
}
