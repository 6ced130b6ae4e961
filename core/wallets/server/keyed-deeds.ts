import type { Queries, Tx } from '@wura/database';
import { ledgerRefusals } from '@wura/ledger/contract';
import { nameOtherDeed } from '@wura/ledger/server/other-deed';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from './intents.ts';
import type { Place } from './naming.ts';

// What a customer's key did that is no payment: it brought money back, or began what another pays for.

/** A deed's name in the books; none where its caller gave it no key. */
type DeedName = { readonly request: string; readonly isNew: boolean } | undefined;

interface Deed {
  readonly customer: bigint;
  /** By which it is known to those who carry it out. */
  readonly subject: string;
  /** Money of the customer's is on its way by it. */
  readonly isUnderWay?: boolean;
  /** The movement that it is about, where that is known already. */
  readonly transferId?: number | null;
}

/**
 * In the transaction that does it, before it locks what a payment locks: it waits for a payment that is being written under this
 * name, and is refused then; from here on none is written under it.
 */
export async function nameDeed(tx: Tx, { isNamed, request }: Pick<Intent, 'request' | 'isNamed'>): Promise<DeedName> {
  if (!isNamed) return undefined;
  const naming = await nameOtherDeed(tx, request);
  if (naming === 'paid') throw refuse(ledgerRefusals.idempotency_mismatch);
  return { request, isNew: naming === 'named' };
}

/**
 * In the same transaction, so that a caller who lost the answer finds it however the call ended. Refused where the name is of
 * something else that was done: about another card, or something that was made.
 */
export async function noteDeed(
  tx: Tx,
  name: DeedName,
  { customer, subject, isUnderWay = false, transferId = null }: Deed,
): Promise<void> {
  if (!name) return;
  const { request, isNew } = name;
  const { rowCount } = await tx.query(
    `insert into wallets.keyed_deed (request, customer, subject, is_under_way, transfer_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [request, customer, subject, isUnderWay, transferId],
  );
  const isOurs = rowCount === 1 ? isNew : (await subjectOf(tx, request)) === subject;
  if (!isOurs) throw refuse(ledgerRefusals.idempotency_mismatch);
}

async function subjectOf(tx: Tx, request: string): Promise<string> {
  const { rows } = await tx.query<{ subject: string }>('select subject from wallets.keyed_deed where request = $1', [
    request,
  ]);
  return rows[0]!.subject;
}

/** In the transaction that ends it, with the movement that it became; none: it moved nothing. */
export async function endDeed(tx: Tx, subject: string, transferId?: number): Promise<void> {
  await tx.query(
    `update wallets.keyed_deed set is_under_way = false, transfer_id = coalesce(transfer_id, $2) where subject = $1`,
    [subject, transferId ?? null],
  );
}

/** The movement that it became, or that it is on its way. Nothing where no money moves or moved by it. */
export async function findDeed(
  db: Queries,
  { request, customer }: { request: string; customer: bigint },
): Promise<Place | 'under_way' | undefined> {
  const { rows } = await db.query<{ is_under_way: boolean; wallet: bigint | null; seq: bigint | null }>(
    `select d.is_under_way, m.wallet, m.seq
       from wallets.keyed_deed d
       left join (wallets.movement m join wallets.wallet w on w.id = m.wallet)
         on m.transfer_id = d.transfer_id and w.customer = d.customer
      where d.request = $1 and d.customer = $2`,
    [request, customer],
  );
  const deed = rows[0];
  if (deed?.wallet && deed.seq) return { wallet: Number(deed.wallet), seq: Number(deed.seq) };
  return deed?.is_under_way ? 'under_way' : undefined;
}
