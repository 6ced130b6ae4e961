import type { Queries, Tx } from '@wura/database';

// All SQL of this room. What belongs to a customer is always found by its owner too, so that a stranger's question and
// one about nothing get the same answer.

export interface NewNotification {
  publicId: string;
  customer: bigint;
  kind: string;
  topic: string;
  title: string;
  text: string;
  link: string | null;
  at: Date;
}

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[]): Promise<void> {
  await tx.query(
    `insert into notices.notifications (public_id, customer, kind, topic, title, text, link, created_at)
     select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                          $8::timestamptz[])`,
    [
      notifications.map(({ publicId }) => publicId),
      notifications.map(({ customer }) => customer),
      notifications.map(({ kind }) => kind),
      notifications.map(({ topic }) => topic),
      notifications.map(({ title }) => title),
      notifications.map(({ text }) => text),
      notifications.map(({ link }) => link),
      notifications.map(({ at }) => at),
    ],
  );
}

/** About money between two customers. Its words are made when it is read. */
export interface MoneyNotice {
  customer: bigint;
  kind: string;
  amountMinor: bigint;
  currency: number;
  /** The other side. */
  other: bigint;
  at: Date;
}

export async function insertMoneyNotices(tx: Tx, notices: readonly MoneyNotice[]): Promise<void> {
  await tx.query(
    `insert into notices.notifications (customer, kind, amount_minor, currency, other, created_at)
     select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::smallint[], $5::bigint[], $6::timestamptz[])`,
    [
      notices.map(({ customer }) => customer),
      notices.map(({ kind }) => kind),
      notices.map(({ amountMinor }) => amountMinor),
      notices.map(({ currency }) => currency),
      notices.map(({ other }) => other),
      notices.map(({ at }) => at),
    ],
  );
}

export interface NotificationRow {
  public_id: string;
  kind: string;
  topic: 'money' | 'security' | 'account' | null;
  title: string | null;
  text: string | null;
  link: string | null;
  amount_minor: bigint | null;
  currency: number | null;
  other: bigint | null;
  created_at: Date;
  read_at: Date | null;
}

const publicName = 'coalesce(public_id, notices.public_name(customer, id))';

/** Newest first. `after` is the last one of the page before. */
export async function selectNotifications(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
): Promise<NotificationRow[]> {
  const { rows } = await db.query<NotificationRow>(
    `select ${publicName} as public_id, kind, topic, title, text, link, amount_minor, currency, other, created_at, read_at
       from notices.notifications
      where customer = $1
        and ($3::text is null
             or id < (select id from notices.notifications where customer = $1 and ${publicName} = $3))
      order by id desc
      limit $2`,
    [customer, limit, after],
  );
  return rows;
}

export interface NewsRow extends NotificationRow {
  id: bigint;
  customer: bigint;
  unread: number;
}

/** Of one customer at most so many at once; what is older is in the list. Oldest first. */
const newsMax = 5;

/** What these customers were told after the notice that each has seen last. */
export async function selectNews(db: Queries, since: ReadonlyMap<bigint, bigint>): Promise<NewsRow[]> {
  const { rows } = await db.query<NewsRow>(
    `select n.*, u.unread
       from unnest($1::bigint[], $2::bigint[]) as looking (customer, seen)
      cross join lateral (
        select * from (
          select id, customer, ${publicName} as public_id, kind, topic, title, text, link, amount_minor, currency, other,
                 created_at, read_at
            from notices.notifications where customer = looking.customer and id > looking.seen
           order by id desc limit $3) newest
         order by id) n
      cross join lateral (
        select least(count(*) filter (where read_at is null), $4)::int as unread from (
          select read_at from notices.notifications where customer = looking.customer order by id desc limit $5) newest) u`,
    [[...since.keys()], [...since.values()], newsMax, unreadMax, lookedAtMax],
  );
  return rows;
}

/** The number of the notice that a customer names, or of the newest there is; none is named by a stranger to it. */
export async function selectNewest(
  db: Queries,
  { customer, seen }: { customer: bigint; seen: string | undefined },
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    `select coalesce(
       (select id from notices.notifications where customer = $1 and ${publicName} = $2),
       (select max(id) from notices.notifications where customer = $1), 0) as id`,
    [customer, seen ?? null],
  );
  return rows[0]!.id;
}

/** More than a customer counts. */
export const unreadMax = 100;
/**
 * Among so many of the newest: what was left unread before them no longer rings. So no index has to know what is unread, which
 * every notice and every reading of one would have to be written to.
 */
