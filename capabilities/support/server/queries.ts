import type { Language } from '@wura/notices/server/kinds';
import type { Queries, Tx } from '@wura/database';

// All SQL of this room. A ticket is found by its owner, or by the holder of the thread's token.

export interface NewTicket {
  publicId: string;
  reference: string;
  channel: 'contact' | 'chat';
  customer: bigint | null;
  threadHash: Buffer | null;
  name: string | null;
  email: string | null;
  subject: string;
  language: Language;
  at: Date;
}

export interface TicketRow {
  id: bigint;
  public_id: string;
  reference: string;
  channel: 'contact' | 'chat';
  customer: bigint | null;
  name: string | null;
  email: string | null;
  subject: string;
  language: Language;
}

const ticketColumns = 'id, public_id, reference, channel, customer, name, email, subject, language';

/** Nothing when the customer has a conversation already. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<TicketRow | undefined> {
  const { rows } = await tx.query<TicketRow>(
    `insert into support.tickets
       (public_id, reference, channel, customer, thread_hash, name, email, subject, language, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (customer) where channel = 'chat' do nothing
     returning ${ticketColumns}`,
    [
      ticket.publicId,
      ticket.reference,
      ticket.channel,
      ticket.customer,
      ticket.threadHash,
      ticket.name,
      ticket.email,
      ticket.subject,
      ticket.language,
      ticket.at,
    ],
  );
  return rows[0];
}

export async function findChatOfCustomer(db: Queries, customer: bigint): Promise<TicketRow | undefined> {
  const { rows } = await db.query<TicketRow>(
    `select ${ticketColumns} from support.tickets where customer = $1 and channel = 'chat'`,
    [customer],
  );
  return rows[0];
}

export async function findThread(db: Queries, threadHash: Buffer): Promise<TicketRow | undefined> {
  const { rows } = await db.query<TicketRow>(`select ${ticketColumns} from support.tickets where thread_hash = $1`, [
    threadHash,
  ]);
  return rows[0];
}

/** One writer of this address after the other, until the transaction ends: what is counted next stays true. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('support ' || lower($1), 0))`, [email]);
}

export async function countContacts(tx: Tx, { email, since }: { email: string; since: Date }): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `select count(*) from support.tickets where lower(email) = lower($1) and created_at > $2 and channel = 'contact'`,
    [email, since],
  );
  return Number(rows[0]!.count);
}

export async function updateEmail(tx: Tx, { threadHash, email }: { threadHash: Buffer; email: string }) {
  const { rowCount } = await tx.query('update support.tickets set email = $2 where thread_hash = $1', [
    threadHash,
    email,
  ]);
  return rowCount === 1;
}

export interface NewMessage {
  publicId: string;
  ticket: bigint;
  /** None: the person. */
  operator: bigint | null;
  text: string;
  at: Date;
}

/** Keeps what was said, and whether a person now waits for an answer. */
export async function insertMessage(tx: Tx, { publicId, ticket, operator, text, at }: NewMessage): Promise<void> {
  await tx.query(
    `insert into support.messages (public_id, ticket, operator, text, created_at) values ($1, $2, $3, $4, $5)`,
    [publicId, ticket, operator, text, at],
  );
  await tx.query(
    // Who asks twice has waited since the first time.
    `update support.tickets
        set updated_at = $2, waiting_since = case when $3 then coalesce(waiting_since, $2) end
      where id = $1`,
    [ticket, at, operator === null],
  );
}

/** Nothing needs an answer any more. */
export async function stopWaiting(tx: Tx, { ticket, at }: { ticket: bigint; at: Date }): Promise<void> {
  await tx.query('update support.tickets set updated_at = $2, waiting_since = null where id = $1', [ticket, at]);
}

interface NewestMessage {
  public_id: string;
  /** Nobody of the staff: it is the person's own. */
  operator: bigint | null;
  text: string;
  created_at: Date;
}

/** The newest message, and until the transaction ends no newer one is counted: its writer waits for this row. */
export async function lockNewestMessage(tx: Tx, ticket: bigint): Promise<NewestMessage | undefined> {
  await tx.query('select 1 from support.tickets where id = $1 for update', [ticket]);
  const { rows } = await tx.query<NewestMessage>(
    'select public_id, operator, text, created_at from support.messages where ticket = $1 order by id desc limit 1',
    [ticket],
  );
  return rows[0];
}

