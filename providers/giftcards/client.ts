import { createVendorHttp, type Request, type VendorHttpOptions } from '@wura/vendor-http';
import type { z } from 'zod';
import type { GiftCardsSettings } from './settings.ts';
import { refusal } from './wire.ts';

export type Reply<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** They have understood it, and it is no: the code of their refusal. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'no_answer'; readonly why: string };

export interface GiftCardsClient {
  call<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  isDown(): boolean;
}

/** What changes nothing. */
const probe: Request = { operation: 'balance', method: 'GET', path: '/balance' };

export function createGiftCardsClient(
  { apiKey, baseUrl }: GiftCardsSettings,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): GiftCardsClient {
  const headers = { authorization: `Bearer ${apiKey}` };
  const http = createVendorHttp({ provider: 'giftcards', baseUrl, headers, probe, ...options });
  return {
    isDown: () => http.isDown(),
    async call(request, shape) {
      const outcome = await http.ask(request);
      if (outcome.kind === 'no_answer') return { kind: 'no_answer', why: outcome.why };
      const { status, body } = outcome;
      if (status === 200 || status === 201) {
        const read = shape.safeParse(body);
        return read.success
          ? { kind: 'done', data: read.data }
          : { kind: 'no_answer', why: 'a reply of another shape' };
      }
      const refused = refusal.safeParse(body);
      // Anything above is their trouble, and so is too much at once: they decide nothing.
      if (status >= 400 && status < 500 && status !== 429 && refused.success) {
        return { kind: 'refused', status, code: refused.data.error.code };
      }
      return { kind: 'no_answer', why: `status ${status}` };
    },
  };
}
