import { ask, newCustomer, payFromAda, register, signIn, stranger, verify } from './customers.ts';
import { expect, open, reviewTransfer, test } from './fixtures.ts';

test('a stranger registers, receives money, sends some of it on, and both see it', async ({ page }) => {
  const me = stranger();
  await register(page, { ...me, firstname: 'Ngozi', lastname: 'Eze' });

  await expect(page).toHaveURL('/wallet');
  await expect(page.getByText('Registration completed successfully!')).toBeVisible();
  await expect(page).toHaveTitle('My Wallets, Wura');
  await expect(page.getByRole('heading', { level: 1, name: 'KYC Verification' })).toBeVisible();

  const person = await signIn(me.username, me.password);
  await verify(person);
  await page.reload();
  await expect(page.getByText('No transactions found')).toBeVisible();
  await payFromAda(person, '2500.00');
  await page.getByRole('button', { name: 'Refresh wallets' }).click();
  await expect(page.getByText('2,500 naira').first()).toBeAttached();
  await expect(page.getByRole('link', { name: /Adaeze Nwosu/ })).toContainText('+₦2,500.00');

  const friend = await newCustomer();
  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Intra Transfer' })).toBeVisible();
  await reviewTransfer(page, { to: friend, amount: '1,200.50' });
  await expect(page.getByRole('heading', { name: `Send ₦1,200.50 to ${friend.name}?` })).toBeVisible();
  await expect(page.getByText('Free. Arrives at once.')).toBeVisible();
  await expect(page.getByText('₦1,299.50 left after')).toBeVisible();
  await page.getByRole('button', { name: 'Send ₦1,200.50' }).click();

  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(friend.name);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('link', { name: new RegExp(friend.name) }).click();
  const detail = page.getByRole('dialog', { name: 'Transaction' });
  await expect(detail).toContainText('No fee');
  await expect(detail.getByText('Completed').first()).toBeVisible();

  const theirs = await ask<{ data: { type: string; amount: string; sender: string }[] }>('/api/transactions', friend);
  expect(theirs.data).toMatchObject([{ type: 'receive', amount: '1200.50', sender: 'Ngozi Eze' }]);
});

test('a customer signs in, sees who they are, and signs out', async ({ page }) => {
  const person = await newCustomer();
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a wallet in another currency is added and chosen', async ({ page }) => {
  await open(page, await newCustomer());
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a wallet' });
  await dialog.getByLabel('Currency').click();
  await page.locator('input[role=combobox]').fill('dollar');
  await page.getByRole('option', { name: /US dollar/ }).click();
  await dialog.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByText('US dollar wallet created')).toBeVisible();
  await expect(page.getByText('2 wallets')).toBeVisible();
  await expect(page.getByRole('button', { name: /US dollar/ })).toHaveAttribute('aria-pressed', 'true');
});
