import { hash } from 'node:crypto';
import type { Queries, Tx } from '@wura/database';
import type { LoginName } from './login-names.ts';

// The SQL of the names that customers sign in by.

/** Takes the names for the customer, and answers those that another customer has. */
export async function takeNames(tx: Tx, names: readonly LoginName[], customer: bigint): Promise<LoginName[]> {
  // In one order everywhere: two registrations that share two names queue for each other instead of locking up. A
  // registration that comes second waits here for the first to commit or to give up.
  const { rows: taken } = await tx.query<{ name: string }>(
    `insert into identity.login_names (name, kind, customer)
     select name, kind, case when kind <> 'spelling' then $3::bigint end
       from unnest($1::text[], $2::text[]) as wanted (name, kind)
      order by name
     on conflict (name) do nothing
     returning name`,
    [names.map(({ name }) => name), names.map(({ kind }) => kind), customer],
  );
  const missing = names.filter(({ name }) => !taken.some(row => row.name === name));
  if (missing.length === 0) return [];
  // Phones of two countries may share a spelling; only a name that a customer owns is in the way of one.
  const { rows: owned } = await tx.query<{ name: string }>(
    `select name from identity.login_names where name = any($1) and kind <> 'spelling'`,
    [missing.map(({ name }) => name)],
  );
  return missing.filter(({ name, kind }) => kind !== 'spelling' || owned.some(row => row.name === name));
}

/** No customer signs in by it, and only this customer takes it until then. */
export async function keepName(
  tx: Tx,
  { name, kind, customer, until }: { name: string; kind: LoginName['kind']; customer: bigint; until: Date },
): Promise<void> {
  await tx.query(
    `with kept as (update identity.login_names set kind = 'spelling', customer = null
                    where name = $1 and kind = $2 and customer = $3 returning name)
     insert into identity.kept_names as k (name, customer, kept_until) select name, $3, $4 from kept
     on conflict (name) do update set customer = excluded.customer, kept_until = excluded.kept_until`,
    [name, kind, customer, until],
  );
}

/** True when it was kept for this customer, and is theirs again. */
export async function reclaimNames(
  tx: Tx,
  { name, kind, customer }: { name: string; kind: LoginName['kind']; customer: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.kept_names where name = $1 and customer = $2', [
    name,
    customer,
  ]);
  if (rowCount === 0) return false;
  await tx.query('update identity.login_names set kind = $2, customer = $3 where name = $1', [name, kind, customer]);
  return true;
}

/** True when the number that has this name was never confirmed by the customer who signs in by it, and is another's now. */
export async function takeUnconfirmed(
  tx: Tx,
  { name, customer }: { name: string; customer: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.login_names n set customer = $2
       from identity.customers c
      where n.name = $1 and n.kind = 'phone' and c.id = n.customer and c.phone_confirmed_at is null`,
    [name, customer],
  );
  return rowCount === 1;
}

export async function selectNumberOfUsername(db: Queries, username: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ customer: bigint }>(
    `select customer from identity.login_names where name = $1 and kind = 'username'`,
    [username],
  );
  return rows[0]?.customer;
}

export async function selectNumbersOfUsernames(
  db: Queries,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.query<{ name: string; customer: bigint }>(
    `select name, customer from identity.login_names where name = any($1) and kind = 'username'`,
    [usernames],
  );
  return new Map(rows.map(({ name, customer }) => [name, customer]));
}

export interface LoginRow {
  customer: bigint;
  password_hash: string;
  /** Whether this customer has signed in from this address before. */
  is_known_here: boolean;
  is_known_device: boolean;
}

/** The first of the names that is taken. */
export async function selectLogin(
  db: Queries,
  { names, address, device }: { names: readonly string[]; address: string; device: string },
): Promise<LoginRow | undefined> {
  const { rows } = await db.query<LoginRow>(
    `select c.id as customer, c.password_hash,
            exists (select from identity.sessions s where s.customer = c.id and s.address = $2) as is_known_here,
            exists (select from identity.devices d where d.customer = c.id and d.mark = $3) as is_known_device
       from identity.login_names n join identity.customers c on c.id = n.customer
      where n.name = any($1)
      order by array_position($1::text[], n.name)
      limit 1`,
    [names, address, deviceMark(device)],
  );
  return rows[0];
}

/** What a browser carries from one sign-in to the next, as the table of devices has it. */
export const deviceMark = (token: string): Buffer => hash('sha256', `token ${token}`, 'buffer');
