import type { Tx } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { identityRefusals } from '../refusals.ts';
import { secondFactorRefusals } from '../second-factor.ts';
import { holdKeyCaller } from './key-callers.ts';
import { holdSession } from './session-queries.ts';
import { signedInOf, type SignedIn } from './sessions.ts';
import { readMover, readStanding, type Standing, type StandingMover } from './standing.ts';

/**
 * From now on no caller gets in; `replacePassword` opens it again. End the sessions in the same transaction, after this. A
 * later lock takes the place of an earlier one, so that a wish to be erased that is withdrawn opens what it shut and no more.
 */
export async function lockCustomer(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('update identity.customers set locked_at = $2 where id = $1', [customer, at]);
}

/**
 * Asked by every sign-in before its session begins, and before a way in is added. The row stays as it is until then: a lock, or
 * a new password, comes before or ends it. Answers the hash of the password that holds until then.
 */
export async function refuseLocked(tx: Tx, customer: bigint): Promise<string> {
  const { locked_at: lockedAt, password_hash: passwordHash } = await holdCustomer(tx, customer);
  if (lockedAt) throw refuse(secondFactorRefusals.account_locked);
  return passwordHash;
}

type Calling = Pick<SignedIn, 'number' | 'sessionId' | 'apiKey'>;

/** How a caller stands by now, and until the transaction ends. */
export type StandingNow = 'in' | 'out' | 'frozen';

/**
 * A call takes a while, and its owner may shut the account, or take a new password, in the middle of it: what ends all
 * sessions holds the customer's row first, as this does, so that it comes before this or after all that the call does.
 */
export async function standingNow(tx: Tx, { number: customer, sessionId, apiKey }: Calling): Promise<StandingNow> {
  const { locked_at: lockedAt, is_frozen: isFrozen } = await holdCustomer(tx, customer);
  if (lockedAt) return 'out';
  const { rowCount } = apiKey
    ? await tx.query('select from identity.api_keys where number = $1 and revoked_at is null', [apiKey.number])
    : await tx.query('select from identity.sessions where customer = $1 and public_id = $2 and revoked_at is null', [
        customer,
        sessionId,
      ]);
  if (rowCount === 0) return 'out';
  return isFrozen ? 'frozen' : 'in';
}

/**
 * Asked first in the transaction that moves money of the customer's, or makes what goes on without them: a key, an order, a
 * payment of later days.
 */
export async function refuseEnded(tx: Tx, caller: Calling & Pick<SignedIn, 'isFrozen'>): Promise<void> {
  const standing = await refuseOut(tx, caller);
  if (standing === 'frozen' && !caller.isFrozen) throw refuse(identityRefusals.account_frozen);
}

/**
 * Asked first in the transaction that moves money on what was asked of the caller before, which took a while: the caller as they
 * stand now and until it ends, with all that decides a payment. Who makes their account stricter holds the customer's row first,
 * or ends the session or the key that is held here, so that it comes before this or after the money.
 */
export async function callerNow(tx: Tx, caller: SignedIn): Promise<SignedIn> {
  const { number: customer, sessionId, apiKey } = caller;
  const { locked_at: lockedAt } = await holdCustomer(tx, customer);
  const now = apiKey ? await holdKeyCaller(tx, apiKey) : await sessionNow(tx, { customer, publicId: sessionId });
  if (lockedAt || !now) throw refuse(commonRefusals.unauthenticated);
  if (now.isFrozen && !caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  return now;
}

async function sessionNow(tx: Tx, session: { customer: bigint; publicId: string }): Promise<SignedIn | undefined> {
  const row = await holdSession(tx, session);
  return row && signedInOf(row);
}

/**
 * Asked in the transaction that changes how the account is got into, or what it asks for: what was proven before a lock, or a
 * new password, is worth nothing after it. A transaction that writes the customer's own row does that first, lest two calls
 * hold it for each other.
 */
export async function refuseOut(tx: Tx, caller: Calling): Promise<StandingNow> {
  const standing = await standingNow(tx, caller);
  if (standing === 'out') throw refuse(commonRefusals.unauthenticated);
  return standing;
}

/**
 * Of a customer who is away, until the transaction ends: a freeze or a lock comes before all that is done for them in it, or
 * after. Asked before anything of theirs is locked that a lock of the account stops, which holds their row first.
 */
export async function holdStanding(tx: Tx, customer: bigint): Promise<Standing> {
  await holdRow(tx, customer);
  // Read once the row is held: whoever had it may have changed it.
  return readStanding(tx, customer);
}

/** Asked first in the transaction that moves what a customer confirmed before. */
export async function refuseStopped(tx: Tx, customer: bigint): Promise<void> {
  if ((await holdStanding(tx, customer)).isFrozen) throw refuse(identityRefusals.account_frozen);
}

/** The same, with what decides how much of their money may leave. */
export async function moverNow(tx: Tx, customer: bigint): Promise<StandingMover> {
  await holdRow(tx, customer);
  const mover = await readMover(tx, customer);
  if (mover.isFrozen) throw refuse(identityRefusals.account_frozen);
  return mover;
}

/**
 * Held before what a payment is asked about is made stricter, and before anything else of the customer's is: no payment that was
 * asked about before commits after it.
 */
export async function holdPayments(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('select from identity.customers where id = $1 for no key update', [customer]);
}

/**
 * Whether money from outside still has somebody to come to, until the transaction ends. An erasure holds the customer's row before
 * it looks for money, so that it finds what came before it, and what comes later finds nobody.
 */
export async function holdReceiver(tx: Tx, customer: bigint): Promise<boolean> {
  await holdRow(tx, customer);
  const { rowCount } = await tx.query('select from identity.account_owner where id = $1 and not is_erased', [customer]);
  return rowCount === 1;
}

/** For those who may not read what stands in it. */
async function holdRow(tx: Tx, customer: bigint): Promise<void> {
  await tx.query('select from identity.customers where id = $1 for share', [customer]);
}

interface Held {
  locked_at: Date | null;
  is_frozen: boolean;
  password_hash: string;
}

async function holdCustomer(tx: Tx, customer: bigint): Promise<Held> {
  const { rows } = await tx.query<Held>(
    'select locked_at, is_frozen, password_hash from identity.customers where id = $1 for share',
    [customer],
  );
  return rows[0]!;
}