export interface MessageRow {
  public_id: string;
  operator: string | null;
  text: string;
  created_at: Date;
}

/** Newest first. `after` is the last one of the page before. */
export async function selectMessages(
  db: Queries,
  { ticket, limit, after }: { ticket: bigint; limit: number; after: string | null },
): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select m.public_id, o.name as operator, m.text, m.created_at
       from support.messages m
       left join operators.staff o on o.id = m.operator
      where m.ticket = $1
        and ($3::text is null or m.id < (select id from support.messages where public_id = $3 and ticket = $1))
      order by m.id desc
      limit $2`,
    [ticket, limit, after],
  );
  return rows;
}

export async function findMessage(db: Queries, id: string): Promise<MessageRow | undefined> {
  const { rows } = await db.query<MessageRow>(
    `select m.public_id, o.name as operator, m.text, m.created_at
       from support.messages m
       left join operators.staff o on o.id = m.operator
      where m.public_id = $1`,
    [id],
  );
  return rows[0];
}

/** When a message from the contact form came. */
export async function readContact(
  db: Queries,
  reference: string,
): Promise<{ reference: string; at: Date } | undefined> {
  const { rows } = await db.query<{ reference: string; at: Date }>(
    'select reference, created_at as at from support.tickets where reference = $1',
    [reference],
  );
  return rows[0];
}

// For staff

export interface ListedTicket extends TicketRow {
  customer_id: string | null;
  excerpt: string;
  waiting_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

const listed = `
  select t.id, t.public_id, t.reference, t.channel, t.customer, t.subject, t.language,
         coalesce(t.name, c.full_name) as name, coalesce(t.email, c.email) as email,
         c.public_id as customer_id, t.waiting_since, t.created_at, t.updated_at,
         left((select m.text from support.messages m where m.ticket = t.id order by m.id desc limit 1), 160) as excerpt
    from support.tickets t
    left join identity.person c on c.id = t.customer`;

/** Those who wait come first, the longest waiting on top; then those who were answered, the newest on top. There is an index of it. */
const rank = `coalesce(%.waiting_since - timestamptz 'epoch', interval '1000000 days' - (%.updated_at - timestamptz 'epoch'))`;
const rankOf = (table: string) => rank.replaceAll('%', table);

export async function selectTickets(
  db: Queries,
  page: {
    isWaiting: boolean | null;
    q: string | null;
    customer: string | null;
    limit: number;
    after: string | null;
    /** Where it ends looking; none: with the last ticket there is. */
    upTo?: string | null;
  },
): Promise<ListedTicket[]> {
  const { rows } = await db.query<ListedTicket>(
    `${listed}
      where ($1::boolean is null or (t.waiting_since is not null) = $1)
        and ($2::text is null or strpos(lower(concat_ws(' ', t.name, t.email, c.full_name, c.email)), lower($2)) > 0)
        and ($6::text is null or t.customer = (select of.id from identity.person of where of.public_id = $6))
        and ($4::text is null or (${rankOf('t')}, t.id) >
             (select ${rankOf('a')}, a.id from support.tickets a where a.public_id = $4))
        and ($5::text is null or (${rankOf('t')}, t.id) <=
             (select ${rankOf('a')}, a.id from support.tickets a where a.public_id = $5))
      order by ${rankOf('t')}, t.id
      limit $3`,
    [page.isWaiting, page.q, page.limit, page.after, page.upTo ?? null, page.customer],
  );
  return rows;
}

/** The ticket so many places after this one, in the order of the list; none: it ends before. */
export async function placeAfter(db: Queries, after: string | null, places: number): Promise<string | undefined> {
  const { rows } = await db.query<{ public_id: string }>(
    `select t.public_id from support.tickets t
      where $1::text is null or (${rankOf('t')}, t.id) >
            (select ${rankOf('a')}, a.id from support.tickets a where a.public_id = $1)
      order by ${rankOf('t')}, t.id offset $2 limit 1`,
    [after, places - 1],
  );
  return rows[0]?.public_id;
}

export async function findByReference(db: Queries, text: string): Promise<ListedTicket | undefined> {
  const { rows } = await db.query<ListedTicket>(`${listed} where t.reference = upper($1)`, [text]);
  return rows[0];
}

export async function findTicket(db: Queries, publicId: string): Promise<ListedTicket | undefined> {
  const { rows } = await db.query<ListedTicket>(`${listed} where t.public_id = $1`, [publicId]);
  return rows[0];
}
