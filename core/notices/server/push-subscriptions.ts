import { hash } from 'node:crypto';
import type { Queries, Tx } from '@wura/database';
import { customerVault } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';
import type { PushSubscription } from './ports.ts';

// Where the browsers of a customer hear. A browser has one address, which belongs to the customer who named it last.

/** Of one customer. */
export const devicesMax = 10;

const purposeOf = (digest: Buffer) => `push subscription ${digest.toString('hex')}`;

export interface NewSubscription {
  readonly customer: bigint;
  readonly session: string;
  readonly subscription: PushSubscription;
  readonly at: Date;
}

/** What this session said last counts. `full`: there are as many as one customer may have; `ended`: the session is no more. */
export async function saveSubscription(
  tx: Tx,
  vault: Vault,
  { customer, session, subscription, at }: NewSubscription,
): Promise<'saved' | 'full' | 'ended'> {
  // Those of one customer come one after the other, or two of them would both be the tenth.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('push ' || $1::text, 0))`, [customer]);
  const { rows: bonds } = await tx.query<{ bond: bigint | null }>('select identity.bind_to_session($1, $2) as bond', [
    customer,
    session,
  ]);
  const bond = bonds[0]?.bond ?? null;
  if (bond === null) return 'ended';
  const digest = hash('sha256', subscription.endpoint, 'buffer');
  await tx.query('delete from notices.push_subscriptions where bond = $1 or digest = $2', [bond, digest]);
  if ((await countSubscriptions(tx, { customer, at })) >= devicesMax) return 'full';
  const own = await customerVault(tx, vault, customer);
  await tx.query(
    'insert into notices.push_subscriptions (customer, bond, digest, sealed, created_at) values ($1, $2, $3, $4, $5)',
    [customer, bond, digest, own.seal(JSON.stringify(subscription), purposeOf(digest)), at],
  );
  return 'saved';
}

export async function openSubscription(
  db: Queries,
  vault: Vault,
  { customer, digest, sealed }: { customer: bigint; digest: Buffer; sealed: Buffer },
): Promise<PushSubscription> {
  const own = await customerVault(db, vault, customer);
  return JSON.parse(own.open(sealed, purposeOf(digest)).toString()) as PushSubscription;
}

/** Of the session that asks. */
export async function removeSubscription(tx: Tx, of: { customer: bigint; session: string }): Promise<void> {
  await tx.query(
    `delete from notices.push_subscriptions s using identity.session_bond b
      where s.customer = $1 and b.id = s.bond and b.session = $2`,
    [of.customer, of.session],
  );
}

/** Those that are heard. */
async function countSubscriptions(db: Queries, { customer, at }: { customer: bigint; at: Date }): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from notices.push_subscriptions s join identity.session_bond b on b.id = s.bond
      where s.customer = $1 and b.ends_at > $2`,
    [customer, at],
  );
  return rows[0]!.count;
}

/** Whether the browser of this session hears, and on how many devices the customer does. */
export async function readDevices(
  db: Queries,
  { customer, session, at }: { customer: bigint; session: string; at: Date },
): Promise<{ isHere: boolean; count: number }> {
  const { rows } = await db.query<{ is_here: boolean; count: number }>(
    `select coalesce(bool_or(b.session = $2), false) as is_here, count(*)::int as count
       from notices.push_subscriptions s join identity.session_bond b on b.id = s.bond
      where s.customer = $1 and b.ends_at > $3`,
    [customer, session, at],
  );
  return { isHere: rows[0]!.is_here, count: rows[0]!.count };
}
