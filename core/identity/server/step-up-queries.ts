import type { Queries, Tx } from '@wura/database';

// The SQL of codes that are mailed for a step-up.

export async function upsertStepUpCode(
  tx: Tx,
  { customer, digest, expiresAt }: { customer: bigint; digest: Buffer; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `insert into identity.step_up_codes (customer, digest, expires_at) values ($1, $2, $3)
     on conflict (customer) do update set digest = excluded.digest, expires_at = excluded.expires_at, tries = 0`,
    [customer, digest, expiresAt],
  );
}

/** One of five tries, counted before the code is compared: however many ask at once, the row lets them through one by one. */
export async function claimStepUpTry(
  db: Queries,
  { customer, at }: { customer: bigint; at: Date },
): Promise<{ digest: Buffer; expiresAt: Date } | undefined> {
  const { rows } = await db.query<{ digest: Buffer; expiresAt: Date }>(
    `update identity.step_up_codes set tries = tries + 1
      where customer = $1 and expires_at > $2 and tries < 5
      returning digest, expires_at as "expiresAt"`,
    [customer, at],
  );
  return rows[0];
}

/** False for all but the first. */
export async function endStepUpCode(
  db: Queries,
  { customer, digest }: { customer: bigint; digest: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from identity.step_up_codes where customer = $1 and digest = $2', [
    customer,
    digest,
  ]);
  return rowCount === 1;
}

/** Those that are over go with it, so that nothing has to tidy them. */
export async function upsertConfirmedPayment(
  tx: Tx,
  { customer, digest, at, goodUntil }: { customer: bigint; digest: Buffer; at: Date; goodUntil: Date },
): Promise<void> {
  await tx.query('delete from identity.confirmed_payments where customer = $1 and good_until < $2', [customer, at]);
  await tx.query(
    `insert into identity.confirmed_payments (customer, payment, good_until) values ($1, $2, $3)
     on conflict (customer, payment) do update set good_until = excluded.good_until`,
    [customer, digest, goodUntil],
  );
}

export async function isConfirmedPayment(
  db: Queries,
  { customer, digest, at }: { customer: bigint; digest: Buffer; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from identity.confirmed_payments where customer = $1 and payment = $2 and good_until > $3',
    [customer, digest, at],
  );
  return rowCount === 1;
}
