import type { Tx } from '@wura/database';
import { traced } from '@wura/platform/tracing';
import { callPost } from './call.ts';
import { refusalOf, type Entry, type Order } from './order.ts';

/**
 * Writes one transfer inside a transaction of the caller's own, for deeds that must commit more than money together: a
 * hold with its movement and its job. Its wallets and counts are locked until that transaction ends, so post as late
 * as may be. `at` is for the past of a demonstration, and refused to every role the product works under.
 */
export async function postJournal(tx: Tx, order: Order, { at }: { at?: Date } = {}): Promise<Entry> {
  const outcome = (await traced('post', {}, () => callPost(tx, [order], { goesOn: true, at })))[0]!;
  if ('verdict' in outcome) throw refusalOf(outcome.verdict);
  return outcome;
}

/** Several transfers in one transaction, or none of them: one sum that leaves a wallet and what it became elsewhere. */
export async function postJournals(tx: Tx, orders: readonly Order[]): Promise<Entry[]> {
  const outcomes = await callPost(tx, orders, { goesOn: true });
  return outcomes.map(outcome => {
    if ('verdict' in outcome) throw refusalOf(outcome.verdict);
    return outcome;
  });
}
