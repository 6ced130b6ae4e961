import type { Page } from '@playwright/test';
import { ask, newCustomer, payBank, type Person } from './customers.ts';
import { expect, narrow, open, reviewTransfer, test, wide } from './fixtures.ts';

const pin = '2580';

/** A customer who has just paid a bank account. */
async function payerOfABank(remarks: string): Promise<Person & { transaction: string }> {
  const me = await newCustomer({ naira: '5000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  const { transaction } = await payBank(me, { amount: '1000', pin, remarks });
  return { ...me, transaction: transaction.id };
}

test(
  'the detail of a bank transfer names the bank, the account, the remark and the session, and its history row the bank',
  wide,
  async ({ page }) => {
    const me = await payerOfABank('November rent');
    await open(page, me, `/wallet?transaction=${me.transaction}`);
    const detail = page.getByRole('dialog', { name: 'Transaction' });
    await expect(detail).toContainText('Guaranty Trust Bank, 0123 456 789');
    await expect(detail).not.toContainText('Wura,');
    await expect(detail).toContainText('November rent');
    await expect(detail.getByRole('button', { name: 'Copy session ID' })).toBeVisible();
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('link', { name: /Sent to Guaranty Trust Bank/ }).first()).toBeVisible();
  },
);

test('copying in a dialog shows in its place that it was copied', wide, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const me = await payerOfABank('');
  await open(page, me, `/wallet?transaction=${me.transaction}`);
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wur_[a-z0-9]{16}$/);
  await expect(page.getByText(/^WUR( [A-Z0-9]{4}){4}$/)).toBeVisible();
});

test('a toast is seen above a dialog that is open', async ({ page }) => {
  const me = await payerOfABank('');
  // Without a sheet of the system's own, sharing saves the picture and says so in a toast.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await open(page, me, `/wallet?transaction=${me.transaction}`);
  await page.getByRole('button', { name: 'Share receipt' }).click();
  const said = page.getByText('Receipt saved as a picture');
  // The picture is drawn first.
  await expect(said).toBeVisible({ timeout: 20_000 });
  const isOnTop = await said.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('balances that are hidden are hidden in every form, review and detail', narrow, async ({ page }) => {
  const me = await payerOfABank('');
  await ask('/api/settings', { token: me.token, method: 'PUT', body: { hideBalance: true } });
  const left = '3,989.25';
  await open(page, me, `/wallet?transaction=${me.transaction}`);
  await expect(page.getByText('Balance hidden').first()).toBeAttached();
  for (const address of [`/wallet?transaction=${me.transaction}`, '/wallet?view=send-money', '/intra-transfer']) {
    await page.goto(address);
    await expect(page.getByText('••••••').first()).toBeAttached();
    await expect(page.locator('body')).not.toContainText(left);
  }
});

async function guess(page: Page): Promise<void> {
  await page.getByLabel('4-digit PIN').fill('1111');
  await page.getByRole('button', { name: /^Send ₦/ }).click();
}

test(
  'the fifth wrong PIN says until when it is locked, that nothing was sent, and how to reset it',
  wide,
  async ({ page }) => {
    const me = await newCustomer({ naira: '15000.00' });
    await ask('/api/pin/set', { token: me.token, body: { pin } });
    const friend = await newCustomer();
    await open(page, me, '/intra-transfer');
    await reviewTransfer(page, { to: friend, amount: '12000' });
    await page.getByRole('button', { name: 'Send ₦12,000.00' }).click();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await guess(page);
      await expect(page.getByText(`Wrong PIN. ${left} left.`)).toBeVisible();
    }
    await guess(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/PIN locked until \d\d:\d\d/);
    await expect(alert).toContainText('Nothing was sent.');
    await expect(page.getByRole('button', { name: 'Forgot your PIN?' })).toBeVisible();
  },
);
