import type { CardReason } from '@wura/virtual-cards/server/ports';
import { createVendorHttp, type HttpOutcome, type Request, type VendorHttpOptions } from '@wura/vendor-http';
import { createBreaker } from '@wura/vendor-http/breaker';
import type { z } from 'zod';
import { createPace } from './pace.ts';
import { isPutOff, isThereAlready, isUnheardOf, knownReason } from './refusals.ts';
import type { BridgecardSettings } from './settings.ts';
import { envelope, refusal } from './wire.ts';

export type Reply<Data> =
  | { readonly kind: 'done'; readonly status: number; readonly data: Data }
  | {
      readonly kind: 'refused';
      readonly reason: CardReason;
      /** In words that nobody has told us of: whether nothing has moved is then for their records to say. */
      readonly isInOtherWords: boolean;
    }
  /** The reference was used before: by us, for this very thing. */
  | { readonly kind: 'there_already' }
  /** They know nothing under this name. */
  | { readonly kind: 'unheard_of' }
  | { readonly kind: 'no_answer'; readonly why: string };

export interface BridgecardClient {
  call<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  /** The same over the host that shows numbers. */
  relay<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  isDown(): boolean;
}

const probe: Request = { operation: 'balance', method: 'GET', path: '/cards/get_issuing_wallet_balance' };

/** About each card every three seconds, each of them by itself. */
const askedSeldom = new Set([
  '/cards/get_card_details',
  '/cards/get_card_balance',
  '/cards/get_card_transactions',
  '/cards/get_naira_card_transactions',
]);

export function createBridgecardClient(
  {
    token,
    baseUrl,
    relayUrl,
    timeoutMs,
    readEveryMs,
  }: Pick<BridgecardSettings, 'token' | 'baseUrl' | 'relayUrl' | 'timeoutMs' | 'readEveryMs'>,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): BridgecardClient {
  // Theirs is a header of its own, which no proxy in between takes for its business.
  const headers = { token: `Bearer ${token}` };
  const common = { provider: 'bridgecard', headers, ...options };
  const breaker = createBreaker({ now: options.now ?? Date.now });
  const api = createVendorHttp({ ...common, baseUrl, breaker, probe });
  const relay = createVendorHttp({ ...common, baseUrl: relayUrl });
  const pace = createPace({ everyMs: readEveryMs });
  const timed = (request: Request): Request =>
    timeoutMs === undefined ? request : { ...request, timeoutMs: Math.min(timeoutMs, request.timeoutMs ?? timeoutMs) };
  return {
    isDown: () => api.isDown(),
    async call(request, shape) {
      if (askedSeldom.has(request.path)) await pace(`${request.path} ${request.query?.['card_id']}`, request.until);
      return read(await api.ask(timed(request)), shape);
    },
    relay: async (request, shape) => read(await relay.ask(timed(request)), shape),
  };
}

function read<Shape extends z.ZodType>(outcome: HttpOutcome, shape: Shape): Reply<z.output<Shape>> {
  if (outcome.kind === 'no_answer') return noAnswer(outcome.why);
  const { status, body } = outcome;
  if (status >= 200 && status < 300) {
    const whole = envelope.safeParse(body).data;
    const data = whole && shape.safeParse(whole.data);
    return data?.success ? { kind: 'done', status, data: data.data } : noAnswer('a reply of another shape');
  }
  // A refusal counts only when it is said in so many words. A token they do not know, too many calls or a fault of theirs is
  // no word about the card; nor is one that says to ask again.
  const message = refusal.safeParse(body).data;
  if (message === undefined || ![400, 404, 422, 451].includes(status)) return noAnswer(`status ${status}`);
  if (isThereAlready(message)) return { kind: 'there_already' };
  if (isUnheardOf(message)) return { kind: 'unheard_of' };
  if (isPutOff(message)) return noAnswer(`status ${status}`);
  const reason = status === 451 ? 'card_holder_barred' : knownReason(message);
  // By which their framework turns a call away before anything of theirs has seen it.
  const isOfAField = status === 422;
  // "Not Found" may be a page of theirs that is not there.
  if (reason === undefined && status === 404) return noAnswer(`status ${status}`);
  return {
    kind: 'refused',
    reason: reason ?? 'card_not_accepted',
    isInOtherWords: reason === undefined && !isOfAField,
  };
}

const noAnswer = (why: string): { kind: 'no_answer'; why: string } => ({ kind: 'no_answer', why });
