import { endpoint } from '@wura/browser/client';
import { nameCase } from '@wura/browser/name-case';
import { askAgainOf, useRoute } from '@wura/browser/query';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import type { Transaction } from '../contract.ts';

/** As much of the route as a payer needs. The room that answers it declares the rest. */
interface ListSent extends RouteSpec {
  method: 'GET';
  path: '/api/transactions';
  params?: never;
  query: z.ZodObject<{ type: z.ZodString; limit: z.ZodString }>;
  body?: never;
  answers: { 200: z.ZodType<{ data: readonly Transaction[] }> };
}

const listSent = endpoint<ListSent>('GET', '/api/transactions');

export interface Recipient {
  readonly name: string;
  readonly accountNumber: string;
  /** Its name; a customer of ours has none. */
  readonly bank: string | undefined;
}

const recentMax = 8;

/** What was paid last, newest first; undefined while that is not known, and then the way to ask again once it was lost. */
export function useSent(): { sent: readonly Transaction[] | undefined; askAgain: (() => void) | undefined } {
  const answer = useRoute(listSent, { query: { type: 'send', limit: '50' } });
  return { sent: answer.data?.data, askAgain: askAgainOf(answer) };
}

/** Those who were paid last, each once, without anything having been saved; undefined while that is not known. */
export function useRecentRecipients() {
  const { sent, askAgain } = useSent();
  return { recent: sent && recipientsIn(sent).slice(0, recentMax), askAgain };
}

export function recipientsIn(sent: readonly Transaction[]): readonly Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { recipient, account_number: accountNumber, bank, status, again } of sent) {
    // A bill has a form of its own to be paid again with, and no bank.
    const isBill = again !== undefined && bank === undefined;
    if (recipient === undefined || accountNumber === undefined || status === 'failed' || isBill) continue;
    const key = `${bank ?? ''} ${accountNumber}`;
    if (!found.has(key)) found.set(key, { name: nameCase(recipient), accountNumber, bank });
  }
  return [...found.values()];
}
