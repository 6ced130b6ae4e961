import { createVendorHttp, type Request, type VendorHttpOptions } from '@wura/vendor-http';
import { createBreaker } from '@wura/vendor-http/breaker';
import type { z } from 'zod';
import type { VtpassSettings } from './settings.ts';

export type Reply<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'no_answer'; readonly why: string };

export interface VtpassClient {
  call<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  isDown(): boolean;
}

/** What is on offer: it changes nothing. */
const probe: Request = {
  operation: 'variations',
  method: 'GET',
  path: '/service-variations',
  query: { serviceID: 'startimes' },
};

export function createVtpassClient(
  { apiKey, publicKey, secretKey, baseUrl }: Omit<VtpassSettings, 'isSecondSource'>,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): VtpassClient {
  const breaker = createBreaker({ now: options.now ?? Date.now });
  const common = { provider: 'vtpass', baseUrl, breaker, ...options };
  const ways = {
    GET: createVendorHttp({ ...common, probe, headers: { 'api-key': apiKey, 'public-key': publicKey } }),
    POST: createVendorHttp({ ...common, headers: { 'api-key': apiKey, 'secret-key': secretKey } }),
  };
  return {
    isDown: () => ways.GET.isDown(),
    async call(request, shape) {
      const outcome = await ways[request.method === 'GET' ? 'GET' : 'POST'].ask(request);
      if (outcome.kind === 'no_answer') return { kind: 'no_answer', why: outcome.why };
      const { status, body } = outcome;
      // What they say about a payment they say under 200: their codes tell a no from a yes.
      if (status !== 200) return { kind: 'no_answer', why: `status ${status}` };
      const read = shape.safeParse(body);
      return read.success ? { kind: 'done', data: read.data } : { kind: 'no_answer', why: 'a reply of another shape' };
    },
  };
}
