import type { Queries, Tx } from '@wura/database';

/** One whom a customer keeps away. */
export interface Block {
  publicId: string;
  name: string;
  accountNumber: string;
  blockedAt: Date;
}

/** Enough for a customer who is pestered, and read whole with every payment to them. */
export const blocksMax = 200;

/** Of whom a payment or a request comes, as the one who is paid or asked sees them. */
interface KeepsAway {
  readonly blocks: readonly bigint[];
  /** They asked to be erased: nothing of another customer's comes to them any more, or a stranger's kobo would keep the account. */
  readonly isLeaving: boolean;
}

export const isKeptAway = ({ blocks, isLeaving }: KeepsAway, customer: bigint): boolean =>
  isLeaving || blocks.includes(customer);

/** To a customer who is kept away there is no such customer. */
export function seenBy<Found extends KeepsAway>(
  found: Found | undefined | Promise<Found | undefined>,
  asker: bigint,
): Found | undefined | Promise<Found | undefined> {
  const seen = (one: Found | undefined) => (one && isKeptAway(one, asker) ? undefined : one);
  return found instanceof Promise ? found.then(seen) : seen(found);
}

/** As a column of the customer whose number this is. */
export const isLeavingOf = (id: string): string => `exists (select from identity.erasures e where e.customer = ${id})`;

/** As a column of the customer whose number this is. */
export const blocksOf = (id: string): string =>
  `array(select b.blocked from identity.blocks b where b.customer = ${id})`;

const columns = `b.public_id as "publicId", p.full_name as name, p.account_number as "accountNumber", b.blocked_at as "blockedAt"`;

export async function readBlock(
  db: Queries,
  { customer, blocked }: { customer: bigint; blocked: bigint },
): Promise<Block | undefined> {
  const { rows } = await db.query<Block>(
    `select ${columns} from identity.blocks b join identity.person p on p.id = b.blocked
      where b.customer = $1 and b.blocked = $2`,
    [customer, blocked],
  );
  return rows[0];
}

export async function listBlocks(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
): Promise<Block[]> {
  const { rows } = await db.query<Block>(
    `select ${columns}
       from identity.blocks b join identity.person p on p.id = b.blocked
      where b.customer = $1
        and ($3::text is null
             or (b.blocked_at, b.public_id) < (select a.blocked_at, a.public_id from identity.blocks a where a.public_id = $3 and a.customer = $1))
      order by b.blocked_at desc, b.public_id desc limit $2`,
    [customer, limit, after],
  );
  return rows;
}

/** Every process hears of it from the database. One that is blocked already stays so. */
export async function insertBlock(
  tx: Tx,
  { publicId, customer, blocked, at }: { publicId: string; customer: bigint; blocked: bigint; at: Date },
): Promise<'blocked' | 'full'> {
  // One at a time for a customer: two at once would each count without the other.
  await tx.query('select from identity.customers where id = $1 for no key update', [customer]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from identity.blocks where customer = $1 and blocked <> $2',
    [customer, blocked],
  );
  if (rows[0]!.count >= blocksMax) return 'full';
  await tx.query(
    `insert into identity.blocks (customer, blocked, public_id, blocked_at) values ($1, $2, $3, $4)
     on conflict (customer, blocked) do nothing`,
    [customer, blocked, publicId, at],
  );
  return 'blocked';
}

/** False where there is no such block of this customer's. */
export async function deleteBlock(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.blocks where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}

/** How many a customer keeps away, and how many keep them away: staff see whom others have had enough of. */
export async function countBlocks(db: Queries, customer: bigint): Promise<{ blocks: number; blocked_by: number }> {
  const { rows } = await db.query<{ blocks: number; blocked_by: number }>(
    `select (select count(*) from identity.blocks where customer = $1)::integer as blocks,
            (select count(*) from identity.blocks where blocked = $1)::integer as blocked_by`,
    [customer],
  );
  return rows[0]!;
}
