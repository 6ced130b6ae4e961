import { lagosDate } from '@wura/platform/time';
import { expectClean } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

const pin = '2580';

test(
  'rent is paid every month, one payment fails for funds, and one that was made is put on a schedule',
  wide,
  async ({ page }) => {
    test.slow();
    const me = await newCustomer({ naira: '5000.00' });
    await ask('/api/pin/set', { token: me.token, body: { pin } });
    await open(page, me, '/wallet?view=scheduled');
    await expect(page.getByText('Nothing is scheduled yet')).toBeVisible({ timeout: 20_000 });
    await expectClean(page);

    await page.getByRole('button', { name: 'New scheduled payment' }).click();
    const form = page.getByRole('dialog', { name: 'New scheduled payment' });
    await form.getByLabel('What to pay').selectOption('bank_transfer');
    await form.getByRole('button', { name: 'Review' }).click();
    await expect(form.getByText('Please fill in this field.').first()).toBeVisible();
    await form.getByLabel('Bank').selectOption({ label: 'Guaranty Trust Bank' });
    await form.getByLabel('Account number').fill('0123456789');
    await form.getByLabel('Amount of each payment').fill('1000');
    await form.getByLabel('First day').fill(lagosDate(Date.now()));
    await expectClean(page);
    await form.getByRole('button', { name: 'Review' }).click();
    await expect(form.getByText('Check before you schedule it')).toBeVisible();
    await expect(form.getByText('₦1,010.75')).toBeVisible();
    await expectClean(page);
    await form.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByLabel('4-digit PIN').fill(pin);
    await page.keyboard.press('Enter');

    // It is due today, so the worker pays it while its customer looks on.
    const detail = page.getByRole('dialog', { name: 'Scheduled payment', exact: true });
    await expect(detail.getByText('Every month')).toBeVisible();
    await expect(detail.getByText('Paid', { exact: true })).toBeVisible({ timeout: 25_000 });
    await expectClean(page);
    await detail.getByRole('link', { name: 'See payment' }).click();
    const movement = page.getByRole('dialog', { name: 'Transaction' });
    await movement.getByRole('link', { name: 'Repeat on a schedule' }).click();

    // The form is filled in with the payment; another sum, for which the wallet is short.
    await expect(form.getByLabel('Account number')).toHaveValue('0123456789');
    await form.getByText('Once', { exact: true }).click();
    await form.getByLabel('Amount of each payment').fill('7000');
    await form.getByLabel('Day', { exact: true }).fill(lagosDate(Date.now()));
    await form.getByLabel('If a payment fails').selectOption('skip');
    await form.getByRole('button', { name: 'Review' }).click();
    await form.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByLabel('4-digit PIN').fill(pin);
    await page.keyboard.press('Enter');
    await expect(detail.getByText('There was not enough money in the wallet.')).toBeVisible({ timeout: 25_000 });
    await expect(detail.getByText('Not paid', { exact: true })).toBeVisible();
    await detail.getByRole('button', { name: 'Close' }).click();

    // Over the end of a month: the last day of a shorter one, and the 31st again.
    await page.getByRole('button', { name: 'New scheduled payment' }).click();
    await form.getByLabel('What to pay').selectOption('airtime');
    await form.getByLabel('Phone number').fill('08031234567');
    await form.getByLabel('Network').selectOption('mtn');
    await form.getByLabel('Amount of each payment').fill('100');
    const [year, month] = lagosDate(Date.now()).split('-').map(Number) as [number, number];
    await form.getByLabel('First day').fill(`${month === 1 ? year : year + 1}-01-31`);
    await expect(form.getByText('In shorter months it is paid on the last day.')).toBeVisible();
    await form.getByRole('button', { name: 'Review' }).click();
    await form.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByLabel('4-digit PIN').fill(pin);
    await page.keyboard.press('Enter');
    const days = detail.getByRole('region', { name: 'Next days' }).getByRole('listitem');
    await expect(days.nth(0)).toContainText('31 Jan');
    await expect(days.nth(1)).toContainText(/2[89] Feb/);
    await expect(days.nth(2)).toContainText('31 Mar');
    await detail.getByRole('button', { name: 'Pause' }).click();
    await expect(detail.getByText('Paused', { exact: true })).toBeVisible();
    await detail.getByRole('button', { name: 'Cancel for good' }).click();
    await detail.getByRole('button', { name: 'Cancel these payments' }).click();
    await expect(page.getByRole('region', { name: 'Ended' }).getByText('Cancelled')).toBeVisible();
    await expectClean(page);
  },
);

test('money goes into a pot on a day, and is seen there and in the history', narrow, async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '5000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  const wallets = await ask<{ id: string; currency: string }[]>('/api/wallets', me);
  const wallet_id = wallets.find(({ currency }) => currency === 'NGN')!.id;
  await ask('/api/pots', { token: me.token, body: { wallet_id, name: 'School fees' } });
  await open(page, me, '/wallet?view=scheduled');
  await page.getByRole('button', { name: 'New scheduled payment' }).click();
  const form = page.getByRole('dialog', { name: 'New scheduled payment' });
  await form.getByLabel('What to pay').selectOption({ label: 'Into a pot' });
  await form.getByLabel('Pot').selectOption({ label: 'School fees, NGN' });
  await form.getByLabel('Amount of each payment').fill('1250');
  await form.getByLabel('First day').fill(lagosDate(Date.now()));
  await expectClean(page);
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(form.getByText('Check before you schedule it')).toBeVisible();
  await expect(form.getByText('School fees').first()).toBeVisible();
  await form.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Scheduled payment', exact: true });
  await expect(detail.getByText('Paid', { exact: true })).toBeVisible({ timeout: 25_000 });
  await expectClean(page);

  await page.goto('/wallet?view=pots');
  await expect(page.getByText('School fees').first()).toBeVisible();
  await expect(page.getByText('₦1,250.00').first()).toBeVisible();
  await page.goto('/wallet?view=transactions');
  await expect(page.getByText('School fees').first()).toBeVisible();
});
