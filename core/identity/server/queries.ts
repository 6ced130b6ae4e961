import type { Queries, Tx } from '@wura/database';
import { blocksOf, isLeavingOf } from './blocks.ts';
import { coolingOffSince, coolingOffUntil, hasConfirmedContact } from './cooling-off.ts';
import type { Tier } from './tiers.ts';

// The SQL of customers themselves; each other subject of this room has a file of its own beside it. What belongs to a
// customer is always found by its owner too, so that a stranger's question and one about nothing get the same answer.

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

/** The customer's row is locked: two changes follow each other. */
export async function lockContacts(tx: Tx, customer: bigint): Promise<{ email: string; phone: string }> {
  const { rows } = await tx.query<{ email: string; phone: string }>(
    'select email, phone from identity.customers where id = $1 for no key update',
    [customer],
  );
  return rows[0]!;
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
  by: { accountNumbers: readonly string[] } | { numbers: readonly number[] },
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
