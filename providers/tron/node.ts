import { createVendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import type { Told } from '@wura/usdt/server/ports';
import type { z } from 'zod';
import { rpcAnswer } from './wire.ts';

/** Nothing was told, and perhaps only because it was too much at once. */
export type Answered<Value> =
  | Extract<Told<Value>, { outcome: 'accepted' }>
  | (Extract<Told<Value>, { outcome: 'unknown' }> & { readonly isTooMuch?: boolean });

/** One node, and the two protocols that it speaks. */
export interface Node {
  post<Shape extends z.ZodType>(path: string, body: unknown, shape: Shape): Promise<Answered<z.output<Shape>>>;
  rpc<Shape extends z.ZodType>(
    method: string,
    params: readonly unknown[],
    shape: Shape,
  ): Promise<Answered<z.output<Shape>>>;
  isDown(): boolean;
}

/** A busy block holds thousands of transfers, some seven hundred bytes each, and none may be left unread. */
const bytesMax = 8_000_000;

export function createNode({
  baseUrl,
  apiKey,
  ...options
}: { baseUrl: string; apiKey: string | undefined } & Pick<VendorHttpOptions, 'onEnd' | 'now'>): Node {
  const http = createVendorHttp({
    provider: 'tron',
    baseUrl,
    headers: apiKey === undefined ? {} : { 'tron-pro-api-key': apiKey },
    probe: { operation: 'rpc', method: 'POST', path: '/wallet/getnowblock', body: {} },
    ...options,
  });

  async function post<Shape extends z.ZodType>(
    path: string,
    body: unknown,
    shape: Shape,
  ): Promise<Answered<z.output<Shape>>> {
    const operation = path === '/wallet/broadcasthex' ? 'broadcast' : 'rpc';
    const answer = await http.ask({ operation, method: 'POST', path, body, bytesMax });
    if (answer.kind === 'no_answer') return { ...unknown(answer.why), isTooMuch: answer.isTooLong === true };
    if (answer.status !== 200) return unknown(`status ${answer.status}`);
    const read = shape.safeParse(answer.body);
    return read.success ? accepted(read.data) : unknown('an answer of another shape');
  }

  return {
    post,
    async rpc(method, params, shape) {
      const answer = await post('/jsonrpc', { jsonrpc: '2.0', id: 1, method, params }, rpcAnswer);
      if (answer.outcome === 'unknown') return answer;
      // They word in many ways that they search no further; whoever asked for one thing alone asked for no less.
      if (answer.value.error) return { ...unknown(answer.value.error.message), isTooMuch: true };
      const read = shape.safeParse(answer.value.result);
      return read.success ? accepted(read.data) : unknown('an answer of another shape');
    },
    isDown: () => http.isDown(),
  };
}

export const accepted = <Value>(value: Value) => ({ outcome: 'accepted', value }) as const;
export const unknown = (why: string) => ({ outcome: 'unknown', why }) as const;
