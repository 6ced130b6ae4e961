import { listCases } from '@wura/cases/server';
import type { Queries, Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { readClaimed } from './queries.ts';
import { ambiguousKind } from './settle.ts';

/** What staff may still say of a payment whose provider takes no reference of ours. */
export interface Decidable {
  readonly customer: bigint;
  readonly isOpen: boolean;
  /**
   * The lines that could be it when the provider was asked last, less those that other payments have claimed since. None: the
   * list was never ambiguous, and what it says is carried out without staff.
   */
  readonly lines: readonly PossibleLine[] | undefined;
}

export interface PossibleLine {
  readonly theirs: string;
  /** It says that it was sold. Any other gives money back. */
  readonly isSold: boolean;
}

/** Locked until the transaction ends. Nothing: no payment of ours. */
export async function lockDecidable(tx: Tx, reference: string): Promise<Decidable | undefined> {
  const { rows } = await tx.query<{ customer: bigint; provider: string; is_open: boolean }>(
    `select customer, provider, state = 'asked' and not takes_reference as is_open from provider_payments.payment
      where reference = $1 for update`,
    [reference],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { customer, provider, is_open: isOpen } = row;
  return { customer, isOpen, lines: await linesOf(tx, { provider, reference }) };
}

/** The case about it names every line that could ever be it. */
async function linesOf(
  db: Queries,
  payment: { provider: string; reference: string },
): Promise<readonly PossibleLine[] | undefined> {
  const filter = { state: 'open', kind: ambiguousKind, subject: payment.reference, limit: 1 } as const;
  const [about] = await listCases(db, filter);
  if (!about) return undefined;
  const { provider: _provider, ...said } = about.facts;
  const claimed = await readClaimed(db, payment, Object.keys(said));
  return Object.entries(said)
    .filter(([theirs]) => !claimed.has(theirs))
    .map(([theirs, outcome]) => ({ theirs, isSold: outcome.startsWith('accepted ') }));
}

/**
 * A person has looked at the lines that may be a payment whose provider takes no reference of ours, and says which one it
 * is; none: no line is, as two people say. What follows is done by the job that asks about it: a line must still say what
 * became of it.
 */
export async function decidePurchase(
  tx: Tx,
  { reference, theirs, job }: { reference: string; theirs: string | null; job: string },
): Promise<'planned' | 'over'> {
  const { rowCount } = await tx.query(
    `update provider_payments.payment p set provider_reference = $2, is_none_of_theirs = $2::text is null
      where reference = $1 and state = 'asked' and not takes_reference
        and not exists (select from provider_payments.payment o where o.provider = p.provider and o.provider_reference = $2
                           and not o.takes_reference and o.reference <> p.reference)`,
    [reference, theirs],
  );
  // It has ended, or another payment has claimed that line.
  if (rowCount === 0) return 'over';
  await enqueue(tx, { kind: job, subject: reference });
  return 'planned';
}
