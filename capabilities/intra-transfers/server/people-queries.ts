import type { Queries, Tx } from '@wura/database';

// The SQL of the people that customers have saved.

export interface PersonRow {
  public_id: string;
  account_number: string;
  /** Whose account it is. */
  person: bigint;
  /** What they are called now. */
  name: string;
  /** What they were called when they were saved; none where they have closed their account since. */
  kept_name: string | null;
  nickname: string | null;
  is_closed: boolean;
}

const columns = `s.public_id, p.account_number, s.person, p.full_name as name, s.name as kept_name, s.nickname,
  p.is_erased as is_closed`;
const saved = 'intra_transfers.saved_person s join identity.person p on p.id = s.person';

export interface PeoplePage {
  customer: bigint;
  q: string | undefined;
  limit: number;
  /** The last one of the page before. */
  after: string | null;
}

/** Those saved last first. */
export async function listPeople(db: Queries, page: PeoplePage): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>(
    `select ${columns} from ${saved}
      where s.customer = $1
        and ($2::text is null or position(lower($2) in lower(concat_ws(' ', s.nickname, s.name, p.account_number))) > 0)
        and ($3::text is null
             or s.id < (select l.id from intra_transfers.saved_person l where l.public_id = $3 and l.customer = $1))
      order by s.id desc limit $4`,
    [page.customer, page.q ?? null, page.after, page.limit],
  );
  return rows;
}

export async function readPerson(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<PersonRow | undefined> {
  const { rows } = await db.query<PersonRow>(
    `select ${columns} from ${saved} where s.customer = $1 and s.public_id = $2`,
    [customer, publicId],
  );
  return rows[0];
}

/** The one whom a customer has saved of these two, if they have. */
export async function findSaved(
  db: Queries,
  { customer, person }: { customer: bigint; person: bigint },
): Promise<PersonRow | undefined> {
  const { rows } = await db.query<PersonRow>(
    `select ${columns} from ${saved} where s.customer = $1 and s.person = $2`,
    [customer, person],
  );
  return rows[0];
}

/** More than a customer picks from. */
const peopleMax = 200;

export async function insertPerson(
  tx: Tx,
  given: { publicId: string; customer: bigint; person: bigint; name: string; nickname: string | null },
): Promise<'saved' | 'exists' | 'full'> {
  // One at a time for a customer: two that are saved at once would each count without the other.
  await tx.query(`select pg_advisory_xact_lock(hashtext('intra_transfers.saved_person'), $1::bigint::integer)`, [
    given.customer % 2_147_483_647n,
  ]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from intra_transfers.saved_person where customer = $1',
    [given.customer],
  );
  if (rows[0]!.count >= peopleMax) return 'full';
  const { rowCount } = await tx.query(
    `insert into intra_transfers.saved_person (public_id, customer, person, name, nickname)
     values ($1, $2, $3, $4, $5) on conflict (customer, person) do nothing`,
    [given.publicId, given.customer, given.person, given.name, given.nickname],
  );
  return rowCount === 1 ? 'saved' : 'exists';
}

export async function updateNickname(
  tx: Tx,
  { customer, publicId, nickname }: { customer: bigint; publicId: string; nickname: string | null },
): Promise<void> {
  await tx.query('update intra_transfers.saved_person set nickname = $3 where customer = $1 and public_id = $2', [
    customer,
    publicId,
    nickname,
  ]);
}

/** The name that the sender has just confirmed, in the commit that pays. */
export async function keepName(
  tx: Tx,
  { customer, person, name }: { customer: bigint; person: bigint; name: string },
): Promise<void> {
  await tx.query('update intra_transfers.saved_person set name = $3 where customer = $1 and person = $2', [
    customer,
    person,
    name,
  ]);
}

/** False when there is none of the customer's. */
export async function deletePerson(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from intra_transfers.saved_person where customer = $1 and public_id = $2',
    [customer, publicId],
  );
  return rowCount === 1;
}
