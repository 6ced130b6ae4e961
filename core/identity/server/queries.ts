import { hash } from 'node:crypto';
import type { Pool, Queries, Tx } from '@wura/database';
import { blocksOf, isLeavingOf } from './blocks.ts';
import { coolingOffSince, coolingOffUntil, hasConfirmedContact } from './cooling-off.ts';
import type { LoginName } from './login-names.ts';
import type { LockStep } from './pin-lock.ts';
import type { Tier } from './tiers.ts';

// All SQL of this room. What belongs to a customer is always found by its owner too, so that a stranger's question and
// one about nothing get the same answer. Past 300 lines because one place for SQL is worth more
// than a short file.

export interface CustomerRow {
  id: bigint;
  public_id: string;
  account_number: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone: string;
  date_of_birth: string;
  country: string;
  state: string;
  residential_address: string;
  photo: string | null;
  is_frozen: boolean;
  frozen_reason: string | null;
  frozen_at: Date | null;
  kyc_completed: boolean;
  tier: Tier;
  terms_version: string | null;
  /** Of the operator's own texts, the one that holds today; null where they bring none. */
  own_terms_version: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  created_at: Date;
}

/** The database's clock decides, because all machines have it: a wording begins for all of them at once. */
export const today = `to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;

const wordingToday = `select max(w.version) from identity.wordings w where w.version <= ${today}`;

const customerColumns = `id, public_id, account_number, first_name, last_name, username, email, phone, date_of_birth,
  country, state, residential_address, photo, is_frozen, frozen_reason, frozen_at, kyc_completed, tier, terms_version,
  email_confirmed_at, phone_confirmed_at, created_at, (${wordingToday}) as own_terms_version`;

export type NewCustomer = Omit<
  CustomerRow,
  | 'id'
  | 'photo'
  | 'is_frozen'
  | 'frozen_reason'
  | 'frozen_at'
  | 'kyc_completed'
  | 'tier'
  | 'email_confirmed_at'
  | 'phone_confirmed_at'
  | 'own_terms_version'
> & {
  password_hash: string;
  terms_agreed_at: Date;
};

/** Nothing when a customer already has this account number. */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<CustomerRow | undefined> {
  const columns = Object.keys(customer);
  const { rows } = await tx.query<CustomerRow>(
    `insert into identity.customers (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (account_number) do nothing
     returning ${customerColumns}`,
    Object.values(customer),
  );
  return rows[0];
}

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

/** The customer's row is locked: two changes follow each other. */
export async function lockContacts(tx: Tx, customer: bigint): Promise<{ email: string; phone: string }> {
  const { rows } = await tx.query<{ email: string; phone: string }>(
    'select email, phone from identity.customers where id = $1 for no key update',
    [customer],
  );
  return rows[0]!;
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

/** The caller who asked for it has shown that the customer reads there. */
export async function updateContact(
  tx: Tx,
  { customer, kind, value, at }: { customer: bigint; kind: 'email' | 'phone'; value: string; at: Date },
): Promise<void> {
  await tx.query(
    kind === 'email'
      ? 'update identity.customers set email = $2, email_confirmed_at = $3 where id = $1'
      : 'update identity.customers set phone = $2, phone_confirmed_at = $3 where id = $1',
    [customer, value, at],
  );
}

export async function selectCustomer(db: Queries, number: bigint): Promise<CustomerRow> {
  const { rows } = await db.query<CustomerRow>(`select ${customerColumns} from identity.customers where id = $1`, [
    number,
  ]);
  return rows[0]!;
}

type HolderRow = Pick<
  CustomerRow,
  'id' | 'public_id' | 'account_number' | 'first_name' | 'last_name' | 'tier' | 'date_of_birth'
> & {
  has_checked_number: boolean;
  has_confirmed_contact: boolean;
  has_guardian: boolean;
  cooling_off_since: Date;
  cooling_off_until: Date;
  blocks: bigint[];
  is_leaving: boolean;
};

export async function selectHolders(
  db: Queries,
  by: { accountNumbers: readonly string[] } | { numbers: readonly string[] },
): Promise<HolderRow[]> {
  const [name, column, values] =
    'numbers' in by
      ? ['identity_holders', 'id = any($1::bigint[])', by.numbers]
      : // Nobody can pay a customer who is gone.
        ['identity_holders_by_account', 'account_number = any($1) and erased_at is null', by.accountNumbers];
  const { rows } = await db.query<HolderRow>({
    // Named, so that each connection plans it once.
    name,
    text: `select id, public_id, account_number, first_name, last_name, tier, has_checked_number, date_of_birth,
                  has_guardian,
                  ${hasConfirmedContact('customers')} as has_confirmed_contact,
                  ${coolingOffSince('customers')} as cooling_off_since, ${coolingOffUntil('customers')} as cooling_off_until,
                  ${blocksOf('customers.id')} as blocks, ${isLeavingOf('customers.id')} as is_leaving
             from identity.customers where ${column}`,
    values: [values],
  });
  return rows;
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

/** Of whichever document the newest begun wording is: customers agree to the terms and the privacy notice together. */
export async function selectOwnWording(db: Queries): Promise<string | undefined> {
  const { rows } = await db.query<{ max: string | null }>(wordingToday);
  return rows[0]?.max ?? undefined;
}

export async function updateTerms(tx: Tx, terms: { customer: bigint; version: string; at: Date }): Promise<void> {
  await tx.query('update identity.customers set terms_version = $2, terms_agreed_at = $3 where id = $1', [
    terms.customer,
    terms.version,
    terms.at,
  ]);
}

export async function updateAddress(tx: Tx, { customer, address }: { customer: bigint; address: string }) {
  await tx.query('update identity.customers set residential_address = $2 where id = $1', [customer, address]);
}

/** Puts the new photo in the place of the old one, which is not needed any more; null only removes. */
export async function replacePhoto(
  tx: Tx,
  { customer, photo, at }: { customer: bigint; photo: { id: string; jpeg: Buffer } | null; at: Date },
): Promise<void> {
  // The customer's row first: two changes at once then follow each other, and no photo is left without an owner.
  await tx.query('update identity.customers set photo = $2 where id = $1', [customer, photo?.id ?? null]);
  await tx.query('delete from identity.photos where customer = $1', [customer]);
  if (!photo) return;
  await tx.query('insert into identity.photos (id, customer, jpeg, created_at) values ($1, $2, $3, $4)', [
    photo.id,
    customer,
    photo.jpeg,
    at,
  ]);
}

export async function selectPhoto(db: Queries, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ jpeg: Buffer }>('select jpeg from identity.photos where id = $1', [id]);
  return rows[0]?.jpeg;
}

// Signing in

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

export interface Bucket {
  subject: Buffer;
  /** How long one failure takes to be forgotten. */
  leakSeconds: number;
}

/** How full each bucket is now; an empty one has no row. */
export async function selectLevels(db: Queries, buckets: readonly Bucket[], at: Date): Promise<Map<string, number>> {
  const { rows } = await db.query<{ subject: Buffer; level: number }>(
    `select f.subject, f.level - extract(epoch from $3::timestamptz - f.at)::float8 / bucket.leak as level
       from unnest($1::bytea[], $2::float8[]) as bucket (subject, leak)
       join identity.sign_in_failures f on f.subject = bucket.subject`,
    [buckets.map(({ subject }) => subject), buckets.map(({ leakSeconds }) => leakSeconds), at],
  );
  return new Map(rows.map(({ subject, level }) => [subject.toString('hex'), Math.max(0, level)]));
}

export async function addFailure(db: Pool, buckets: readonly Bucket[], at: Date): Promise<void> {
  // In one order everywhere, so that two failures that share both buckets queue instead of locking up.
  await db.query(
    `insert into identity.sign_in_failures as f (subject, level, at)
     select subject, 1, $3::timestamptz from unnest($1::bytea[]) as bucket (subject) order by subject
     on conflict (subject) do update
       set at = excluded.at,
           level = 1 + greatest(0, f.level - extract(epoch from excluded.at - f.at)::float8
             / ($2::float8[])[array_position($1::bytea[], f.subject)])`,
    [buckets.map(({ subject }) => subject), buckets.map(({ leakSeconds }) => leakSeconds), at],
  );
}

export async function clearFailures(tx: Tx, buckets: readonly Bucket[]): Promise<void> {
  await tx.query('delete from identity.sign_in_failures where subject = any($1::bytea[])', [
    buckets.map(({ subject }) => subject),
  ]);
}

/** What time ended, by table and as `deleteByPages` wants it; the moment before which is given last. */
export const endings = [
  {
    table: 'identity.sign_in_failures',
    sql: 'delete from identity.sign_in_failures where ctid >= $1 and ctid < $2 and at < $3',
  },
  { table: 'identity.sessions', sql: 'delete from identity.sessions where ctid >= $1 and ctid < $2 and ends_at < $3' },
  {
    table: 'identity.sign_in_challenges',
    sql: 'delete from identity.sign_in_challenges where ctid >= $1 and ctid < $2 and expires_at < $3',
  },
  {
    table: 'identity.passkey_challenges',
    sql: 'delete from identity.passkey_challenges where ctid >= $1 and ctid < $2 and expires_at < $3',
  },
  {
    table: 'identity.devices',
    sql: 'delete from identity.devices where ctid >= $1 and ctid < $2 and last_seen_at < $3',
  },
  {
    table: 'identity.kept_names',
    // A number may be another person's by then.
    sql: `with ended as (delete from identity.kept_names where ctid >= $1 and ctid < $2 and kept_until < $3 returning name)
          delete from identity.login_names n using ended where n.name = ended.name and n.kind = 'spelling'`,
  },
] as const;

// PINs

export async function insertPin(tx: Tx, pin: { customer: bigint; hash: string; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.pins (customer, hash, changed_at) values ($1, $2, $3) on conflict (customer) do nothing`,
    [pin.customer, pin.hash, pin.at],
  );
  return rowCount === 1;
}

