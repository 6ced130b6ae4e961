import path from 'node:path';
import type { Page } from '@playwright/test';
import { ada, ask, newCustomer, payBank, type Person } from './customers.ts';
import { expect, fillDetails, loudTest, open, reviewTransfer, test } from './fixtures.ts';
import { openCheckout } from './sandbox-test.ts';

const folder = process.env['PICTURES_TO'] ?? path.join('test-results', 'states');
const pin = '2580';
const deposits = '/wallet?view=deposit';

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}-${test.info().project.name}.png`), animations: 'disabled' });
}

/** A customer who pays, with a PIN and a payment behind them. */
async function payer(): Promise<Person & { transaction: string }> {
  const me = await newCustomer({ naira: '50000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  const { transaction } = await payBank(me, { amount: '1000', pin, remarks: 'November rent' });
  return { ...me, transaction: transaction.id };
}

/** Nothing is waited for any more. */
const arrived = (page: Page) => expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

test('what a payment was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const me = await payer();
  await open(page, me, `/wallet?transaction=${me.transaction}`);
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Guaranty Trust Bank');
  await picture(page, '01-detail');
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await picture(page, '09-copied');
});

test('who is not verified sees their money first', async ({ page }) => {
  await open(page, await newCustomer({ naira: '1500.00', isVerified: false }));
  await expect(page.getByText('₦1,500.00').first()).toBeVisible();
  await picture(page, '02-unverified');
});

test('the dashboard and the history of a month', async ({ page }) => {
  await open(page, await ada());
  await expect(page.getByText('4 wallets')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeAttached();
  await picture(page, '04-dashboard');
  await page.goto('/wallet?view=transactions');
  await heading(page, 'Transactions');
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(days.last().getByRole('link').first()).toBeVisible();
  await picture(page, '03-transactions');
  await page.goto('/wallet?view=wallets');
  await heading(page, /wallets/i);
  await arrived(page);
  await picture(page, '17-wallets');
});

test('one Send, with whom was paid last', async ({ page }) => {
  await open(page, await payer(), '/wallet?view=send-money');
  await heading(page, 'Send Money');
  await expect(page.getByRole('button', { name: /Guaranty Trust Bank$/ }).first()).toBeVisible();
  await picture(page, '05-send');
});

test('a sum over the limit, while it is typed', async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }), '/wallet?view=send-money');
  await page.getByLabel('Amount', { exact: true }).fill('60000');
  await expect(page.getByText('₦10,000.00 more than you can send today.')).toBeVisible();
  await picture(page, '06-over-limit');
});

test('the account number to be paid into', async ({ page }) => {
  await open(page, await newCustomer(), `${deposits}&way=transfer`);
  await page.getByRole('button', { name: 'Get my account number' }).click();
  await expect(page.getByRole('region', { name: 'Your account for deposits' })).toBeVisible();
  await picture(page, '07-own-number');
});

test('PIN, and the receipt after it', async ({ page }) => {
  const me = await payer();
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: await ada(), amount: '12000' });
  await picture(page, '18-review');
  await page.getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await page.getByLabel('4-digit PIN').fill('1111');
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await picture(page, '08-pin');
  await page.getByLabel('4-digit PIN').fill(pin);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/intra-transfer', async route => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture(page, '12-processing');
  answered.resolve();
  await heading(page, 'Transfer Complete');
  await picture(page, '16-receipt');
});

loudTest('a screen that was never opened, without a network', async ({ page, context }) => {
  await page.route('**/assets/profile-screen-*.js', route => route.abort());
  await open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.getByText('₦75.25').first()).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState({}, '', '/wallet?view=profile');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('alert').getByText('You are offline', { exact: true })).toBeVisible();
  await picture(page, '10-offline');
});

test('while the wallet loads', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  for (const call of ['**/api/wallets', '**/api/transactions?*']) {
    await page.route(call, async route => {
      await answered.promise;
      await route.continue();
    });
  }
  await open(page, await newCustomer());
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await picture(page, '11-loading');
  answered.resolve();
});

test('a deposit that was declined', async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  await page.getByRole('radio', { name: '₦5,000' }).check();
  const checkout = await openCheckout(page, () => page.getByRole('button', { name: 'Deposit Funds' }).click());
  await checkout.getByRole('button', { name: /declin|fail/i }).click();
  await expect(page.getByText(/another card/i).first()).toBeVisible();
  await picture(page, '13-declined');
});

test('the front door, and a form of registration', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Phone or username')).toBeVisible();
  await picture(page, '14-front-door');
  await page.goto('/register');
  await expect(page.getByLabel('First name')).toBeVisible();
  await picture(page, '15-register');
});

test('settings, profile and what holds the account', async ({ page }) => {
  await open(page, await payer(), '/wallet?view=profile');
  await heading(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'Your limits' })).toBeAttached();
  await picture(page, '19-profile');
  await page.goto('/wallet?view=settings');
  await heading(page, 'Settings');
  await arrived(page);
  await picture(page, '18-settings');
});

test('whether everything works, in words', async ({ page }) => {
  await page.goto('/status');
  await heading(page, /.+/);
  await picture(page, '20-status');
});

test('balances that are hidden', async ({ page }) => {
  const me = await payer();
  await ask('/api/settings', { token: me.token, method: 'PUT', body: { hideBalance: true } });
  await open(page, me, '/wallet?view=send-money');
  await expect(page.getByText('••••••').first()).toBeAttached();
  await picture(page, '21-hidden');
});

test('the camera', async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }), '/kyc');
  await fillDetails(page);
  for (const [field, title] of [
    ['Front of your ID', 'Photograph your ID'],
    ['Selfie', 'Take a selfie'],
  ] as const) {
    await page.getByRole('group', { name: field, exact: true }).getByRole('button', { name: 'Take photo' }).click();
    const camera = page.getByRole('dialog', { name: title });
    await expect(camera.getByRole('button', { name: 'Take the photo' })).not.toHaveAttribute('aria-disabled');
    await picture(page, field === 'Selfie' ? '22-selfie' : '22-document');
    if (field === 'Selfie') {
      await camera.getByRole('button', { name: 'Take the photo' }).click();
      await expect(camera.getByRole('button', { name: 'Use photo' })).toBeVisible({ timeout: 20_000 });
      await picture(page, '22-taken');
    }
    await camera.getByRole('button', { name: 'Close' }).click();
  }
});
