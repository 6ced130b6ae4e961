import type { Queries } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { coolingOffSince, coolingOffUntil, hasConfirmedContact } from './cooling-off.ts';
import type { Tier } from './tiers.ts';

// Customers as staff look for them and read of them. Who looked is written down by the caller.

export interface CustomerLine {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phone: string;
  accountNumber: string;
  tier: Tier;
  isFrozen: boolean;
  createdAt: Date;
}

const line = `c.public_id as id, c.first_name as "firstName", c.last_name as "lastName", c.username, c.email, c.phone,
  c.account_number as "accountNumber", c.tier, c.is_frozen as "isFrozen", c.created_at as "createdAt"`;

/** How a search reads: one of these, by its looks. */
interface Sought {
  id?: string;
  emailBegin?: string;
  digits?: string;
  words?: string;
}

function readSearch(text: string): Sought {
  // As customers read their username out, and the product shows it to them.
  const asked = text.normalize('NFC').trim().replace(/^@/, '');
  if (/^cus_[0-9a-z]{26}$/.test(asked)) return { id: asked };
  if (asked.includes('@')) return { emailBegin: asked.toLowerCase() };
  if (/^[+\d\s().-]+$/.test(asked) && /\d/.test(asked)) return { digits: asked.replaceAll(/\D/g, '') };
  return { words: asked };
}

const beginsWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The same number in a country's own spelling: without its dial code and the noughts before it. */
const nationalOf = (digits: string) => digits.replace(/^(00)?234/, '').replace(/^0+/, '');

/**
 * Newest first: all customers, or those whom a search means. Words are beginnings of names and of a username, accents aside;
 * digits are an account number or a telephone number in any spelling, as far as it was typed.
 */
export async function findCustomers(
  db: Queries,
  { search, limit, after }: { search: string; limit: number; after: string | null },
): Promise<CustomerLine[]> {
  const { id = null, emailBegin, digits, words = null } = readSearch(search);
  const national = digits === undefined ? '' : nationalOf(digits);
  const values = [
    id,
    emailBegin === undefined ? null : beginsWith(emailBegin),
    digits === undefined ? null : beginsWith(digits),
    national === '' ? null : beginsWith(`+234${national}`),
    // The end of a number is as good as all of it once it is long enough to mean one customer.
    national.length < 7 ? null : beginsWith(national.split('').toReversed().join('')),
    words === '' ? null : words,
    limit,
    after,
  ];
  const isWords = words !== null && words !== '';
  const near = await selectCustomers(db, isWords ? newest : everyone, values);
  return isWords && near.length < limit ? selectCustomers(db, named, values) : near;
}

const everyone = 'identity.customers';
const isAfter = (row: string) =>
  `($8::text is null or ${row}.id < (select id from identity.customers where public_id = $8))`;
const isNamed = (row: string) => `($6::text is null or identity.fold($6) = ''
  or identity.name_words(${row}.first_name, ${row}.last_name, ${row}.username)
     @@ to_tsquery('pg_catalog.simple', regexp_replace(identity.fold($6), ' ', ':* & ', 'g') || ':*'))`;
// A name that many have is found among the newest customers, and one that few have by the index of names. The planner cannot
// know which it is, and would walk through all customers for the one that nobody has.
const newest = `(select * from identity.customers w where ${isAfter('w')} order by w.id desc limit 5000)`;
const named = `(select * from identity.customers w where ${isNamed('w')} offset 0)`;

async function selectCustomers(db: Queries, from: string, values: readonly unknown[]): Promise<CustomerLine[]> {
  const { rows } = await db.query<CustomerLine>(
    `select ${line}
       from ${from} c
      where ($1::text is null or c.public_id = $1)
        and ($2::text is null or lower(c.email) like $2)
        and ($3::text is null or c.account_number like $3 or c.phone like '+' || $3 or c.phone like $4
             or reverse(c.phone) like $5)
        and ${isNamed('c')}
        and ${isAfter('c')}
      order by c.id desc limit $7`,
    [...values],
  );
  return rows;
}

export interface CustomerRecord extends CustomerLine {
  number: bigint;
  dateOfBirth: string;
  country: string;
  state: string;
  residentialAddress: string;
  isVerified: boolean;
  hasCheckedNumber: boolean;
  hasConfirmedContact: boolean;
  hasGuardian: boolean;
  frozenReason: string | null;
  frozenAt: Date | null;
  lockedAt: Date | null;
  hasPin: boolean;
  pinLockedUntil: Date | null;
  coolingOffSince: Date;
  coolingOffUntil: Date;
}

export async function readCustomerRecord(db: Queries, id: string): Promise<CustomerRecord | undefined> {
  const { rows } = await db.query<CustomerRecord>(
    `select ${line}, c.id as number, c.date_of_birth as "dateOfBirth", c.country, c.state,
            c.residential_address as "residentialAddress", c.kyc_completed as "isVerified",
            c.has_checked_number as "hasCheckedNumber", ${hasConfirmedContact('c')} as "hasConfirmedContact", c.has_guardian as "hasGuardian",
            c.frozen_reason as "frozenReason", c.frozen_at as "frozenAt",
            c.locked_at as "lockedAt", p.customer is not null as "hasPin", p.locked_until as "pinLockedUntil",
            ${coolingOffSince('c')} as "coolingOffSince", ${coolingOffUntil('c')} as "coolingOffUntil"
       from identity.customers c left join identity.pins p on p.customer = c.id
      where c.public_id = $1`,
    [id],
  );
  return rows[0];
}

/** The same for a route about one customer: an unknown one is answered 404. */
export async function requireCustomerRecord(db: Queries, id: string): Promise<CustomerRecord> {
  const customer = await readCustomerRecord(db, id);
  if (!customer) throw refuse(commonRefusals.not_found);
  return customer;
}

/** Ours of a customer, for a program that was told the name which others know them by. */
export async function readCustomerNumber(db: Queries, id: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>('select id from identity.customers where public_id = $1', [id]);
  return rows[0]?.id;
}

/** Likewise for a route that names a customer: an unknown one is answered 404. */
export async function requireCustomerNumber(db: Queries, id: string): Promise<bigint> {
  const number = await readCustomerNumber(db, id);
  if (number === undefined) throw refuse(commonRefusals.not_found);
  return number;
}

/** What changed how the account is got into, newest first. */
export async function listEvents(
  db: Queries,
  { customer, limit }: { customer: bigint; limit: number },
): Promise<{ at: Date; what: string; address: string; times: number }[]> {
  const { rows } = await db.query<{ at: Date; what: string; address: string; times: number }>(
    `select at, what, address, times from identity.security_events where customer = $1 order by id desc limit $2`,
    [customer, limit],
  );
  return rows;
}

export async function listDevices(db: Queries, customer: bigint): Promise<{ firstSeenAt: Date; lastSeenAt: Date }[]> {
  const { rows } = await db.query<{ firstSeenAt: Date; lastSeenAt: Date }>(
    `select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from identity.devices
      where customer = $1 order by last_seen_at desc limit 50`,
    [customer],
  );
  return rows;
}