export async function updatePin(tx: Tx, pin: { customer: bigint; hash: string; at: Date }): Promise<void> {
  await tx.query(
    `update identity.pins set hash = $2, changed_at = $3, failures = 0, locked_until = null where customer = $1`,
    [pin.customer, pin.hash, pin.at],
  );
}

/** The same PIN under another key: no change to the customer. */
export async function replacePinHash(
  db: Queries,
  { customer, old, hash }: { customer: bigint; old: string; hash: string },
): Promise<void> {
  await db.query('update identity.pins set hash = $3 where customer = $1 and hash = $2', [customer, old, hash]);
}

export interface PinClaim {
  hash: string;
  failures: number;
  locked_until: Date | null;
  /** Until when no other may try, and by that which try it is. */
  trying_until: Date;
}

/**
 * Counts a try before it is known whether it is right, and locks with it when it is the last one. Only the caller that
 * gets a row back may compare; the next one may when this try has ended, or `secondsMax` later where its process died.
 */
export async function claimPinTry(
  db: Pool,
  { customer, at, steps, secondsMax }: { customer: bigint; at: Date; steps: readonly LockStep[]; secondsMax: number },
): Promise<PinClaim | undefined> {
  const { rows } = await db.query<PinClaim>(
    `update identity.pins p
        set failures = p.failures + 1,
            locked_until = (select step.until from unnest($3::integer[], $4::timestamptz[]) as step (failures, until)
                             where step.failures = p.failures + 1),
            -- To the millisecond, which is all that the program can give back.
            trying_until = date_trunc('milliseconds', clock_timestamp()) + $5 * interval '1 s'
      where p.customer = $1 and (p.locked_until is null or p.locked_until <= $2)
        and (p.trying_until is null or p.trying_until <= clock_timestamp())
      returning p.hash, p.failures, p.locked_until, p.trying_until`,
    [customer, at, steps.map(({ failures }) => failures), steps.map(({ until }) => until), secondsMax],
  );
  return rows[0];
}

