import type { ProviderAccount } from '@wura/features/server';
import type { NewJob } from '@wura/jobs';
import type { Period } from '@wura/provider-payments/server/ports';

export interface DisputedRead {
  /** To be asked about, one by one: what a dispute comes to is the room's that took the payment. */
  readonly asked: readonly NewJob[];
  /** What could not be read. */
  readonly unread: readonly string[];
}

const pagesMax = 100;

/**
 * Reads which payments payers have disputed lately. A dispute that is left unanswered is lost within a day or two, so one
 * that no webhook told of must not wait until its money is gone.
 */
export async function readDisputed(
  accounts: readonly ProviderAccount[],
  { stretch, beat }: { stretch: Period; beat(): Promise<void> },
): Promise<DisputedRead> {
  const asked: NewJob[] = [];
  const unread: string[] = [];
  for (const { theirs, ours } of accounts) {
    const kind = ours.find(({ operation }) => operation === 'refund')?.job;
    if (!theirs.disputed || !kind) continue;
    for (let page = 1, isLast = false; !isLast; page++) {
      await beat();
      const answer = await theirs.disputed(stretch, page);
      if (answer.outcome === 'unknown') {
        unread.push(`${theirs.provider} disputes: ${answer.why}`);
        break;
      }
      for (const subject of new Set(answer.references)) asked.push({ kind, subject });
      isLast = answer.isLast || page === pagesMax;
    }
  }
  return { asked, unread };
}
