import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import {
  ask,
  nairaWallet,
  newCustomer,
  operatorToken,
  payBank,
  type Paid,
  strangersBvn,
  submitKyc,
  type Person,
} from './customers.ts';
import { expect, open } from './fixtures.ts';
import { sandboxTest, type SandboxControl } from './sandbox-test.ts';
import { second } from './second-operator.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Not-This-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** Says why, and what is to be done is done or begun. */
async function confirm(page: Page, button: string, reason: string): Promise<void> {
  await dialog(page).getByRole('textbox').last().fill(reason);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function submissionOf({ id }: Person): Promise<string> {
  const token = await operatorToken();
  const path = '/api/operator/kyc?status=pending&limit=100';
  const { data } = await ask<{ data: { id: string; customer: { id: string } }[] }>(path, { token });
  return data.find(({ customer }) => customer.id === id)!.id;
}

/** A card was charged another sum than was asked for. */
async function depositInReview(me: Person, sandbox: SandboxControl): Promise<string> {
  const transaction_ref = `DEP_${me.username}_console`;
  const deposit = { amount: 1_000, email: 'me@wura.example', wallet_id: await nairaWallet(me), transaction_ref };
  await ask('/api/paystack/create-pending-deposit', { token: me.token, body: deposit });
  await sandbox.misbehave('verify', 'wrong_amount');
  await sandbox.pay(transaction_ref);
  await ask('/api/paystack/verify-payment', { token: me.token, body: { transaction_ref } });
  return transaction_ref;
}

async function orderWater(me: Person): Promise<string> {
  const types = await ask<{ id: string }[]>('/api/water-types');
  const body = { walletId: null, waterTypeId: types[0]!.id, quantity: 1, countryId: 'NG', stateId: 'NG-LA' };
  await ask('/api/payments/water', { token: me.token, body: { ...body, address: '4 Broad Street, Lagos Island' } });
  const { data } = await ask<{ data: { id: string }[] }>('/api/water-orders', { token: me.token });
  return data[0]!.id;
}

/** A bank that says neither yes nor no. */
async function sendIntoSilence(me: Person, sandbox: SandboxControl): Promise<Paid> {
  await sandbox.misbehave('transfer', 'pending');
  return payBank(me, { amount: '1250', pin: '2468', remarks: 'Rent' });
}

const balanceOf = async ({ token }: Person) => {
  const wallets = await ask<{ currency: string; balance: string }[]>('/api/wallets', { token });
  return wallets.find(({ currency }) => currency === 'NGN')!.balance;
};

sandboxTest('a day at the console: what hangs, what is reported and what went to the wrong place is settled, by two where it must be, and the books balance', async ({ page, browser, sandbox }) => {
  sandboxTest.setTimeout(150_000);
  // What happened before the day began.
  const me = await newCustomer({ naira: '20000.00' });
  const newcomer = await newCustomer({ isVerified: false });
  await submitKyc(newcomer, { bvn: strangersBvn() });
  await ask('/api/pin/set', { token: me.token, body: { pin: '2468', password: me.password } });
  const [papers, deposit, order] = [await submissionOf(newcomer), await depositInReview(me, sandbox), await orderWater(me)];
  const stuck = await sendIntoSilence(me, sandbox);
  const wrong = await newCustomer();
  const salary = await ask<Paid>('/api/intra-transfer', {
    token: me.token,
    body: { toAccountNumber: wrong.accountNumber, fromWalletId: await nairaWallet(me), amount: 3_000, pin: '2468' },
  });
  const dispute = await ask<{ id: string; case_number: string }>('/api/disputes', {
    token: me.token,
    body: { transaction_id: salary.transaction.id, reason: 'wrong_account', text: 'This was the salary of another person' },
  });
  const letter = { name: me.name, email: `${me.username}@wura.example`, subject: 'account-help', message: 'Where is it?' };
  const { reference } = await ask<{ reference: string }>('/api/contact', { body: letter });
  const before = Number(await balanceOf(me));

  await signIn(page, { email: operatorEmail, password: passwords.operator });
  await expect(page.getByRole('list', { name: 'How much waits' }).getByRole('link', { name: /Disputes/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('link').first()).toBeVisible();

  await page.goto(`/console/kyc/${papers}`);
  await expect(page.getByRole('img', { name: 'Front of the ID' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${newcomer.name} is approved`)).toBeVisible();
  expect(await ask('/api/user', newcomer)).toMatchObject({ kyc_completed: true });

  await page.goto(`/console/deposits/${deposit}`);
  await expect(page.getByText('Another amount was paid than was asked for.')).toBeVisible();
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(dialog(page).getByText('Please say why, in three letters or more.')).toBeVisible();
  await confirm(page, 'Credit', 'The provider confirms what was paid.');
  await expect(page.getByText('₦10,000.00 is credited')).toBeVisible();

  await page.goto(`/console/messages?state=all&q=${reference}`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await page.getByLabel('Saved replies').selectOption('We are looking into it');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Thank you for writing.');

  await page.goto(`/console/orders/${order}`);
  await page.getByRole('button', { name: 'Confirmed' }).click();
  await dialog(page).getByLabel('Note (optional)').fill('Leaves tomorrow morning.');
  await dialog(page).getByRole('button', { name: 'Confirmed' }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Leaves tomorrow morning.');

  // The case, by keyboard alone.
  await page.goto(`/console/disputes/${dispute.id}`);
  await expect(page.getByText('This was the salary of another person')).toBeVisible();
  await page.keyboard.press('t');
  await dialog(page).getByLabel('What the customer reads').fill('We are sending it back to you.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('We are sending it back to you.');
  await isClean(page);

  // What hangs: asked again, and still nothing; so the money is to go back.
  await page.goto(`/console/transactions?reference=${stuck.reference}`);
  const found = page.getByRole('link', { name: stuck.reference });
  await found.click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Sent to the provider');
  await page.getByRole('button', { name: 'Give the money back' }).click();
  await expect(dialog(page).getByRole('region', { name: 'What moves' })).toContainText('Held for the provider');
  await confirm(page, 'Begin', 'The bank’s support says that it never came.');
  await expect(page.getByRole('link', { name: 'To the approval' })).toBeVisible();
  await isClean(page);

  // What went to the wrong place: a part of it first, for the other one has a right to the rest.
  await page.goto(`/console/transactions/${salary.transaction.id}`);
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeVisible();
  await page.keyboard.press('c');
  await dialog(page).getByLabel('Amount').fill('2500');
  await dialog(page).getByLabel('Note to the customer (optional)').fill('Salary to the wrong account');
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Both of them confirm it.');
  await dialog(page).getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'To the approval' }).click();
  await expect(page.getByText('You cannot decide this: you began it')).toBeVisible();

  await page.goto(`/console/customers/${me.id}`);
  await page.getByRole('link', { name: 'Give a credit' }).click();
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('textbox', { name: 'Reason' }).fill('They waited for long.');
  await isClean(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'What moves' })).toContainText('The house, goodwill');
  expect(Number(await balanceOf(me))).toBe(before + 10_000);

  // The second person, at another desk.
  const desk = await browser.newContext({ viewport: page.viewportSize()!, baseURL: process.env['WURA_URL']! });
  const other = await desk.newPage();
  await signIn(other, second);
  const token = await ask<{ token: string }>('/api/operator/login', { body: second });
  for (const subject of [stuck.reference, salary.reference, me.id]) {
    const path = `/api/operator/approvals?status=pending&subject=${subject}`;
    const { data } = await ask<{ data: { id: string }[] }>(path, token);
    await other.goto(`/console/approvals/${data[0]!.id}`);
    await expect(other.getByRole('region', { name: /^What moves/ })).toBeVisible();
    await isClean(other);
    await other.keyboard.press('a');
    await expect(dialog(other)).toBeVisible();
    await confirm(other, 'Approve', 'I looked at both accounts.');
    await expect(other.getByText('Approved and done')).toBeVisible();
  }
  expect(Number(await balanceOf(me))).toBe(before + 10_000 + 1_260.75 + 2_500 + 100);
  expect(await balanceOf(wrong)).toBe('500.00');

  await other.goto(`/console/disputes/${dispute.id}`);
  await expect(other.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await other.keyboard.press('a');
  await confirm(other, 'Resolve', 'What was left of it is back with you.');
  await other.goto(`/console/customers/${wrong.id}`);
  await other.getByRole('button', { name: 'Freeze', exact: true }).click();
  await confirm(other, 'Freeze', 'A transfer to you was reported.');
  await expect(other.getByText('Frozen: A transfer to you was reported.')).toBeVisible();
  await desk.close();

  for (const [subject, act] of [[deposit, 'Deposit credited'], [order, /Order/], [stuck.reference, 'Payment returned'], [salary.reference, 'Transfer corrected'], [me.id, 'Customer credited']] as const) {
    await page.goto(`/console/audit?subject=${subject}`);
    await expect(page.getByText(act).first()).toBeVisible();
  }
  await page.goto('/console/ledger');
  await expect(page.getByText('Proven now')).toBeVisible();

  // What the customer sees of all this.
  await open(page, me, '/wallet?view=transactions');
  await expect(page.getByText('Correction: came back to you').first()).toBeVisible();
  await expect(page.getByText('Credit from Wura').first()).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dialog(page).getByText('₦1,260.75 is back in your wallet').first()).toBeVisible();
}); // oxfmt-ignore
