import type { Queries, Tx } from '@wura/database';

// All SQL about whose an address is, and which addresses customers have saved.

export async function readAddress(db: Queries, customer: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ address: string }>('select address from usdt.address where customer = $1', [
    customer,
  ]);
  return rows[0]?.address;
}

export async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ number: bigint }>(`select nextval('usdt.address_number') as number`);
  return Number(rows[0]!.number);
}

/** Of two calls for the first time the second finds the first one's address. */
export async function insertAddress(
  tx: Tx,
  { customer, number, address }: { customer: bigint; number: number; address: string },
): Promise<void> {
  await tx.query('insert into usdt.address (customer, number, address) values ($1, $2, $3) on conflict do nothing', [
    customer,
    number,
    address,
  ]);
}

/** Whose an address is, with a number for the way to its key. */
export interface Owner {
  readonly customer: bigint;
  readonly address: string;
}

export async function findOwner(db: Queries, address: string): Promise<bigint | undefined> {
  const [owner] = await findOwners(db, [address]);
  return owner?.customer;
}

export async function findOwners(db: Queries, addresses: readonly string[]): Promise<Owner[]> {
  const { rows } = await db.query<Owner>('select customer, address from usdt.address where address = any($1)', [
    addresses,
  ]);
  return rows;
}

/** When the first address was given out; nothing can have come before. */
export async function readFirstGivenAt(db: Queries): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>('select min(created_at) as at from usdt.address');
  return rows[0]!.at;
}

export interface SavedRow {
  readonly public_id: string;
  readonly address: string;
  readonly label: string;
  readonly created_at: Date;
}

export async function listSaved(db: Queries, customer: bigint): Promise<SavedRow[]> {
  const { rows } = await db.query<SavedRow>(
    'select public_id, address, label, created_at from usdt.saved_address where customer = $1 order by id desc limit 100',
    [customer],
  );
  return rows;
}

export async function findSaved(
  db: Queries,
  { customer, address }: { customer: bigint; address: string },
): Promise<SavedRow | undefined> {
  const { rows } = await db.query<SavedRow>(
    'select public_id, address, label, created_at from usdt.saved_address where customer = $1 and address = $2',
    [customer, address],
  );
  return rows[0];
}

const savedMax = 100;

export async function insertSaved(
  tx: Tx,
  saved: { customer: bigint; publicId: string; address: string; label: string },
): Promise<SavedRow | 'full' | 'exists'> {
  const { customer, publicId, address, label } = saved;
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('usdt.saved_address', $1))`, [customer]);
  const { rows: counted } = await tx.query<{ full: boolean }>(
    'select count(*) >= $2 as full from usdt.saved_address where customer = $1',
    [customer, savedMax],
  );
  if (counted[0]!.full) return 'full';
  const { rows } = await tx.query<SavedRow>(
    `insert into usdt.saved_address (public_id, customer, address, label) values ($1, $2, $3, $4)
     on conflict do nothing returning public_id, address, label, created_at`,
    [publicId, customer, address, label],
  );
  return rows[0] ?? 'exists';
}

export async function deleteSaved(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('delete from usdt.saved_address where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}

/** Whether USDT of this customer's was ever on its way there. */
export async function hasSentTo(
  db: Queries,
  { customer, address }: { customer: bigint; address: string },
): Promise<boolean> {
  const { rows } = await db.query(
    `select from usdt.sending s join wallets.waiting_movement m on m.transfer_id = s.transfer_id
      where s.to_address = $2 and m.customer = $1 limit 1`,
    [customer, address],
  );
  return rows.length > 0;
}