const lookedAtMax = 500;

export async function countUnread(db: Queries, customer: bigint): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `select least(count(*) filter (where read_at is null), $2) as count
       from (select read_at from notices.notifications where customer = $1 order by id desc limit $3) newest`,
    [customer, unreadMax, lookedAtMax],
  );
  return Number(rows[0]!.count);
}

/** False when the customer has no such notice. One that was read keeps the time of its first reading. */
export async function markRead(tx: Tx, notice: { customer: bigint; publicId: string; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update notices.notifications set read_at = coalesce(read_at, $3) where customer = $1 and ${publicName} = $2`,
    [notice.customer, notice.publicId, notice.at],
  );
  return rowCount === 1;
}

export async function markAllRead(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  await tx.query('update notices.notifications set read_at = $2 where customer = $1 and read_at is null', [
    customer,
    at,
  ]);
}

// Mail

export interface NewMail {
  publicId: string;
  recipient: string;
  subject: string;
  text: string;
  at: Date;
  uselessAfter: Date | null;
}

export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  await tx.query(
    `insert into notices.mails (public_id, recipient, subject, text, created_at, useless_after)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])`,
    [
      mails.map(({ publicId }) => publicId),
      mails.map(({ recipient }) => recipient),
      mails.map(({ subject }) => subject),
      mails.map(({ text }) => text),
      mails.map(({ at }) => at),
      mails.map(({ uselessAfter }) => uselessAfter),
    ],
  );
}

export interface MailRow {
  recipient: string;
  subject: string;
  text: string;
  useless_after: Date | null;
}

/** Nothing when it was sent, or given up, before. */
export async function selectOpenMail(db: Queries, publicId: string): Promise<MailRow | undefined> {
  const { rows } = await db.query<MailRow>(
    'select recipient, subject, text, useless_after from notices.mails where public_id = $1 and done_at is null',
    [publicId],
  );
  return rows[0];
}

export type MailOutcome = 'sent' | 'refused' | 'too_late' | 'given_up' | 'switched_off';

export async function closeMail(
  tx: Tx,
  { publicId, outcome, at }: { publicId: string; outcome: MailOutcome; at: Date },
): Promise<void> {
  await tx.query(`update notices.mails set text = '', done_at = $2, outcome = $3 where public_id = $1`, [
    publicId,
    at,
    outcome,
  ]);
}

/** What is too old to keep, and no more than so many at once. Who deletes them answers how many there were. */
export interface OldOnes {
  readonly before: Date;
  readonly limit: number;
}

export async function deleteMailsDone(db: Queries, { before, limit }: OldOnes): Promise<number> {
  const { rowCount } = await db.query(
    'delete from notices.mails where ctid = any (array(select ctid from notices.mails where done_at < $1 order by done_at limit $2))',
    [before, limit],
  );
  return rowCount ?? 0;
}

export async function deleteOldNotifications(db: Queries, { before, limit }: OldOnes): Promise<number> {
  const { rowCount } = await db.query(
    `delete from notices.notifications
      where ctid = any (array(select ctid from notices.notifications where created_at < $1 limit $2))`,
    [before, limit],
  );
  return rowCount ?? 0;
}

/** A day's bound of what is sent to one customer. */
export interface DailyBound {
  readonly since: Date;
  readonly max: number;
}

/** Whom of these more was told about the safety of their accounts, among the newest that they were told. */
export async function selectOftenWarned(
  tx: Tx,
  customers: readonly bigint[],
  { since, max }: DailyBound,
): Promise<Set<bigint>> {
  const { rows } = await tx.query<{ customer: bigint }>(
    `select asked.customer
       from unnest($1::bigint[]) as asked (customer)
      cross join lateral (
        select topic, created_at from notices.notifications where customer = asked.customer order by id desc limit $4) newest
      where topic = 'security' and created_at > $2
      group by asked.customer
     having count(*) > $3`,
    [[...new Set(customers)], since, max, lookedAtMax],
  );
  return new Set(rows.map(({ customer }) => customer));
}

/** Which of these numbers so many texts went to, codes among them. */
export async function selectOftenTexted(
  tx: Tx,
  phones: readonly string[],
  { since, max }: DailyBound,
): Promise<Set<string>> {
  const { rows } = await tx.query<{ phone: string }>(
    `select phone
       from unnest($1::text[]) as asked (phone)
      where (select count(*) from notices.text_log(phone, $3) where created_at > $2) >= $3`,
    [[...new Set(phones)], since, max],
  );
  return new Set(rows.map(({ phone }) => phone));
}
