import type { Queries } from '@wura/database';
import type { SavedAlerts, SavedQuietHours, SavedSettings } from './settings.ts';
import { canBeTexted } from './texted-numbers.ts';

/** How to reach a customer, and in what language. */
export interface Contact {
  email: string;
  /** Else it may be a stranger's. */
  hasConfirmedEmail: boolean;
  firstName: string;
  language: SavedSettings['language'];
  wantsNotifications: boolean;
  /** Confirmed, and with its country; none where no text message may or can be sent. */
  textedAt: string | null;
  /** What they chose to hear of, as the room that tells has it written down. */
  alerts: SavedAlerts | null;
  quietHours: SavedQuietHours | null;
  isErased: boolean;
  /** No onlooker at their screen is to read an amount. */
  hidesBalance: boolean;
}

// A customer who chose nothing has what the screen starts with.
const contact = `c.email, c.email_confirmed_at is not null as "hasConfirmedEmail", c.first_name as "firstName",
  coalesce(s.preferences ->> 'language', 'en') as language,
  coalesce((s.preferences ->> 'notifications')::boolean, true) as "wantsNotifications",
  case when c.phone_confirmed_at is not null then c.phone end as "textedAt",
  s.preferences -> 'alerts' as alerts, s.preferences -> 'quietHours' as "quietHours",
  c.erased_at is not null as "isErased",
  coalesce((s.preferences ->> 'hideBalance')::boolean, false) as "hidesBalance"`;

export async function readContact(db: Queries, customer: bigint): Promise<Contact> {
  const { rows } = await db.query<Contact>(
    `select ${contact}
       from identity.customers c
       left join identity.settings s on s.customer = c.id
      where c.id = $1`,
    [customer],
  );
  return reached(rows[0]!);
}

function reached<Of extends Contact>(contact: Of): Of {
  const { textedAt } = contact;
  return textedAt === null || canBeTexted(textedAt) ? contact : { ...contact, textedAt: null };
}

/** With its country: "+2348030000001". */
export async function readPhone(db: Queries, customer: bigint): Promise<string> {
  const { rows } = await db.query<{ phone: string }>('select phone from identity.customers where id = $1', [customer]);
  return rows[0]!.phone;
}

export async function readContacts(db: Queries, customers: readonly bigint[]): Promise<Map<bigint, Contact>> {
  const { rows } = await db.query<Contact & { id: bigint }>(
    `select c.id, ${contact} from identity.customers c left join identity.settings s on s.customer = c.id
      where c.id = any($1::bigint[])`,
    [customers],
  );
  return new Map(rows.map(row => [row.id, reached(row)]));
}

/** Whole names, for those who have dealt with each other. */
export async function readNames(db: Queries, customers: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; name: string }>(
    `select id, first_name || ' ' || last_name as name from identity.customers where id = any($1::bigint[])`,
    [customers],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What others find a customer by, as it was chosen. */
export async function readUsername(db: Queries, customer: bigint): Promise<string> {
  const { rows } = await db.query<{ username: string }>('select username from identity.customers where id = $1', [
    customer,
  ]);
  return rows[0]!.username;
}

/** Whose name this is, for a caller who may not know that it is taken. */
export async function findByNames(db: Queries, names: readonly string[]): Promise<bigint | undefined> {
  const { rows } = await db.query<{ customer: bigint }>(
    `select customer from identity.login_names
      where name = any($1) and customer is not null
      order by array_position($1::text[], name)
      limit 1`,
    [names],
  );
  return rows[0]?.customer;
}
