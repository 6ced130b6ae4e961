import type { Queries, Tx } from '@wura/database';

/** That a customer asked to be erased, and how far it is. */
export interface Erasure {
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly begunAt: Date | null;
  readonly doneAt: Date | null;
}

/** From this commit on nothing of another customer's comes to the account. False where it was asked for already. */
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

/** Whether it opened an account that the wish alone had shut; nothing where there is no wish, or its erasure has begun. */
export async function withdrawErasure(tx: Tx, customer: bigint): Promise<{ isOpened: boolean } | undefined> {
  const { rows } = await tx.query<{ opened: boolean | null }>('select identity.withdraw_erasure($1) as opened', [
    customer,
  ]);
  const { opened } = rows[0]!;
  return opened === null ? undefined : { isOpened: opened };
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
