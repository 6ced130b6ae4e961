import type { Queries, Tx } from '@wura/database';

export interface ErrandRow {
  stateHash: Buffer;
  browserHash: Buffer;
  isRemembered: boolean;
  /** Who links an account, and in which session. */
  linking: { customer: bigint; session: string } | null;
  expiresAt: Date;
}

export async function insertErrand(db: Queries, errand: ErrandRow): Promise<void> {
  await db.query(
    `insert into google_sign_in.errands (state_hash, browser_hash, is_remembered, customer, session, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      errand.stateHash,
      errand.browserHash,
      errand.isRemembered,
      errand.linking?.customer ?? null,
      errand.linking?.session ?? null,
      errand.expiresAt,
    ],
  );
}

/** Ends it, so that no second answer to it is heard. Only the browser that was sent can. */
export async function takeErrand(
  db: Queries,
  { stateHash, browserHash, session }: { stateHash: Buffer; browserHash: Buffer; session: string | null },
  at: Date,
): Promise<{ isRemembered: boolean } | undefined> {
  const { rows } = await db.query<{ isRemembered: boolean }>(
    `delete from google_sign_in.errands
      where state_hash = $1 and browser_hash = $2 and session is not distinct from $3 and expires_at > $4
      returning is_remembered as "isRemembered"`,
    [stateHash, browserHash, session, at],
  );
  return rows[0];
}

export interface Link {
  customer: bigint;
  subject: string;
  email: string;
}

type Linked = Link & { linkedAt: Date };

export async function findLinkOf(db: Queries, customer: bigint): Promise<Linked | undefined> {
  const { rows } = await db.query<Linked>(
    'select customer, subject, email, linked_at as "linkedAt" from google_sign_in.links where customer = $1',
    [customer],
  );
  return rows[0];
}

/** By Google's own name for the account. */
export async function findLinkTo(db: Queries, subject: string): Promise<Linked | undefined> {
  const { rows } = await db.query<Linked>(
    'select customer, subject, email, linked_at as "linkedAt" from google_sign_in.links where subject = $1',
    [subject],
  );
  return rows[0];
}

/** False when the customer, or the account at Google, is linked already. */
export async function insertLink(tx: Tx, { customer, subject, email }: Link, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into google_sign_in.links (customer, subject, email, linked_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [customer, subject, email, at],
  );
  return rowCount === 1;
}

export async function deleteLink(tx: Tx, customer: bigint): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>(
    'delete from google_sign_in.links where customer = $1 returning email',
    [customer],
  );
  return rows[0]?.email;
}

/**
 * The finder of a lost phone may hold the account at Google, and an attacker may have linked one. Where payments alone were
 * stopped the account is not locked, and its owner still signs in with it.
 */
export async function deleteLinkOfLocked(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(
    `delete from google_sign_in.links l using identity.person p
      where l.customer = $1 and p.id = l.customer and p.is_locked`,
    [customer],
  );
}

export async function insertNewcomer(
  db: Queries,
  newcomer: { proofHash: Buffer; subject: string; email: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into google_sign_in.newcomers (proof_hash, subject, email, expires_at) values ($1, $2, $3, $4)`,
    [newcomer.proofHash, newcomer.subject, newcomer.email, newcomer.expiresAt],
  );
}

export async function takeNewcomer(
  tx: Tx,
  { proofHash, email }: { proofHash: Buffer; email: string },
  at: Date,
): Promise<{ subject: string; email: string } | undefined> {
  const { rows } = await tx.query<{ subject: string; email: string }>(
    `delete from google_sign_in.newcomers where proof_hash = $1 and lower(email) = lower($2) and expires_at > $3
     returning subject, email`,
    [proofHash, email, at],
  );
  return rows[0];
}

/** What no visitor came back to. */
export async function deleteEnded(db: Queries, at: Date): Promise<void> {
  await db.query('delete from google_sign_in.errands where expires_at < $1', [at]);
  await db.query('delete from google_sign_in.newcomers where expires_at < $1', [at]);
}
