import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { randomInt } from '@wura/testkit/random';
import { ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, test } from './fixtures.ts';
import { sandboxTest, type SandboxControl } from './sandbox-test.ts';

// Queues of the console by the keyboard alone: the next one is opened, and what is asked of it is done. Those of papers, deposits,
// orders, disputes, payments and approvals are worked so in console-day.spec.ts, that of guardians in guardians.spec.ts.

const dialog = (page: Page) => page.getByRole('dialog');

interface Queue {
  /** Something of this test's own that waits in it; answers where it is opened. */
  prepare: (sandbox: SandboxControl) => Promise<string>;
  /** What is there of it before anything is pressed, and afterwards. */
  home: string;
  isOpened: RegExp;
  /** A list whose rows are walked through, and Enter opens one; a queue opens the next by itself. */
  isWalked?: true;
  work: (page: Page) => Promise<void>;
}

/** The reason, and on to the button that does it. */
async function say(page: Page, text: string): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  const field = dialog(page).getByRole('textbox').last();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

const queues: Readonly<Record<string, Queue>> = {
  messages: {
    prepare: async () => `/messages?state=all&q=${await prepareLetter()}`,
    home: '/messages',
    isOpened: /messages\/./,
    async work(page) {
      await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('j');
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Where is my card?');
      await page.keyboard.press('r');
      await expect(page.locator('main textarea')).toBeFocused();
      await page.keyboard.type('It is on its way.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText('It is on its way.');
    },
  },
  cases: {
    async prepare(sandbox) {
      // A deposit of another sum opens one.
      await prepareDeposit(sandbox);
      return '/cases?kind=deposit_mismatch';
    },
    home: '/cases?kind=deposit_mismatch',
    isOpened: /console\/(?!cases)./,
    isWalked: true,
    async work(page) {
      const rows = page.locator('main [data-row]');
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('j');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/console\/cases/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
};

/** A card was charged another sum than was asked for. */
async function prepareLetter(): Promise<string> {
  const letter = { name: 'A Visitor', email: `visitor${randomInt(1e12)}@wura.example`, subject: 'account-help' };
  const { reference } = await ask<{ reference: string }>('/api/contact', {
    body: { ...letter, message: 'Where is my card?' },
  });
  return reference;
}

async function prepareDeposit(sandbox: SandboxControl): Promise<string> {
  const me = await newCustomer();
  const reference = `DEP_${me.username}_keys`;
  const deposit = { amount: 1_000, email: 'me@wura.example', wallet_id: await nairaWallet(me) };
  const body = { ...deposit, transaction_ref: reference };
  await ask('/api/paystack/create-pending-deposit', { token: me.token, body });
  await sandbox.misbehave('verify', 'wrong_amount', { about: reference });
  await sandbox.pay(reference);
  await ask('/api/paystack/verify-payment', { token: me.token, body: { transaction_ref: reference } });
  return `/deposits/${reference}`;
}

for (const [name, { prepare, home, isOpened, isWalked, work }] of Object.entries(queues)) {
  sandboxTest(`the queue of ${name} is worked by keyboard alone`, async ({ page, sandbox }) => {
    test.slow();
    const own = await prepare(sandbox);
    await enter(page);
    await page.goto(`/console${home}`);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const main = page.locator('main');
    await expect((isWalked ? main.locator('[data-row]') : main.getByRole('listitem')).first()).toBeVisible();
    await page.keyboard.press('j');
    if (isWalked) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(isOpened);
    await page.goto(`/console${own}`);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await work(page);
  });
}

test('a rate is decided by keyboard alone', async ({ page }) => {
  await enter(page);
  await page.goto('/console/rates');
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(dialog(page).getByLabel('What')).toBeFocused();
  // A currency that no other test looks at, its rate, and the hours.
  for (const text of ['JPY', '150', '2']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await say(page, 'The source is late today.');
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('The source is late today.');
});

test('what staff began to write is there again, and what needs no answer leaves the list without one', async ({
  page,
}) => {
  await enter(page);
  const [own, other] = [await prepareLetter(), await prepareLetter()];
  const answer = page.getByRole('textbox', { name: 'Answer' });
  const openOne = async (reference: string) => {
    await page.getByLabel('Reference, name or email').fill(reference);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${reference}`));
    const listed = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(listed).toHaveCount(1);
    await listed.click();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
  };
  await page.goto('/console/messages?state=all');
  await openOne(own);
  await answer.fill('It is on its w');
  await openOne(other);
  await expect(answer).toHaveValue('');
  await page.getByRole('button', { name: 'Needs no answer' }).click();
  await say(page, 'It says thanks');
  await expect(page.getByRole('button', { name: 'Needs no answer' })).toHaveCount(0);
  await openOne(own);
  await expect(answer).toHaveValue('It is on its w');
});

async function enter(page: Page): Promise<void> {
  const body = { email: operatorEmail, password: passwords.operator };
  const { token } = await ask<{ token: string }>('/api/operator/login', { body });
  await page.addInitScript(value => localStorage.setItem('wura.console.token', value), token);
}
