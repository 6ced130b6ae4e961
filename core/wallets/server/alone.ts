import type { Identity } from '@wura/identity/server';
import type { Queries } from '@wura/database';
import { createFreshCache } from '@wura/platform/fresh-cache';
import { minuteMs } from '@wura/platform/time';

/** Whether all that a customer has stands in one wallet, without a pot. At once where it is known. */
export type IsAlone = (owner: bigint) => boolean | Promise<boolean>;

/**
 * Most customers have one wallet, and are sent to far more often than they open another. So it is remembered for as long as
 * the database is known to tell of each opening, and not a moment without that.
 */
export function createIsAlone(
  db: Queries,
  { now, epoch, onChange }: Pick<Identity, 'now' | 'epoch' | 'onChange'>,
): IsAlone {
  const cache = createFreshCache<number, boolean>({
    load: owners => readAlone(db, owners),
    now,
    epoch,
    freshMs: 0,
    keptMs: 5 * minuteMs,
    keepMax: 100_000,
  });
  onChange(customer => cache.forgetKey(Number(customer)));
  return owner => {
    const known = cache.get(Number(owner));
    return known instanceof Promise ? known.then(isAlone => isAlone ?? false) : known;
  };
}

async function readAlone(db: Queries, owners: readonly number[]): Promise<ReadonlyMap<number, boolean>> {
  const { rows } = await db.query<{ owner: bigint; isAlone: boolean }>({
    name: 'wallets.alone',
    text: `select w.customer as owner,
                  count(*) = 1 and not bool_or(exists (
                    select from wallets.pot p where p.wallet = w.id and p.closed_at is null)) as "isAlone"
             from wallets.wallet w where w.customer = any($1::bigint[]) group by w.customer`,
    values: [owners],
  });
  return new Map(rows.map(({ owner, isAlone }) => [Number(owner), isAlone]));
}
