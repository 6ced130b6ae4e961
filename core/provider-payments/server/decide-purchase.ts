import type { Tx } from '@wura/database';
import { enqueue } from '@wura/jobs';

/**
 * A person has looked at the lines that may be a payment whose provider takes no reference of ours, and says which one it
 * is; none: no line is. What follows is done by the job that asks about it: a line must still say what became of it.
 */
export async function decidePurchase(
  tx: Tx,
  { reference, theirs, job }: { reference: string; theirs: string | null; job: string },
): Promise<'planned' | 'over' | 'unknown'> {
  const { rows } = await tx.query<{ is_open: boolean }>(
    `select state = 'asked' and not takes_reference as is_open from provider_payments.payment
      where reference = $1 for update`,
    [reference],
  );
  if (!rows[0]) return 'unknown';
  if (!rows[0].is_open) return 'over';
  const { rowCount } = await tx.query(
    `update provider_payments.payment p set provider_reference = $2, is_none_of_theirs = $2::text is null
      where reference = $1
        and not exists (select from provider_payments.payment o where o.provider = p.provider and o.provider_reference = $2
                           and not o.takes_reference and o.reference <> p.reference)`,
    [reference, theirs],
  );
  // Another payment has claimed that line.
  if (rowCount === 0) return 'over';
  await enqueue(tx, { kind: job, subject: reference });
  return 'planned';
}
