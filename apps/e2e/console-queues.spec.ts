import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { randomInt } from '@wura/testkit/random';
import { ask, nairaWallet, newCustomer, payBank, type Paid } from './customers.ts';
import { expect } from './fixtures.ts';
import { sandboxTest, type SandboxControl } from './sandbox-test.ts';
import { second } from './second-operator.ts';

// Each queue of the console by the keyboard alone: the next one is opened, and what is asked of it is done. That of papers is
// worked in console.spec.ts.

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
  deposits: {
    prepare: prepareDeposit,
    home: '/deposits',
    isOpened: /deposits\/./,
    async work(page) {
      await expect(page.getByRole('button', { name: 'Credit', exact: true })).toBeVisible();
      await page.keyboard.press('a');
      await say(page, 'The provider confirms it.');
      await expect(page.getByText('is credited')).toBeVisible();
    },
  },
  orders: {
    async prepare() {
      const me = await newCustomer({ naira: '20000.00' });
      const types = await ask<{ id: string }[]>('/api/water-types');
      const place = { countryId: 'NG', stateId: 'NG-LA', address: '4 Broad Street, Lagos Island' };
      const body = { walletId: null, waterTypeId: types[0]!.id, quantity: 1, ...place };
      await ask('/api/payments/water', { token: me.token, body });
      const { data } = await ask<{ data: { id: string }[] }>('/api/water-orders', { token: me.token });
      return `/orders/${data[0]!.id}`;
    },
    home: '/orders',
    isOpened: /orders\/./,
    async work(page) {
      await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible();
      await page.keyboard.press('a');
      await say(page, 'Leaves at noon.');
      await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Leaves at noon.');
    },
  },
  disputes: {
    async prepare() {
      const [me, other] = [await newCustomer({ naira: '5000.00' }), await newCustomer()];
      const transfer = { toAccountNumber: other.accountNumber, fromWalletId: await nairaWallet(me), amount: 300 };
      const { transaction } = await ask<Paid>('/api/intra-transfer', { token: me.token, body: transfer });
      const body = { transaction_id: transaction.id, reason: 'wrong_account', text: 'It was for another person' };
      const { id } = await ask<{ id: string }>('/api/disputes', { token: me.token, body });
      return `/disputes/${id}`;
    },
    home: '/disputes',
    isOpened: /disputes\/./,
    async work(page) {
      await expect(page.getByText('It was for another person')).toBeVisible();
      await page.keyboard.press('t');
      await say(page, 'We are asking them.');
      await expect(page.getByRole('list', { name: 'Steps' })).toContainText('We are asking them.');
    },
  },
  messages: {
    async prepare() {
      const letter = { name: 'A Visitor', email: 'visitor@wura.example', subject: 'account-help' };
      const body = { ...letter, message: 'Where is my card?' };
      const { reference } = await ask<{ reference: string }>('/api/contact', { body });
      return `/messages?state=all&q=${reference}`;
    },
    home: '/messages',
    isOpened: /messages\/./,
    async work(page) {
      await page.keyboard.press('j');
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Where is my card?');
      await page.keyboard.press('r');
      await expect(page.locator('main textarea')).toBeFocused();
      await page.keyboard.type('It is on its way.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText('It is on its way.');
    },
  },
  approvals: {
    async prepare() {
      const { token } = await ask<{ token: string }>('/api/operator/login', { body: second });
      const person = { email: `k${randomInt(1e9, 1e10 - 1)}@wura.example`, name: 'New Colleague', role: 'support' };
      const body = { ...person, reason: 'Messages wait for too long.' };
      const { approval } = await ask<{ approval: string }>('/api/operator/staff', { token, body });
      return `/approvals/${approval}`;
    },
    home: '/approvals',
    isOpened: /approvals\/./,
    async work(page) {
      await expect(page.getByText('Messages wait for too long.')).toBeVisible();
      await page.keyboard.press('a');
      await say(page, 'I have met them.');
      await expect(page.getByText('Approved and done')).toBeVisible();
    },
  },
  transactions: {
    async prepare(sandbox) {
      const stuck = await sendIntoSilence(sandbox);
      return `/transactions?reference=${stuck.reference}`;
    },
    home: '/transactions',
    isOpened: /transactions\/./,
    isWalked: true,
    async work(page) {
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Ask the provider again' })).toBeVisible();
      await page.keyboard.press('q');
      await expect(page.getByText('The provider is being asked')).toBeVisible();
      await page.keyboard.press('r');
      await say(page, 'The bank says that it never came.');
      await expect(page.getByRole('link', { name: 'To the approval' })).toBeVisible();
    },
  },
  cases: {
    async prepare(sandbox) {
      // A deposit of another sum opens one.
      await prepareDeposit(sandbox);
      return '/cases';
    },
    home: '/cases',
    isOpened: /console\/(?!cases$)./,
    isWalked: true,
    async work(page) {
      const rows = page.locator('main [data-row]');
      await page.keyboard.press('j');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/console\/cases$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
};

/** A card was charged another sum than was asked for. */
async function prepareDeposit(sandbox: SandboxControl): Promise<string> {
  const me = await newCustomer();
  const reference = `DEP_${me.username}_keys`;
  const deposit = { amount: 1_000, email: 'me@wura.example', wallet_id: await nairaWallet(me) };
  const body = { ...deposit, transaction_ref: reference };
  await ask('/api/paystack/create-pending-deposit', { token: me.token, body });
  await sandbox.misbehave('verify', 'wrong_amount');
  await sandbox.pay(reference);
  await ask('/api/paystack/verify-payment', { token: me.token, body: { transaction_ref: reference } });
  return `/deposits/${reference}`;
}

/** A bank that says neither yes nor no. */
async function sendIntoSilence(sandbox: SandboxControl): Promise<Paid> {
  const me = await newCustomer({ naira: '5000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin: '2468', password: me.password } });
  await sandbox.misbehave('transfer', 'pending');
  return payBank(me, { amount: '1250', pin: '2468' });
}

for (const [name, { prepare, home, isOpened, isWalked, work }] of Object.entries(queues)) {
  sandboxTest(`the queue of ${name} is worked by keyboard alone`, async ({ page, sandbox }) => {
    sandboxTest.slow();
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

sandboxTest('a rate is decided by keyboard alone', async ({ page }) => {
  await enter(page);
  await page.goto('/console/rates');
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(dialog(page).getByRole('textbox').last()).toBeFocused();
  // Back over the hours and the rate to the currency: one that no other test looks at.
  for (const text of ['2', '150', 'JPY']) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await say(page, 'The source is late today.');
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('The source is late today.');
});

async function enter(page: Page): Promise<void> {
  const body = { email: operatorEmail, password: passwords.operator };
  const { token } = await ask<{ token: string }>('/api/operator/login', { body });
  await page.addInitScript(value => localStorage.setItem('wura.console.token', value), token);
}
