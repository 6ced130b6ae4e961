import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { drawFor, randomInt } from '@wura/testkit/random';
import { test, type Page } from '@playwright/test';
import { whenNotBusy } from './when-not-busy.ts';

// Two tests at once meet in one product, so each draws people of its own, and the same ones from the same seed.
drawFor(() => {
  const { project, titlePath } = test.info();
  return [project.name, ...titlePath].join(' ');
});

export interface Person {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
  name: string;
  accountNumber: string;
}

const base = () => process.env['WURA_URL'] ?? '';

interface Ask {
  token?: string;
  body?: unknown;
  method?: 'GET' | 'POST' | 'PUT';
}

/** Calls the API as the client would, for what a test needs to be so before it begins. */
export async function ask<Answer>(path: string, { token, body, method }: Ask = {}): Promise<Answer> {
  const request = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await whenNotBusy(() => fetch(base() + path, request));
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

export async function signIn(username: string, password: string): Promise<Person> {
  const { token } = await ask<{ token: string }>('/api/login', { body: { identifier: username, password } });
  const user = await ask<Record<string, string>>('/api/user', { token });
  const name = `${user['firstname']} ${user['lastname']}`;
  const of = (field: string) => user[field] ?? '';
  return { id: of('id'), username, email: of('email'), password, token, name, accountNumber: of('account_number') };
}

/** What a person who has never been here would type. */
export function stranger() {
  const number = String(randomInt(1e9, 1e10 - 1));
  return {
    firstname: 'Chinedu',
    lastname: 'Okafor',
    username: `c_${number}`,
    email: `c${number}@wura.example`,
    phone: `7${number.slice(1)}`,
    password: 'Palm-Wine-7',
    address: '4 Broad Street, Lagos Island',
  };
}

/** Types a whole registration, step by step, and sends it. */
export async function register(page: Page, person: ReturnType<typeof stranger>): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First name').fill(person.firstname);
  await page.getByLabel('Last name').fill(person.lastname);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1994');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Country').selectOption('NG');
  await page.getByLabel('Full address').fill(person.address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** A new customer whose documents are approved, with naira from the demonstration's ada if the test needs some. */
export async function newCustomer({
  naira,
  isVerified = true,
  dob = '1994-05-21',
}: { naira?: string; isVerified?: boolean; dob?: string } = {}): Promise<Person> {
  const { firstname, lastname, username, email, phone, password, address } = stranger();
  await ask('/api/register', {
    body: {
      firstname,
      lastname,
      username,
      email,
      phoneNumber: `+234${phone}`,
      password,
      dob,
      country: 'NG',
      state: '',
      residentialAddress: address,
    },
  });
  const person = await signIn(username, password);
  if (isVerified) await verify(person);
  if (naira !== undefined) await payFromAda(person, naira);
  return person;
}

let demo: Promise<Person> | undefined;

/** The demonstration's customer, who has money and a history. One sign-in serves a whole worker. */
export function ada(): Promise<Person> {
  return (demo ??= signIn('ada', process.env['WURA_DEMO_PASSWORD'] ?? ''));
}

export async function payFromAda(to: Person, amount: string): Promise<void> {
  const payer = await ada();
  await ask('/api/intra-transfer', {
    token: payer.token,
    body: { toAccountNumber: to.accountNumber, fromWalletId: await nairaWallet(payer), amount, pin: '1234' },
  });
}

export async function nairaWallet({ token }: Person): Promise<string> {
  const wallets = await ask<{ id: string; currency: string }[]>('/api/wallets', { token });
  return wallets.find(wallet => wallet.currency === 'NGN')?.id ?? '';
}

export interface Paid {
  reference: string;
  transaction: { id: string };
}

/** An account at another bank. */
export const bankAccount = { account_number: '0123456789', bank_code: '058' };

/** An account that was never paid before. */
export const newAccount = () => String(randomInt(1e9, 1e10 - 1));

/** Pays that account, or this one; its name is looked up first as the form does it. The customer has this PIN. */
export async function payBank(
  me: Person,
  { account, ...payment }: { amount: string; pin: string; remarks?: string; account?: string },
): Promise<Paid> {
  const { token } = me;
  const to = account === undefined ? bankAccount : { ...bankAccount, account_number: account };
  const { data } = await ask<{ data: { account_name: string } }>('/api/paystack/validate-account', {
    token,
    body: to,
  });
  const to_bank_account = { ...to, beneficiary_name: data.account_name, currency: 'NGN' };
  return ask('/api/send-money', {
    token,
    body: { ...payment, from_wallet_id: await nairaWallet(me), to_bank_account },
  });
}

// One pixel, which is as much of a picture as a document needs to be one.
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  letter => letter.charCodeAt(0),
);

/**
 * A BVN that the sandbox's register knows as another person's, so that its own reviewer leaves the documents to a
 * person.
 */
export const strangersBvn = () => `111${randomInt(1e7, 1e8)}`;

/** A BVN or a NIN that the register knows as this customer's. */
export const ownNumber = () => `2${randomInt(1e9, 1e10)}`;

/** Sends documents in, as the client would. */
export async function submitKyc({ token, name }: Person, given: Record<string, string> = {}): Promise<void> {
  const form = new FormData();
  const texts = {
    full_name: name,
    date_of_birth: '1994-05-21',
    address: '4 Broad Street, Lagos Island',
    id_type: 'passport',
    id_number: `A${randomInt(1e8, 1e9)}`,
    ...given,
  };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  for (const field of ['id_document_front', 'selfie_image']) form.append(field, new Blob([pixel]), `${field}.png`);
  const headers = { authorization: `Bearer ${token}` };
  const send = () => fetch(`${base()}/api/kyc/submit`, { method: 'POST', headers, body: form });
  const response = await whenNotBusy(send);
  if (!response.ok) throw new Error(`documents were answered ${response.status}: ${await response.text()}`);
}

let onDuty: Promise<{ token: string }> | undefined;

/** The demonstration's operator. One sign-in serves a whole worker. */
export async function operatorToken(): Promise<string> {
  onDuty ??= ask<{ token: string }>('/api/operator/login', {
    body: { email: operatorEmail, password: passwords.operator },
  });
  return (await onDuty).token;
}

/** What an operator decides about the documents that this customer has in hand. */
export async function review({ id }: Person, decision: Record<string, unknown>): Promise<void> {
  const token = await operatorToken();
  for (const status of ['pending', 'under_review']) {
    const path = `/api/operator/kyc?status=${status}&limit=100`;
    const queue = await ask<{ data: { id: string; customer: { id: string } }[] }>(path, { token });
    const mine = queue.data.find(({ customer }) => customer.id === id);
    if (mine) return void (await ask(`/api/operator/kyc/${mine.id}/review`, { token, body: decision }));
  }
  throw new Error('no papers of this customer are waiting');
}

/** Papers sent and approved, so that the dashboard is open; on a busy machine the sandbox's own reviewer may come first. */
export async function verify(person: Person): Promise<void> {
  await submitKyc(person);
  await review(person, { status: 'approved' }).catch(async (error: unknown) => {
    const { tier } = await ask<{ tier: number }>('/api/limits', { token: person.token });
    if (tier < 3) throw error;
  });
}