type PinTry = Pick<PinClaim, 'trying_until'> & { customer: bigint };

/** The try was right: the count starts again. */
export async function forgivePinTries(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query(
    `update identity.pins set failures = 0, locked_until = null, trying_until = null
      where customer = $1 and trying_until = $2`,
    [customer, turn],
  );
}

/** The try was wrong: what it has counted stands, its lock included. */
export async function endPinTry(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query('update identity.pins set trying_until = null where customer = $1 and trying_until = $2', [
    customer,
    turn,
  ]);
}

/** Takes one claimed try back, and the lock that came with it. */
export async function returnPinTry(db: Pool, { customer, trying_until: turn }: PinTry): Promise<void> {
  await db.query(
    `update identity.pins set failures = failures - 1, locked_until = null, trying_until = null
      where customer = $1 and trying_until = $2`,
    [customer, turn],
  );
}

export interface PinStateRow {
  has_pin: boolean;
  /** The lock of a try that is still being compared may be gone in a moment, and is none yet. */
  locked_until: Date | null;
  is_tried: boolean;
  pin_threshold_minor: bigint | null;
}

export async function selectPinState(db: Queries, customer: bigint): Promise<PinStateRow> {
  const { rows } = await db.query<PinStateRow>(
    `select p.customer is not null as has_pin, s.pin_threshold_minor, turn.is_on as is_tried,
            case when not turn.is_on then p.locked_until end as locked_until
       from identity.customers c
       left join identity.pins p on p.customer = c.id
       left join identity.settings s on s.customer = c.id
      cross join lateral (select coalesce(p.trying_until > clock_timestamp(), false) as is_on) as turn
      where c.id = $1`,
    [customer],
  );
  return rows[0]!;
}

