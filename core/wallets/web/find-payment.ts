import { call, endpoint } from '@wura/browser/client';
import { findLostAnswer, type LostAnswer } from '@wura/browser/intent';
import { keyOf } from '@wura/browser/query';
import { useQuery } from '@tanstack/react-query';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import type { Transaction } from '../contract.ts';

/** A transaction whole, as far as those who paid need it. */
export interface Payment extends Transaction {
  readonly fees: readonly { readonly name: string; readonly amount: string }[];
  /** Fees included. */
  readonly total: string;
  readonly expected_by: string | null;
  /** What happened when, in order. */
  readonly timeline: readonly { readonly event: string; readonly at: string }[];
}

/** As much of the routes as a reader needs. The room that answers them declares the rest. */
interface Find extends RouteSpec {
  method: 'GET';
  query?: never;
  body?: never;
  answers: { 200: z.ZodType<Payment> };
}
interface FindByKey extends Find {
  path: '/api/transactions/by-key/{key}';
  params: z.ZodObject<{ key: z.ZodString }>;
}
interface FindById extends Find {
  path: '/api/transactions/{id}';
  params: z.ZodObject<{ id: z.ZodString }>;
}

const findByKey = endpoint<FindByKey>('GET', '/api/transactions/by-key/{key}');
const findById = endpoint<FindById>('GET', '/api/transactions/{id}');

/** What became of the payment sent with this key, when its own answer never came. */
export function findPayment(key: string, signal: AbortSignal): Promise<LostAnswer<Payment>> {
  return findLostAnswer({
    // 404 while no money has moved under the key.
    lookup: () => call(findByKey, { params: { key }, signal, timeoutMs: 5000 }),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    now: () => Date.now(),
    signal,
  });
}

const askAgainMs = 5000;

/** Follows a payment that is not decided yet until it is. */
export function useUndecided(id: string, { isUndecided }: { isUndecided: boolean }): Payment | undefined {
  const args = { params: { id } };
  const { data } = useQuery({
    queryKey: keyOf(findById, args),
    queryFn: ({ signal }) => call(findById, { ...args, signal }),
    enabled: isUndecided,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : askAgainMs),
  });
  return isUndecided ? data : undefined;
}
