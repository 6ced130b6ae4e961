import type { Queries, Tx } from '@wura/database';
import type { KeyScope } from '@wura/wire';
import type { ChosenLimits } from './own-limits.ts';

// Keys of customers' programs, as their owners see and change them. Who calls with one is in key-callers.ts.

/** The key that a program calls with. */
export interface CallingKey {
  /** What the tables of all rooms call it. */
  readonly number: bigint;
  readonly id: string;
  readonly scopes: readonly KeyScope[];
  /** In kobo, as is what it may send in a day. */
  readonly perPaymentMinor: bigint;
  readonly perDayMinor: bigint;
}

export interface ApiKey extends CallingKey {
  readonly name: string;
  readonly ending: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

const columns = `number, public_id as id, name, ending, scopes, per_payment_minor as "perPaymentMinor",
  per_day_minor as "perDayMinor", created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
  revoked_at as "revokedAt"`;

/** Newest first; of those that are no use any more only the latest. */
export async function listApiKeys(db: Queries, customer: bigint): Promise<ApiKey[]> {
  const { rows } = await db.query<ApiKey>(
    `select ${columns} from identity.api_keys where customer = $1
      order by (revoked_at is null) desc, number desc limit 60`,
    [customer],
  );
  return rows;
}

export interface NewApiKey extends Omit<ApiKey, 'number' | 'lastUsedAt' | 'revokedAt'> {
  readonly customer: bigint;
  readonly tokenHash: Buffer;
}

/** How many the customer has that could still be used; another call of theirs waits until this one is over. */
export async function countLivingKeys(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('identity.api_keys', $1))`, [customer]);
  const { rows } = await tx.query<{ living: number }>(
    `select count(*)::integer as living from identity.api_keys
      where customer = $1 and revoked_at is null and expires_at > $2`,
    [customer, at],
  );
  return rows[0]!.living;
}

export async function insertApiKey(tx: Tx, key: NewApiKey): Promise<ApiKey> {
  const { rows } = await tx.query<ApiKey>(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [
      key.id,
      key.customer,
      key.tokenHash,
      key.name,
      key.ending,
      key.scopes,
      key.perPaymentMinor,
      key.perDayMinor,
      key.createdAt,
      key.expiresAt,
    ],
  );
  return rows[0]!;
}

/** The customer's own and living, held until the transaction ends. */
export async function lockApiKey(
  tx: Tx,
  { customer, id }: { customer: bigint; id: string },
): Promise<ApiKey | undefined> {
  const { rows } = await tx.query<ApiKey>(
    `select ${columns} from identity.api_keys where customer = $1 and public_id = $2 and revoked_at is null
        for no key update`,
    [customer, id],
  );
  return rows[0];
}

export async function updateApiKey(
  tx: Tx,
  { number, name, perPaymentMinor, perDayMinor }: Pick<ApiKey, 'number' | 'name' | 'perPaymentMinor' | 'perDayMinor'>,
): Promise<ApiKey> {
  const { rows } = await tx.query<ApiKey>(
    `update identity.api_keys set name = $2, per_payment_minor = $3, per_day_minor = $4 where number = $1
     returning ${columns}`,
    [number, name, perPaymentMinor, perDayMinor],
  );
  return rows[0]!;
}

export async function revokeApiKey(tx: Tx, { number, at }: { number: bigint; at: Date }): Promise<ApiKey> {
  const { rows } = await tx.query<ApiKey>(
    `update identity.api_keys set revoked_at = coalesce(revoked_at, $2) where number = $1 returning ${columns}`,
    [number, at],
  );
  return rows[0]!;
}

/** All of a customer's. */
export async function revokeApiKeys(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('update identity.api_keys set revoked_at = $2 where customer = $1 and revoked_at is null', [
    customer,
    at,
  ]);
}

/** What a key may still confirm, for work that goes on after its call; none: it was revoked, or its time is over. */
export async function readHeldKey(
  db: Queries,
  { number, at }: { number: bigint; at: Date },
): Promise<CallingKey | undefined> {
  const { rows } = await db.query<CallingKey>(
    `select number, public_id as id, scopes, per_payment_minor as "perPaymentMinor", per_day_minor as "perDayMinor"
       from identity.api_keys where number = $1 and revoked_at is null and expires_at > $2`,
    [number, at],
  );
  return rows[0];
}

/** The customer's own limits, as far as the key leaves them standing: a single payment is no larger than either allows. */
export function heldToKey({ next, ...now }: ChosenLimits, key: CallingKey): ChosenLimits {
  const least = (own: bigint | null) => (own !== null && own < key.perPaymentMinor ? own : key.perPaymentMinor);
  return {
    ...now,
    perPaymentMinor: least(now.perPaymentMinor),
    next: next && { ...next, perPaymentMinor: least(next.perPaymentMinor) },
  };
}
