import { call, endpoint } from '@wura/browser/client';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import type { Transaction, transactionShape } from '../contract.ts';

/** As much of the route as a reader needs. The room that answers it declares the rest. */
interface FindByKey extends RouteSpec {
  method: 'GET';
  path: '/api/transactions/by-key/{key}';
  params: z.ZodObject<{ key: z.ZodString }>;
  query?: never;
  body?: never;
  answers: { 200: typeof transactionShape };
}

const findByKey = endpoint<FindByKey>('GET', '/api/transactions/by-key/{key}');

/** What became of the payment sent with this key; 404 while no money has moved under it. */
export function transactionByKey(key: string, signal: AbortSignal): Promise<Transaction> {
  return call(findByKey, { params: { key }, signal, timeoutMs: 5000 });
}
