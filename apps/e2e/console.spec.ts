import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import { expectFits } from './clean.ts';
import { ask, nairaWallet, newCustomer, operatorToken, strangersBvn, submitKyc, type Person } from './customers.ts';
import { expect, test, wide } from './fixtures.ts';
import { sandboxTest, type SandboxControl } from './sandbox-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a screen of the console as the demonstration's operator, in a session that may be ended. */
async function openConsole(page: Page, path: string): Promise<void> {
  const body = { email: operatorEmail, password: passwords.operator };
  const { token } = await ask<{ token: string }>('/api/operator/login', { body });
  await page.addInitScript(value => localStorage.setItem('wura.console.token', value), token);
  await page.goto(`/console${path}`);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Email').fill(operatorEmail);
  await page.getByLabel('Password', { exact: true }).fill('Not-This-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(passwords.operator);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

async function submissionOf({ id }: Person): Promise<string> {
  const token = await operatorToken();
  for (const status of ['pending', 'under_review']) {
    const path = `/api/operator/kyc?status=${status}&limit=100`;
    const { data } = await ask<{ data: { id: string; customer: { id: string } }[] }>(path, { token });
    const mine = data.find(({ customer }) => customer.id === id);
    if (mine) return mine.id;
  }
  throw new Error('no papers of this customer are waiting');
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

sandboxTest('papers, a deposit, a message and an order are decided, and each stands in the log', async ({ page, sandbox }) => {
  sandboxTest.slow();
  const me = await newCustomer({ isVerified: false, naira: '9000.00' });
  await submitKyc(me, { bvn: strangersBvn() });
  const [papers, deposit, order] = [await submissionOf(me), await depositInReview(me, sandbox), await orderWater(me)];
  const letter = { name: me.name, email: `${me.username}@wura.example`, subject: 'account-help', message: 'Where is it?' };
  const { reference } = await ask<{ reference: string }>('/api/contact', { body: letter });
  await signIn(page);
  await expect(page.getByRole('list', { name: 'How much waits' }).getByRole('link', { name: /Verification/ })).toBeVisible();

  await page.goto(`/console/kyc/${papers}`);
  await expect(page.getByRole('img', { name: 'Front of the ID' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${me.name} is approved`)).toBeVisible();
  expect(await ask('/api/user', me)).toMatchObject({ kyc_completed: true });

  await page.goto(`/console/deposits/${deposit}`);
  await expect(page.getByText('Another amount was paid than was asked for.')).toBeVisible();
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(dialog(page).getByText('Please say why, in three letters or more.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('The provider confirms what was paid.');
  await dialog(page).getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(page.getByText('₦10,000.00 is credited')).toBeVisible();

  await page.goto(`/console/messages?state=all&q=${reference}`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await page.getByLabel('Saved replies').selectOption('We are looking into it');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Thank you for writing.');

  await page.goto(`/console/orders/${order}`);
  await expect(page.getByRole('heading', { level: 2, name: /\d × / })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmed' }).click();
  await dialog(page).getByLabel('Note (optional)').fill('Leaves tomorrow morning.');
  await dialog(page).getByRole('button', { name: 'Confirmed' }).click();
  await expect(page.getByText('Moved to: Confirmed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Leaves tomorrow morning.');

  for (const [subject, act] of [[papers, 'Kyc approved'], [deposit, 'Deposit credited'], [order, /Order/]] as const) {
    await page.goto(`/console/audit?subject=${subject}`);
    await expect(page.getByText(act).first()).toBeVisible();
  }
  await page.goto(`/console/customers/${me.id}`);
  await expect(heading(page, me.name)).toBeVisible();
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('A transfer to you was reported.');
  await dialog(page).getByRole('button', { name: 'Freeze', exact: true }).click();
  await expect(page.getByText('Frozen: A transfer to you was reported.')).toBeVisible();
}); // oxfmt-ignore

test('a queue is worked by keyboard alone, and an abandoned console signs itself out', wide, async ({ page }) => {
  test.slow();
  const me = await newCustomer({ isVerified: false });
  await submitKyc(me, { bvn: strangersBvn() });
  const papers = await submissionOf(me);
  await page.clock.install();
  await openConsole(page, '/kyc');
  const open = page.getByRole('list', { name: 'Submissions' }).getByRole('link');
  await expect(open.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.goto(`/console/kyc/${papers}`);
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(dialog(page).getByLabel('Note to the customer')).toBeFocused();
  // Letters that are typed are letters.
  await page.keyboard.type('Take a jar of kola');
  await expect(dialog(page).getByLabel('Note to the customer')).toHaveValue('Take a jar of kola');
  await dialog(page).getByLabel('A reason at a field').selectOption('Selfie image');
  await page.keyboard.type('It is too dark.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is asked to send again')).toBeVisible();
  expect(await ask('/api/kyc/status', me)).toMatchObject({ status: 'rejected', fields: { selfie_image: 'It is too dark.' } });

  await page.keyboard.press('Control+k');
  await dialog(page).getByLabel('Reference, customer, or screen').fill('ledger');
  await page.keyboard.press('ArrowDown');
  await dialog(page).getByRole('button', { name: 'Ledger health' }).press('Enter');
  await expect(heading(page, 'Ledger health')).toBeFocused();

  await page.clock.fastForward('13:30');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(heading(page, 'Sign in to the console')).toBeVisible();
  await expect(page.getByText('You were signed out because nothing was pressed for 15 minutes.')).toBeVisible();
}); // oxfmt-ignore

const screens = {
  queues: {
    '/': 'Dashboard',
    '/kyc': 'Verification',
    '/deposits': 'Deposits in review',
    '/messages': 'Messages',
    '/orders': 'Orders and requests',
  },
  people: {
    '/cases': 'Cases',
    '/approvals': 'Approvals',
    // Long lists are the same row again and again, and each of them takes its time to change colours.
    '/customers?q=Adaeze': 'Customers',
    '/audit?what=kyc_approved': 'Audit log',
    '/audit-check': 'Audit check',
  },
  money: {
    '/transactions?status=failed': 'Transactions',
    '/reconciliation': 'Reconciliation',
    '/ledger': 'Ledger health',
    '/sellers': 'Sellers',
    '/rates': 'Rates',
    '/positions': 'Positions',
  },
};

for (const [part, ofPart] of Object.entries(screens)) {
  test(`every screen of the ${part} has nothing for axe to say, and fits`, async ({ page }) => {
    // Many screens, each looked at twice, on machines that others use too.
    test.slow();
    const { width } = page.viewportSize()!;
    await openConsole(page, '/');
    for (const [path, name] of Object.entries(ofPart)) {
      await page.goto(`/console${path}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await isClean(page);
      await expectFits(page, [width]);
    }
  });
}
