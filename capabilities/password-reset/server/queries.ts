import type { Queries, Tx } from '@wura/database';
import type { CodeChannel } from '../rules.ts';

export type Purpose = 'password' | 'pin';

export interface CodeRequest {
  id: string;
  purpose: Purpose;
  channel: CodeChannel;
  names: readonly string[];
  customer: bigint | null;
  address: string;
  requestId: string;
  at: Date;
}

export async function insertRequest(tx: Tx, request: CodeRequest): Promise<void> {
  await tx.query(
    `insert into password_reset.requests (id, purpose, names, customer, address, request_id, created_at, channel)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      request.id,
      request.purpose,
      request.names,
      request.customer,
      request.address,
      request.requestId,
      request.at,
      request.channel,
    ],
  );
}

/** Taken out, so that nothing is kept of a caller who asked for an unknown account. */
export async function takeRequest(tx: Tx, id: string): Promise<Omit<CodeRequest, 'id'> | undefined> {
  const { rows } = await tx.query<Omit<CodeRequest, 'id'>>(
    `delete from password_reset.requests where id = $1
     returning purpose, channel, names, customer, address, request_id as "requestId", created_at as at`,
    [id],
  );
  return rows[0];
}

export interface NewCode {
  publicId: string;
  customer: bigint;
  purpose: Purpose;
  channel: CodeChannel;
  digest: Buffer;
  /** The first digits, without which no try at this code is counted. */
  opening: string | null;
  at: Date;
  expiresAt: Date;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `insert into password_reset.codes (public_id, customer, purpose, digest, opening, created_at, expires_at, channel)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code.publicId, code.customer, code.purpose, code.digest, code.opening, code.at, code.expiresAt, code.channel],
  );
}

/** One request of a customer after the other, until the transaction ends: what is counted next stays true. */
export async function lockCustomer(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('reset ' || $1::text, 0))`, [customer]);
}

export interface CodeCounts {
  sent: number;
  /** By text message, since the moment from which tries are counted. */
  texted: number;
  wrongTries: number;
}

/**
 * How many were sent for this purpose since one moment, and how many wrong tries were made at those sent since another.
 * Any visitor may ask for a new password in a customer's name; that must not use up what the customer asks for
 * themselves.
 */
export async function countCodes(
  db: Queries,
  {
    customer,
    purpose,
    sentSince,
    triedSince,
  }: { customer: bigint; purpose: Purpose; sentSince: Date; triedSince: Date },
): Promise<CodeCounts> {
  const { rows } = await db.query<{ sent: bigint; texted: bigint; tries: bigint }>(
    `select count(*) filter (where created_at > $3) as sent,
            count(*) filter (where created_at > $4 and channel = 'sms') as texted,
            coalesce(sum(tries) filter (where created_at > $4 and used_at is null), 0) as tries
       from password_reset.codes where customer = $1 and purpose = $2`,
    [customer, purpose, sentSince, triedSince],
  );
  const [row] = rows;
  return { sent: Number(row!.sent), texted: Number(row!.texted), wrongTries: Number(row!.tries) };
}

export async function deleteOldCodes(tx: Tx, { customer, before }: { customer: bigint; before: Date }): Promise<void> {
  await tx.query('delete from password_reset.codes where customer = $1 and created_at < $2', [customer, before]);
}

export interface ClaimedCode {
  id: bigint;
  publicId: string;
  digest: Buffer;
}

/**
 * Counts a try at the newest code before it is known whether it is right. Only the caller that gets a row back may
 * compare; however many ask at once, the row's lock lets them through one by one, and five in all. A try that does not
 * know a code's opening is wrong without being counted.
 */
export async function claimTry(
  db: Queries,
  { customer, purpose, code, at }: { customer: bigint | undefined; purpose: Purpose; code: string; at: Date },
): Promise<ClaimedCode | undefined> {
  const { rows } = await db.query<ClaimedCode>(
    `update password_reset.codes set tries = tries + 1
      where id = (select max(id) from password_reset.codes where customer = $1 and purpose = $2)
        and used_at is null and expires_at > $3 and tries < 5
        and (opening is null or opening = left($4, 4))
      returning id, public_id as "publicId", digest`,
    [customer ?? null, purpose, at, code],
  );
  return rows[0];
}

/** False for all but the first. */
export async function spendCode(tx: Tx, { id, at }: { id: bigint; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update password_reset.codes set used_at = $2 where id = $1 and used_at is null',
    [id, at],
  );
  return rowCount === 1;
}
