import type { Tx } from '@wura/database';
import type { ListedRow, Verdict } from './ports.ts';
import { readClaimed, type Payment } from './queries.ts';

/** What a provider has said, once it is known that it is about this payment. */
export type Identified =
  | (Exclude<Verdict, { outcome: 'listed' }> & {
      /** The line of their list that is this payment's from now on. */
      readonly claims?: string | undefined;
    })
  /** Their complete list has no line for it, yet or at all. */
  | { readonly outcome: 'unfound' }
  /** More lines than one may be it, and only a person can say which. */
  | { readonly outcome: 'ambiguous'; readonly rows: readonly ListedRow[] };

/**
 * Finds the payment in what a provider that takes no reference of ours has answered. A line that another payment has
 * claimed is not this one's, whatever it says: one vend never stands for two payments.
 */
export async function identify(tx: Tx, payment: Payment, verdict: Verdict): Promise<Identified> {
  if (payment.takesReference) {
    return verdict.outcome === 'listed' ? { outcome: 'unknown', why: 'a list, where a name was asked for' } : verdict;
  }
  if ('providerReference' in verdict && verdict.providerReference !== undefined) {
    const claims = verdict.providerReference;
    const isAnothers = (await readClaimed(tx, payment, [claims])).has(claims);
    return isAnothers ? { outcome: 'unknown', why: 'a line that is another payment' } : { ...verdict, claims };
  }
  if (verdict.outcome !== 'listed') return verdict;
  const claimed = await readClaimed(
    tx,
    payment,
    verdict.rows.map(row => row.providerReference),
  );
  const free = verdict.rows.filter(row => !claimed.has(row.providerReference) && !isOlder(row, payment));
  const own = free.find(row => row.providerReference === payment.providerReference);
  const isUndecided = payment.state === 'asked';
  // Staff named a line. While the list lacks it, its silence is no word that nothing was bought.
  if (!own && isUndecided && payment.providerReference !== null) {
    return { outcome: 'unknown', why: 'their list lacks the line that staff named' };
  }
  const only = own ?? (free.length === 1 && !payment.isNoneOfTheirs ? free[0] : undefined);
  if (only) return { ...only.verdict, claims: only.providerReference };
  // Two operators said that it is none of several. One line that is left alone fits too well for their word to give money back.
  const isNone = payment.isNoneOfTheirs && !(isUndecided && free.length === 1);
  return free.length === 0 || isNone ? { outcome: 'unfound' } : { outcome: 'ambiguous', rows: free };
}

/**
 * A no that was said before ours was sent answers another purchase. Our clocks may differ, so a yes of about that time may
 * still be ours; a no that is left out only means that we ask longer.
 */
const isOlder = ({ at, verdict }: ListedRow, { sentAt }: Payment) =>
  verdict.outcome !== 'accepted' && sentAt !== null && at < sentAt;
