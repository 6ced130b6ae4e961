import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import {
  ask,
  nairaWallet,
  newAccount,
  newCustomer,
  operatorToken,
  payBank,
  type Paid,
  strangersBvn,
  submitKyc,
  type Person,
} from './customers.ts';
import { expect, open, test } from './fixtures.ts';
import { sandboxTest, type SandboxControl } from './sandbox-test.ts';
import { second } from './second-operator.ts';

// What waits on such a day, and whose it is. The numbers are those of a day that a small house has.
const stuckCount = 10;
const submissionCount = 5;

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

/** By keyboard alone: the next one of the queue is opened, and then the one of this day. */
async function openFrom(page: Page, queue: string, own: string, { isWalked = false } = {}): Promise<void> {
  await page.goto(`/console/${queue}`);
  const main = page.locator('main');
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect((isWalked ? main.locator('[data-row]') : main.getByRole('listitem')).first()).toBeVisible();
  await page.keyboard.press('j');
  if (isWalked) await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${queue.split('?')[0]}/.`));
  await page.goto(`/console/${own}`);
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Says why by keyboard alone, and what is to be done is done or begun. */
async function say(page: Page, reason: string): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('textbox').last()).toBeFocused();
  await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

/** The same with the mouse, where there is more in the dialog. */
async function confirm(page: Page, button: string, reason: string): Promise<void> {
  await dialog(page).getByRole('textbox').last().fill(reason);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function submissionsOf(people: readonly Person[]): Promise<string[]> {
  const token = await operatorToken();
  const path = '/api/operator/kyc?status=pending&limit=100';
  const { data } = await ask<{ data: { id: string; customer: { id: string } }[] }>(path, { token });
  return people.map(({ id }) => data.find(({ customer }) => customer.id === id)!.id);
}

/** A card was charged another sum than was asked for. */
async function depositInReview(me: Person, sandbox: SandboxControl): Promise<string> {
  const transaction_ref = `DEP_${me.username}_console`;
  const deposit = { amount: 1_000, email: 'me@wura.example', wallet_id: await nairaWallet(me), transaction_ref };
  await ask('/api/paystack/create-pending-deposit', { token: me.token, body: deposit });
  await sandbox.misbehave('verify', 'wrong_amount', { about: transaction_ref });
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

/** A bank that says neither yes nor no, so many times. */
async function sendIntoSilence(me: Person, sandbox: SandboxControl): Promise<Paid[]> {
  const account = newAccount();
  await sandbox.misbehave('transfer', 'pending', { about: account, times: stuckCount });
  const sums = Array.from({ length: stuckCount }, (_, at) => String(1_200 + at));
  return Promise.all(sums.map(amount => payBank(me, { amount, pin, account, remarks: 'Rent' })));
}

const pin = '2468';
const pay = async (from: Person, to: Person, amount: number) =>
  ask<Paid>('/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: to.accountNumber, fromWalletId: await nairaWallet(from), amount, pin },
  });
const report = ({ token }: Person, { transaction }: Paid, reason: string, text: string) =>
  ask<{ id: string }>('/api/disputes', { token, body: { transaction_id: transaction.id, reason, text } });

const balanceOf = async ({ token }: Person) => {
  const wallets = await ask<{ currency: string; balance: string }[]>('/api/wallets', { token });
  return wallets.find(({ currency }) => currency === 'NGN')!.balance;
};

interface Movement {
  id: string;
  status: string;
  refunded: boolean;
  reference: string;
}
const movementsOf = async ({ token }: Person, query = '') =>
  (await ask<{ data: Movement[] }>(`/api/transactions?limit=100${query}`, { token })).data;

/** The same threshold from the same day would change nothing, so each width has one of its own. */
const newThreshold = (page: Page) => (page.viewportSize()!.width > 1_000 ? '7,500' : '7,400');
const ruleDay = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

sandboxTest('a day at the console: ten payments that hang, three cases, five papers, a deposit, an order, a frozen customer, a rule and a salary, by two where it must be; and the books balance', async ({ page, browser, sandbox }) => {
  test.setTimeout(240_000);
  // What happened before the day began.
  const newcomers = await Promise.all(Array.from({ length: submissionCount }, () => newCustomer({ isVerified: false })));
  const [me, wrong] = await Promise.all([newCustomer({ naira: '40000.00' }), newCustomer()]);
  await Promise.all(newcomers.map(newcomer => submitKyc(newcomer, { bvn: strangersBvn() })));
  await ask('/api/pin/set', { token: me.token, body: { pin, password: me.password } });
  const [papers, deposit, order] = [await submissionsOf(newcomers), await depositInReview(me, sandbox), await orderWater(me)];
  const stuck = await sendIntoSilence(me, sandbox);
  const [salary, again] = [await pay(me, wrong, 3_000), await pay(me, wrong, 10)];
  const cases = [
    await report(me, salary, 'wrong_account', 'This was the salary of another person'),
    await report(me, stuck[0]!, 'not_received', 'My landlord has nothing of it'),
    await report(me, again, 'charged_twice', 'I pressed it once'),
  ];
  const before = Number(await balanceOf(me));

  await signIn(page, { email: operatorEmail, password: passwords.operator });
  await expect(page.getByRole('list', { name: 'How much waits' }).getByRole('link', { name: /Disputes/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('link').first()).toBeVisible();

  // Four are who they say they are, and the fifth sends a better picture.
  for (const [at, id] of papers.entries()) {
    const selfies = '**/documents/selfie_image';
    if (at === 0) await page.route(selfies, route => route.abort());
    await page.goto(`/console/kyc/${id}`);
    if (at === 0) {
      // Nobody is approved by one who could not see the face.
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.keyboard.press('a');
      await expect(page.getByText('A picture is not on the screen yet.')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await page.unroute(selfies);
      await again.click();
    }
    await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
    await expect(page.locator('figure:not(:has(img))')).toHaveCount(0);
    if (at === submissionCount - 1) {
      await page.keyboard.press('r');
      await dialog(page).getByLabel('Note to the customer').fill('Your face is in the dark.');
      await dialog(page).getByLabel('A reason at a field').selectOption('Selfie image');
      await page.keyboard.type('It is too dark.');
      await page.keyboard.press('Enter');
      await expect(page.getByText('is asked to send again')).toBeVisible();
    } else {
      await page.keyboard.press('a');
      await dialog(page).getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText(`${newcomers[at]!.name} is approved`).first()).toBeVisible();
    }
    await expect.poll(async () => (await ask<{ status: string }>('/api/kyc/status', newcomers[at])).status)
      .toBe(at === submissionCount - 1 ? 'rejected' : 'approved');
  }

  await openFrom(page, 'deposits', `deposits/${deposit}`);
  await expect(page.getByText('Another amount was paid than was asked for.')).toBeVisible();
  await page.keyboard.press('a');
  await dialog(page).getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(dialog(page).getByText('Please say why, in three letters or more.')).toBeVisible();
  await confirm(page, 'Credit', 'The provider confirms what was paid.');
  await expect(page.getByText('₦10,000.00 is credited')).toBeVisible();

  await openFrom(page, 'orders', `orders/${order}`);
  await page.keyboard.press('a');
  await say(page, 'Leaves tomorrow morning.');
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Leaves tomorrow morning.');

  await openFrom(page, 'disputes', `disputes/${cases[0]!.id}`);
  await expect(page.getByText('This was the salary of another person')).toBeVisible();
  await page.keyboard.press('t');
  await say(page, 'We are sending it back to you.');
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('We are sending it back to you.');
  await isClean(page);

  // What hangs is asked about again, one after the other, and still there is no answer.
  await openFrom(page, 'transactions?status=pending', `transactions/${stuck[0]!.transaction.id}`, { isWalked: true });
  for (const { transaction } of stuck) {
    await page.goto(`/console/transactions/${transaction.id}`);
    await expect(page.getByRole('button', { name: 'Ask the provider again' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('The provider is being asked')).toBeVisible();
  }
  // By noon the bank has decided about eight of them; of two its support says that they never came.
  const [never, paid, declined] = [stuck.slice(0, 2), stuck.slice(2, 7), stuck.slice(7)];
  for (const { reference } of paid) await sandbox.settle(reference, 'success');
  for (const { reference } of declined) await sandbox.settle(reference, 'failed');
  for (const { transaction } of never) {
    await page.goto(`/console/transactions/${transaction.id}`);
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Sent to the provider');
    await page.keyboard.press('r');
    await expect(dialog(page).getByRole('region', { name: 'What moves' })).toContainText('Held for the provider');
    await say(page, 'The bank’s support says that it never came.');
    await expect(page.getByRole('link', { name: 'To the approval' })).toBeVisible();
  }
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

  // A rule, by typing its new figures; nothing changes before its day.
  await page.goto('/console/rules');
  const card = page.getByRole('list', { name: 'Rules' }).getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'PIN threshold' }) });
  await expect(card).toContainText('₦10,000.00');
  await card.getByRole('button', { name: 'Change: PIN threshold' }).click();
  const amount = dialog(page).getByLabel('Amount', { exact: true });
  await amount.fill('a lot');
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Thefts of phones have doubled.');
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
  await expect(amount).toHaveAccessibleDescription(/Please enter an amount/);
  await amount.fill(newThreshold(page));
  await dialog(page).getByLabel('Begins on').fill(ruleDay());
  await expect(dialog(page).getByRole('list', { name: 'What changes' })).toContainText(`₦${newThreshold(page)}.00`);
  await isClean(page);
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for a second admin' });
  await expect(waiting).toContainText('another admin has to decide it');
  await expect(waiting.getByRole('list', { name: 'What changes' })).toContainText(`₦${newThreshold(page)}.00`);

  await expect.poll(async () => (await movementsOf(me, '&status=pending')).length).toBe(never.length);
  const declinedSum = [1_207, 1_208, 1_209].reduce((sum, each) => sum + each + 10.75, 0);
  expect(Number(await balanceOf(me))).toBeCloseTo(before + 10_000 + declinedSum);

  // The second person, at another desk.
  const desk = await browser.newContext({ viewport: page.viewportSize()!, baseURL: process.env['WURA_URL']! });
  const other = await desk.newPage();
  await signIn(other, second);
  const token = await ask<{ token: string }>('/api/operator/login', { body: second });
  for (const subject of [...never.map(({ reference }) => reference), salary.reference, me.id, 'pin_threshold']) {
    const path = `/api/operator/approvals?status=pending&subject=${subject}`;
    const { data } = await ask<{ data: { id: string }[] }>(path, token);
    if (subject === salary.reference) await openFrom(other, 'approvals', `approvals/${data[0]!.id}`);
    else await other.goto(`/console/approvals/${data[0]!.id}`);
    await expect(other.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    if (subject === salary.reference) await isClean(other);
    await other.keyboard.press('a');
    await say(other, 'I looked at both accounts.');
    await expect(other.getByText('Approved and done')).toBeVisible();
  }
  const returned = [1_200, 1_201].reduce((sum, each) => sum + each + 10.75, 0);
  expect(Number(await balanceOf(me))).toBeCloseTo(before + 10_000 + declinedSum + returned + 2_500 + 100);
  expect(await balanceOf(wrong)).toBe('510.00');

  for (const { id } of cases) {
    await other.goto(`/console/disputes/${id}`);
    await expect(other.getByRole('button', { name: 'Resolve' })).toBeVisible();
    await other.keyboard.press('a');
    await say(other, 'What was left of it is back with you.');
    await expect(other.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
  }
  await other.goto(`/console/customers/${wrong.id}`);
  await other.getByRole('button', { name: 'Freeze', exact: true }).click();
  await confirm(other, 'Freeze', 'A transfer to you was reported.');
  await expect(other.getByText('Frozen: A transfer to you was reported.')).toBeVisible();
  await other.goto('/console/rules');
  await expect(other.getByRole('list', { name: 'Rules' })).toContainText(`₦${newThreshold(page)}.00`);
  await desk.close();

  for (const [subject, act] of [[deposit, 'Deposit credited'], [order, /Order/], [never[0]!.reference, 'Payment returned'], [salary.reference, 'Transfer corrected'], [me.id, 'Customer credited'], ['pin_threshold', 'Rule changed']] as const) {
    await page.goto(`/console/audit?subject=${subject}`);
    await expect(page.getByText(act).first()).toBeVisible();
  }
  await page.goto('/console/ledger');
  await expect(page.getByText('Proven now')).toBeVisible();
  const { token: operator } = await ask<{ token: string }>('/api/operator/login', { body: second });
  expect(await ask('/api/operator/ledger/health', { token: operator })).toMatchObject({ balanced: true });

  // What the customers see of all this.
  const mine = await movementsOf(me);
  const fateOf = ({ transaction }: Paid) => {
    const { status, refunded } = mine.find(({ id }) => id === transaction.id)!;
    return `${status}${refunded ? ' and back' : ''}`;
  };
  expect(stuck.map(fateOf)).toEqual([...Array(2).fill('failed and back'), ...Array(5).fill('completed'), ...Array(3).fill('failed and back')]);
  await open(page, me, '/wallet?view=transactions');
  await expect(page.getByText('Correction: came back to you').first()).toBeVisible();
  await expect(page.getByText('Credit from Wura').first()).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dialog(page).getByText('₦1,211.75 is back in your wallet').first()).toBeVisible();
  await page.goto(`/wallet?view=disputes&case=${cases[1]!.id}`);
  await expect(page.getByText('What was left of it is back with you.').first()).toBeVisible();
  expect(await ask('/api/user', wrong)).toMatchObject({ frozen: { reason: 'A transfer to you was reported.' } });
  const { data: orders } = await ask<{ data: { id: string; status: string }[] }>('/api/water-orders', me);
  expect(orders).toMatchObject([{ id: order, status: 'confirmed' }]);
}); // oxfmt-ignore
