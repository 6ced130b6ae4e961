import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Fault } from '@wura/wire/phrases';
import { firstOf, refuse, type Refused } from '@wura/wire/refusals';
import { agreedAt, termsVersion } from '../agreements.ts';
import { identityRefusals, type User } from '../contract.ts';
import { identityFaults } from '../rules.ts';
import { randomAccountNumber } from './account-numbers.ts';
import { namesTaken, type LoginName } from './login-names.ts';
import { takeNames } from './login-name-queries.ts';
import { insertCustomer, selectCustomer, selectOwnWording, updateTerms, type CustomerRow } from './queries.ts';

export interface NewAccount {
  firstname: string;
  lastname: string;
  username: string;
  email: string;
  /** In its one spelling, "+2348031234567". */
  phone: string;
  dob: string;
  country: string;
  state: string;
  residentialAddress: string;
  passwordHash: string;
}

/** Makes the customer, or refuses and names what another customer already has. */
export async function openAccount(tx: Tx, account: NewAccount, at: Date): Promise<{ number: bigint; user: User }> {
  const row = await insertWithAccountNumber(tx, account, at);
  const taken = await takeNames(tx, namesTaken(account), row.id);
  if (taken.length > 0) throw alreadyRegistered(taken);
  return { number: row.id, user: asUser(row) };
}

async function insertWithAccountNumber(tx: Tx, account: NewAccount, at: Date): Promise<CustomerRow> {
  const version = await readTermsVersion(tx);
  // Of 900 million numbers a taken one is rarely drawn, and hardly ever several in a row.
  for (let draw = 0; draw < 20; draw++) {
    const row = await insertCustomer(tx, {
      public_id: randomId('cus'),
      account_number: randomAccountNumber(),
      first_name: account.firstname,
      last_name: account.lastname,
      username: account.username,
      email: account.email,
      phone: account.phone,
      date_of_birth: account.dob,
      country: account.country,
      state: account.state,
      residential_address: account.residentialAddress,
      password_hash: account.passwordHash,
      // No account is opened without agreeing to the terms as they are that day.
      terms_version: version,
      terms_agreed_at: agreedAt(at, version),
      created_at: at,
    });
    if (row) return row;
  }
  throw new Error('no free account number was drawn in twenty tries');
}

const taken: Record<LoginName['kind'], { field: string; fault: Fault }> = {
  email: { field: 'email', fault: identityFaults.email_taken },
  phone: { field: 'phoneNumber', fault: identityFaults.phone_taken },
  // A spelling of this phone is a customer's username: to sign in with it would name two people.
  spelling: { field: 'phoneNumber', fault: identityFaults.phone_taken },
  username: { field: 'username', fault: identityFaults.username_taken },
};

export function alreadyRegistered(names: readonly LoginName[]): Refused {
  const kinds = (['email', 'phone', 'spelling', 'username'] as const).filter(kind =>
    names.some(name => name.kind === kind),
  );
  const errors = Object.fromEntries(kinds.map(kind => [taken[kind].field, taken[kind].fault]));
  return refuse(identityRefusals.duplicate, { errors, reason: firstOf(errors) });
}

/** What customers agree to today: the operator's own wording, or that of this build. */
const readTermsVersion = async (db: Queries): Promise<string> => (await selectOwnWording(db)) ?? termsVersion;

/** To the wording of this day, from this moment on. False when another one holds by now. */
export async function agreeToTerms(
  tx: Tx,
  { customer, version, at }: { customer: bigint; version: string; at: Date },
): Promise<boolean> {
  if (version !== (await readTermsVersion(tx))) return false;
  await updateTerms(tx, { customer, version, at: agreedAt(at, version) });
  return true;
}

export async function readUser(db: Queries, customer: bigint): Promise<User> {
  return asUser(await selectCustomer(db, customer));
}

/** The one place where a customer's row becomes what the customer sees. */
function asUser(row: CustomerRow): User {
  const termsNow = row.own_terms_version ?? termsVersion;
  const photo = row.photo === null ? null : photoAddress(row.photo);
  return {
    id: row.public_id,
    firstname: row.first_name,
    lastname: row.last_name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    username: row.username,
    phone_number: row.phone,
    account_number: row.account_number,
    dob: row.date_of_birth,
    country: row.country,
    state: row.state,
    residential_address: row.residential_address,
    profile_image: photo,
    profile_picture: photo,
    kyc_completed: row.kyc_completed,
    terms_due: row.terms_version !== termsNow,
    terms_version: termsNow,
    frozen: row.is_frozen ? { reason: row.frozen_reason, since: row.frozen_at?.toISOString() ?? null } : null,
    email_confirmed: row.email_confirmed_at !== null,
    phone_confirmed: row.phone_confirmed_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

export function photoAddress(id: string): string {
  return `/api/photos/${id}`;
}