// Settings

export interface SettingsRow {
  pin_threshold_minor: bigint | null;
  preferences: Record<string, unknown>;
}

export async function selectSettings(db: Queries, customer: bigint): Promise<SettingsRow | undefined> {
  const { rows } = await db.query<SettingsRow>(
    'select pin_threshold_minor, preferences from identity.settings where customer = $1',
    [customer],
  );
  return rows[0];
}

/** Writes what is given and leaves the rest, in one statement: two screens saving at once lose nothing. */
export async function upsertSettings(
  tx: Tx,
  {
    customer,
    pinThresholdMinor,
    preferences,
  }: {
    customer: bigint;
    pinThresholdMinor: bigint | null;
    preferences: Record<string, unknown>;
  },
): Promise<SettingsRow> {
  const { rows } = await tx.query<SettingsRow>(
    `insert into identity.settings as s (customer, pin_threshold_minor, preferences) values ($1, $2, $3::jsonb)
     on conflict (customer) do update
       set pin_threshold_minor = coalesce(excluded.pin_threshold_minor, s.pin_threshold_minor),
           preferences = s.preferences || excluded.preferences
     returning pin_threshold_minor, preferences`,
    [customer, pinThresholdMinor, JSON.stringify(preferences)],
  );
  return rows[0]!;
}

// What happened

export interface SecurityEvent {
  what:
    | 'registered'
    | 'agreed_to_terms'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'session_revoked'
    | 'pin_set'
    | 'pin_changed'
    | 'pin_refused'
    | 'pin_locked'
    | 'pin_threshold_changed'
    | 'pin_reset'
    | 'password_reset'
    | 'reset_code_sent'
    | 'reset_code_refused'
    | 'account_locked'
    | 'payments_locked'
    | 'password_changed'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'backup_codes_renewed'
    | 'backup_code_used'
    | 'second_factor_refused'
    | 'google_linked'
    | 'google_unlinked'
    | 'passkey_added'
    | 'passkey_removed'
    | 'passkey_refused'
    | 'payment_confirmed_by_passkey'
    | 'contact_code_sent'
    | 'contact_code_refused'
    | 'contact_confirmed'
    | 'contact_changed'
    | 'contact_change_undone'
    | 'own_limits_tightened'
    | 'own_limits_eased'
    | 'api_key_made'
    | 'api_key_raised'
    | 'api_key_changed'
    | 'api_key_revoked'
    | 'webhook_made'
    | 'webhook_changed'
    | 'device_renamed'
    | 'device_removed'
    | 'device_trusted'
    | 'erasure_asked'
    | 'erasure_taken_back';
  customer: bigint | null;
  address: string;
  requestId: string;
  at: Date;
  /** How often by now, within the hour, where not every time has a row. */
  times?: number;
}

export async function insertEvent(db: Queries, event: SecurityEvent): Promise<void> {
  await db.query(
    `insert into identity.security_events (at, what, customer, address, request_id, times)
     values ($1, $2, $3, $4, $5, $6)`,
    [event.at, event.what, event.customer, event.address, event.requestId, event.times ?? 1],
  );
}
