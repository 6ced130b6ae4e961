import { ask, newCustomer } from './customers.ts';
import { expectClean } from './clean.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

const give = (from: { token: string }, wallet: string, to: { accountNumber: string }, amount: string) =>
  ask('/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: to.accountNumber, fromWalletId: wallet, amount },
  });

const nairaOf = async ({ token }: { token: string }) =>
  (await ask<{ id: string; currency: string }[]>('/api/wallets', { token })).find(({ currency }) => currency === 'NGN')!
    .id;

test(
  'a payment is sorted, noted and found again by its category, its amount and whom it went to',
  wide,
  async ({ page }) => {
    test.slow();
    const [me, friend] = [await newCustomer({ naira: '20000.00' }), await newCustomer()];
    const wallet = await nairaOf(me);
    for (const amount of ['1500.00', '2500.00', '700.00']) await give(me, wallet, friend, amount);
    await open(page, me, '/wallet?view=transactions');
    await page.getByRole('link').filter({ hasText: '2,500' }).click();
    const sheet = page.getByRole('dialog', { name: 'Transaction' });
    await sheet.getByLabel('Category').selectOption('Groceries');
    await expect(sheet.getByLabel(`All with ${friend.name}, those to come included`)).toBeVisible();
    await sheet.getByLabel('Note').fill('Rice and yam for Sunday');
    await expectClean(page);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeHidden();
    await sheet.getByRole('link', { name: `All with ${friend.name}` }).click();
    await expect(page.getByText(`With ${friend.name}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^3 transactions/)).toBeVisible();
    await page.getByRole('button', { name: 'Show all again' }).click();
    await expect(page.getByText(/^4 transactions/)).toBeVisible();

    const more = page.getByRole('button', { name: 'More filters' });
    const isSheet = await more.isVisible();
    if (isSheet) await more.click();
    await page.getByLabel('At most').fill('2,000');
    if (isSheet) await page.getByRole('button', { name: 'Show transactions' }).click();
    await expect(page.getByText(/^2 transactions: ₦0.00 in, ₦2,200.00 out/)).toBeVisible();
    if (isSheet) await page.getByRole('button', { name: 'More filters, 1 on' }).click();
    await page.getByLabel('At most').fill('');
    await page.getByLabel('Category').selectOption('Groceries');
    await expectClean(page);
    if (isSheet) await page.getByRole('button', { name: 'Show transactions' }).click();
    await expect(page.getByText(/^1 transaction: /)).toBeVisible();
    await page.getByLabel('Search transactions').fill('yam sunday');
    await expect(page.getByText(/^1 transaction: ₦0.00 in, ₦2,500.00 out/)).toBeVisible();
  },
);

test('money is put into a pot and taken out again, and a payment is rounded up into it', narrow, async ({ page }) => {
  test.slow();
  const [me, friend] = [await newCustomer({ naira: '20000.00' }), await newCustomer()];
  const wallet = await nairaOf(me);
  await open(page, me, '/wallet?view=pots');
  await expect(page.getByText('No pots yet')).toBeVisible();
  await page.getByRole('button', { name: 'New pot' }).click();
  const making = page.getByRole('dialog', { name: 'New pot' });
  await making.getByLabel('Name').fill('School fees');
  await making.getByRole('radio', { name: 'Corn' }).check();
  await making.getByLabel('Goal, if you have one').fill('10000');
  await expectClean(page);
  await making.getByRole('button', { name: 'Create pot' }).click();

  const pot = page.getByRole('dialog', { name: 'School fees' });
  await pot.getByLabel('Amount').fill('4000');
  await pot.getByRole('button', { name: 'Put in' }).click();
  await pot.getByRole('radio', { name: 'Take out' }).check();
  await expect(pot.getByText('In the pot: ₦4,000.00')).toBeVisible();
  await pot.getByLabel('Amount').fill('500');
  await pot.getByRole('button', { name: 'Take out' }).click();
  await expect(pot.getByText('In the pot: ₦3,500.00')).toBeVisible();
  await pot.getByRole('radio', { name: 'Next ₦100' }).check();
  await expectClean(page);
  await pot.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Rounds payments up to the next ₦100.00')).toBeVisible();

  await give(me, wallet, friend, '1230.00');
  await expect(page.getByRole('button', { name: /School fees/ })).toContainText('₦3,570', { timeout: 25_000 });
  await expect(page.getByRole('img', { name: '35% of the goal' })).toBeVisible();
  await expectClean(page);

  await page.goto('/wallet?view=wallets');
  const aside = page.viewportSize()!.width < 768 ? '₦3,570.00 in pots' : '₦3,570.00 in pots, ₦18,770.00 in all';
  await expect(page.getByText(aside, { exact: true })).toBeVisible();
  await page.goto(`/wallet?view=transactions&wallet=${wallet}`);
  await expect(page.getByText('Rounded up into School fees')).toBeVisible();
});

test(
  'a month of spending stands beside its budget, and whom it went to leads to those payments',
  wide,
  async ({ page }) => {
    test.slow();
    const [me, friend] = [await newCustomer({ naira: '20000.00' }), await newCustomer()];
    const wallet = await nairaOf(me);
    for (const amount of ['1500.00', '2000.00']) await give(me, wallet, friend, amount);
    await open(page, me, '/wallet?view=spending');
    await expect(page.getByText('2 payments, ₦0.00 in the month before')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Budget for People' }).click();
    const budget = page.getByRole('dialog', { name: 'Budget for a month' });
    await budget.getByLabel('Budget', { exact: true }).fill('3000');
    await expectClean(page);
    await budget.getByRole('button', { name: 'Save budget' }).click();
    await expect(page.getByText('₦500.00 over the budget')).toBeVisible();
    await expect(page.getByRole('img', { name: '116% of the budget' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Month before' }).click();
    await expect(page.getByText('0 payments, ₦0.00 in the month before')).toBeVisible();
    await page.getByRole('button', { name: 'Month after' }).click();
    await page.getByRole('link', { name: new RegExp(friend.name) }).click();
    await expect(page.getByText(`With ${friend.name}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^2 transactions: ₦0.00 in, ₦3,500.00 out/)).toBeVisible();
  },
);
