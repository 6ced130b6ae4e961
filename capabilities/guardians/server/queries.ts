import type { Queries, Tx } from '@wura/database';
import type { Ending, LinkStatus, Relation } from '../rules.ts';

// The only SQL of this room.

export interface LinkRow {
  id: bigint;
  publicId: string;
  young: bigint;
  guardian: bigint | null;
  status: LinkStatus;
  relation: Relation | null;
  askedAt: Date;
  agreedAt: Date | null;
  linkedAt: Date | null;
  endedAt: Date | null;
  endedBy: Ending | null;
  reason: string | null;
}

const columns = `l.id, l.public_id as "publicId", l.young, l.guardian, l.status, l.relation, l.asked_at as "askedAt",
  l.agreed_at as "agreedAt", l.linked_at as "linkedAt", l.ended_at as "endedAt", l.ended_by as "endedBy", l.reason`;

/** The one that was asked last. */
export async function readOwnLink(db: Queries, young: bigint): Promise<LinkRow | undefined> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from guardians.link l where l.young = $1 order by l.id desc limit 1`,
    [young],
  );
  return rows[0];
}

/** Of this adult, those that are not over. */
export async function listWards(db: Queries, guardian: bigint): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from guardians.link l where l.guardian = $1 and l.ended_at is null order by l.id`,
    [guardian],
  );
  return rows;
}

export async function countWards(tx: Tx, guardian: bigint): Promise<number> {
  // One at a time for a guardian: two that are agreed to at once would each count without the other.
  await tx.query(`select pg_advisory_xact_lock(hashtext('guardians.link'), $1::bigint::integer)`, [
    guardian % 2_147_483_647n,
  ]);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from guardians.link
      where guardian = $1 and ended_at is null and status <> 'asked'`,
    [guardian],
  );
  return rows[0]!.count;
}

export async function readLink(db: Queries, publicId: string): Promise<LinkRow | undefined> {
  const { rows } = await db.query<LinkRow>(`select ${columns} from guardians.link l where l.public_id = $1`, [
    publicId,
  ]);
  return rows[0];
}

/** Two that decide at once follow each other. */
export async function lockLink(tx: Tx, publicId: string): Promise<LinkRow | undefined> {
  const { rows } = await tx.query<LinkRow>(
    `select ${columns} from guardians.link l where l.public_id = $1 for no key update`,
    [publicId],
  );
  return rows[0];
}

/** False where another link of theirs is not over: two that are asked at once are one. */
export async function insertLink(
  tx: Tx,
  { publicId, young, guardian, at }: { publicId: string; young: bigint; guardian: bigint | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into guardians.link (public_id, young, guardian, status, asked_at) values ($1, $2, $3, 'asked', $4)
     on conflict (young) where ended_at is null do nothing`,
    [publicId, young, guardian, at],
  );
  return rowCount === 1;
}

export async function updateAgreed(tx: Tx, { id, relation, at }: { id: bigint; relation: Relation; at: Date }) {
  await tx.query(`update guardians.link set status = 'agreed', relation = $2, agreed_at = $3 where id = $1`, [
    id,
    relation,
    at,
  ]);
}

export async function updateLinked(tx: Tx, { id, reason, at }: { id: bigint; reason: string; at: Date }) {
  await tx.query(`update guardians.link set status = 'linked', linked_at = $2, reason = $3 where id = $1`, [
    id,
    at,
    reason,
  ]);
}

export interface Ended {
  readonly id: bigint;
  readonly status: Extract<LinkStatus, 'declined' | 'withdrawn' | 'refused' | 'ended' | 'lapsed'>;
  readonly by: Ending;
  readonly at: Date;
}

export async function updateEnded(tx: Tx, { id, status, by, at }: Ended): Promise<void> {
  await tx.query('update guardians.link set status = $2, ended_by = $3, ended_at = $4 where id = $1', [
    id,
    status,
    by,
    at,
  ]);
}

export async function updateReason(tx: Tx, id: bigint, reason: string): Promise<void> {
  await tx.query('update guardians.link set reason = $2 where id = $1', [id, reason]);
}

export interface LinkOnList extends LinkRow {
  youngName: string;
  guardianName: string | null;
}

/** Of one status those that wait longest first, else the newest. */
export async function listForStaff(
  db: Queries,
  { status, limit, after }: { status: LinkStatus | null; limit: number; after: string | null },
): Promise<LinkOnList[]> {
  const [order, later] = status === 'agreed' ? ['asc', '>'] : ['desc', '<'];
  const { rows } = await db.query<LinkOnList>(
    `select ${columns}, y.full_name as "youngName", g.full_name as "guardianName"
       from guardians.link l
       join identity.person y on y.id = l.young
       left join identity.person g on g.id = l.guardian
      where ($1::text is null or l.status = $1)
        and ($3::text is null or l.id ${later} (select a.id from guardians.link a where a.public_id = $3))
      order by l.id ${order} limit $2`,
    [status, limit, after],
  );
  return rows;
}

/** What is compared of a customer, and whether they may be what they ask to be. */
export interface Side {
  publicId: string;
  name: string;
  accountNumber: string;
  bornOn: string;
  address: string;
  tier: number;
  isFrozen: boolean;
  isErased: boolean;
}

export async function readSide(db: Queries, customer: bigint): Promise<Side> {
  const { rows } = await db.query<Side>(
    `select p.public_id as "publicId", p.full_name as name, p.account_number as "accountNumber", p.date_of_birth as "bornOn",
            d.residential_address as address, p.tier, p.is_frozen as "isFrozen", p.is_erased as "isErased"
       from identity.person p join identity.contact_details d on d.id = p.id where p.id = $1`,
    [customer],
  );
  return rows[0]!;
}

/** Links that may be over by themselves: of customers born until that day, and invitations from before that moment. */
export async function selectPassing(
  db: Queries,
  { bornUntil, askedBefore }: { bornUntil: string; askedBefore: Date },
): Promise<(LinkRow & { bornOn: string })[]> {
  const { rows } = await db.query<LinkRow & { bornOn: string }>(
    `select ${columns}, p.date_of_birth as "bornOn" from guardians.link l join identity.person p on p.id = l.young
      where l.ended_at is null and (p.date_of_birth <= $1::date or (l.status = 'asked' and l.asked_at < $2))
      order by l.id`,
    [bornUntil, askedBefore],
  );
  return rows;
}

/** For the page on which staff read of a customer. */
export async function aboutGuardians(db: Queries, customer: bigint): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await db.query<{ answered_for: string | null; answers_for: number }>(
    `select (select l.status from guardians.link l where l.young = $1 order by l.id desc limit 1) as answered_for,
            (select count(*)::integer from guardians.link l where l.guardian = $1 and l.ended_at is null and l.status = 'linked') as answers_for`,
    [customer],
  );
  return { ...rows[0] };
}

/** Those in which this customer is one side and that are not over. */
export async function selectOpenOf(db: Queries, customer: bigint): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `select ${columns} from guardians.link l where (l.young = $1 or l.guardian = $1) and l.ended_at is null`,
    [customer],
  );
  return rows;
}
