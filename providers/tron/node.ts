import { createVendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import type { Told } from '@wura/usdt/server/ports';
import type { z } from 'zod';
import { rpcAnswer } from './wire.ts';

/** One node, and the two protocols that it speaks. */
export interface Node {
  post<Shape extends z.ZodType>(path: string, body: unknown, shape: Shape): Promise<Told<z.output<Shape>>>;
  rpc<Shape extends z.ZodType>(
    method: string,
    params: readonly unknown[],
    shape: Shape,
  ): Promise<Told<z.output<Shape>>>;
  isDown(): boolean;
}

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

  async function post<Shape extends z.ZodType>(path: string, body: unknown, shape: Shape) {
    const operation = path === '/wallet/broadcasthex' ? 'broadcast' : 'rpc';
    const answer = await http.ask({ operation, method: 'POST', path, body });
    if (answer.kind === 'no_answer') return unknown(answer.why);
    if (answer.status !== 200) return unknown(`status ${answer.status}`);
    const read = shape.safeParse(answer.body);
    return read.success ? accepted(read.data) : unknown('an answer of another shape');
  }

  return {
    post,
    async rpc(method, params, shape) {
      const answer = await post('/jsonrpc', { jsonrpc: '2.0', id: 1, method, params }, rpcAnswer);
      if (answer.outcome === 'unknown') return answer;
      if (answer.value.error) return unknown(answer.value.error.message);
      const read = shape.safeParse(answer.value.result);
      return read.success ? accepted(read.data) : unknown('an answer of another shape');
    },
    isDown: () => http.isDown(),
  };
}

export const accepted = <Value>(value: Value) => ({ outcome: 'accepted', value }) as const;
export const unknown = (why: string) => ({ outcome: 'unknown', why }) as const;
