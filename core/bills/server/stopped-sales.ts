import type { Queries, Tx } from '@wura/database';

// The only SQL of this room.

/** What a provider sells, or one kind of it. */
export interface Sale {
  readonly provider: string;
  /** None: all of it. */
  readonly kind?: string | undefined;
}

export interface StoppedSale extends Sale {
  readonly reason: string;
  readonly at: Date;
}

const all = 'all';

export async function readStoppedSales(db: Queries): Promise<StoppedSale[]> {
  const { rows } = await db.query<{ provider: string; kind: string; reason: string; stopped_at: Date }>({
    name: 'bills.stopped_sales',
    text: 'select provider, kind, reason, stopped_at from bills.stopped_sale order by provider, kind',
  });
  return rows.map(({ provider, kind, reason, stopped_at: at }) => ({
    provider,
    kind: kind === all ? undefined : kind,
    reason,
    at,
  }));
}

export const isStopped = (stopped: readonly StoppedSale[], { provider, kind }: Sale): boolean =>
  stopped.some(each => each.provider === provider && (each.kind === undefined || each.kind === kind));

export async function stopSelling(tx: Tx, { provider, kind = all }: Sale, reason: string): Promise<void> {
  await tx.query(
    `insert into bills.stopped_sale (provider, kind, reason) values ($1, $2, $3)
     on conflict (provider, kind) do update set reason = excluded.reason`,
    [provider, kind, reason],
  );
}

export async function resumeSelling(tx: Tx, { provider, kind = all }: Sale): Promise<void> {
  await tx.query('delete from bills.stopped_sale where provider = $1 and kind = $2', [provider, kind]);
}
