import type { Queries, Tx } from '@wura/database';

/** That a customer asked to be erased, and how far it is. */
export interface Erasure {
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly begunAt: Date | null;
  readonly doneAt: Date | null;
}

/** False where it was asked for already. */
export async function askForErasure(
  tx: Tx,
  { customer, at, dueAt }: { customer: bigint; at: Date; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.erasures (customer, asked_at, due_at) values ($1, $2, $3) on conflict (customer) do nothing`,
    [customer, at, dueAt],
  );
  return rowCount === 1;
}

/** False where there is none, or it has begun. */
export async function withdrawErasure(tx: Tx, customer: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.erasures where customer = $1 and begun_at is null', [
    customer,
  ]);
  return rowCount === 1;
}

export async function readErasure(db: Queries, customer: bigint): Promise<Erasure | undefined> {
  const { rows } = await db.query<Erasure>(
    `select asked_at as "askedAt", due_at as "dueAt", begun_at as "begunAt", done_at as "doneAt"
       from identity.erasures where customer = $1`,
    [customer],
  );
  return rows[0];
}

/** From this commit on no caller finds the account or gets into it. False before its day. */
export async function beginErasure(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<boolean> {
  const { rows } = await tx.query<{ begun: boolean }>('select identity.begin_erasure($1, $2) as begun', [customer, at]);
  return rows[0]!.begun;
}

/** The last step destroys the customer's key. */
export async function finishErasure(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('select identity.finish_erasure($1, $2)', [customer, at]);
}
