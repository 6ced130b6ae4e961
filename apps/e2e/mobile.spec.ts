import { newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('on a phone the landing page gives way to sign-in, which leads to what Wura does, fees and help', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const more = page.getByRole('navigation', { name: 'More about Wura' }).getByRole('link');
  await expect(more).toHaveText(['What Wura does', 'Fees', 'Help']);
  await more.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Wura does' })).toBeVisible();
});

test('the bars and the menu of the phone lead everywhere there is', async ({ page }) => {
  await open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  await expect(page.getByText('Welcome, Chinedu')).toBeVisible();
  await expect(page.getByText('Total Balance in NGN')).toBeVisible();
  await expect(page.getByText('75 naira 25 kobo').first()).toBeAttached();
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText('Balance hidden').first()).toBeAttached();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Wallets', 'Deposit', 'Bills', 'Profile']);
  await bar.getByRole('link', { name: 'Bills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallets' }).click();
  await expect(page).toHaveURL('/wallet');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('listitem')).toHaveText(['My Profile', 'Settings', 'Logout']);
  await menu.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a phone that is turned keeps what was typed', async ({ page }) => {
  await open(page, await newCustomer(), '/wallet?view=deposit');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('1234.5');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(amount).toHaveValue('1,234.5');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(amount).toHaveValue('1,234.5');
});
