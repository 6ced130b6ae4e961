import type { Payable, SaleReason, Verdict } from '@wura/provider-payments/server/ports';
import type { Reply, SquadClient } from './client.ts';
import { findByName } from './list.ts';
import { withoutRecord } from './vend-verdict.ts';
import type { Vend } from './wire.ts';

/** Within the ten seconds that a customer waits: one sending, and time left to ask what became of it. */
export const sendTimeoutMs = 6_000;

export type ByLookup = Payable<{ readonly lookup: string }>;

/**
 * What was paid for with a look-up bears its name. It is said once what a row means, because the answer to the sending is
 * such a row, too.
 */
export async function findByLookup<Payment extends ByLookup>(
  client: SquadClient,
  payment: Payment,
  { until, verdictOf }: { until?: AbortSignal | undefined; verdictOf: (row: Vend, payment: Payment) => Verdict },
): Promise<Verdict> {
  const listing = await findByName(client, payment.reference, until);
  if (listing.kind === 'unknown') return { outcome: 'unknown', why: listing.why };
  const [row] = listing.rows;
  return row ? verdictOf(row, payment) : { outcome: 'absent' };
}

/**
 * What a sending without a row means. A look-up that they call used up may have been used by what we sent before, and a no in
 * words that nobody has told us of may stand for anything: their list tells, and only what is not in it was never sold.
 */
export async function withoutRow(
  reply: Exclude<Reply<unknown>, { kind: 'done' }>,
  find: () => Promise<Verdict>,
): Promise<Verdict> {
  const verdict = withoutRecord(reply);
  if (reply.kind === 'no_answer' || (verdict.outcome === 'declined' && verdict.reason !== 'lookup_over'))
    return verdict;
  const found = await find();
  if (found.outcome !== 'absent') return found;
  if (verdict.outcome === 'declined') return verdict;
  // A page that is not there says nothing of a look-up.
  return reply.status === 404 ? found : { outcome: 'declined', reason: 'not_accepted' satisfies SaleReason };
}
