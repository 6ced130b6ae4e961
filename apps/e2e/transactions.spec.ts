import { expectClean } from './clean.ts';
import { ada, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('every transaction stands under its day with what came in and went out, and a search folds accents', async ({
  page,
}) => {
  test.slow();
  await open(page, await ada(), '/wallet?view=transactions');
  await expect(page.getByText(/^\d+ transactions: ₦[\d,.]+ in, ₦[\d,.]+ out/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^\w{3} \d+ \w{3}$/ }).first()).toBeVisible();
  await page.getByLabel('Search transactions').fill('eniola sade');
  await expect(page.getByText('Ṣadé Ẹniọlá').first()).toBeVisible();
  await expect(page.getByText('Tolulope Adebayo')).toHaveCount(0);
  await page.getByLabel('Search transactions').fill('');
  await page.getByRole('radio', { name: 'Out' }).check();
  await expect(page.getByRole('main').getByText(/^\+₦/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Last month' }).check();
  await page.getByRole('radio', { name: 'Pick dates' }).check();
  await expect(page.getByLabel('From', { exact: true })).toBeVisible();
  await expectClean(page);
});

test('a customer who is not verified sees balance, account number and history above the form', async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '750.25', isVerified: false });
  await open(page, me);
  const money = page.getByRole('region', { name: 'Available balance' });
  await expect(money).toContainText('₦750');
  await expect(money.getByRole('button', { name: 'Copy account number' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(history.getByRole('link').filter({ hasText: 'Adaeze' })).toBeVisible();
  const form = page.getByLabel('Full name');
  await expect(form).toBeVisible();
  const [above, below] = [(await history.boundingBox())!, (await form.boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
  await expectClean(page);
});

test('a verified customer who may move nothing yet is asked for a BVN or NIN in the dashboard’s place', async ({
  page,
}) => {
  await page.route('**/api/limits', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), blocked_by: 'identity' } });
  });
  await page.route('**/api/kyc/identity', route =>
    route.fulfill({
      status: 422,
      json: { code: 'identity_declined', message: 'This does not match your name and date of birth.' },
    }),
  );
  await open(page, await newCustomer());
  await expect(page.getByRole('heading', { name: 'One number is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Check my number' }).click();
  await expect(page.getByText('Please give your BVN or your NIN.')).toBeVisible();
  await page.getByLabel('NIN').fill('12345678901');
  await page.getByRole('button', { name: 'Check my number' }).click();
  await expect(page.getByRole('alert')).toContainText('This does not match');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what Deposit could not fetch is said in the words of the specification, and can be dismissed', async ({
  page,
}) => {
  const failing = { status: 500, json: { code: 'internal', message: 'x' } };
  for (const path of ['**/api/user', '**/api/wallets']) await page.route(path, route => route.fulfill(failing));
  await open(page, await newCustomer(), '/wallet?view=deposit');
  for (const said of ['Failed to fetch user profile', 'Failed to fetch wallet information']) {
    const alert = page.getByRole('alert').filter({ hasText: said });
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
  }
});

test('under its day a transaction says its time, and by amount they stand in one list with their days', async ({
  page,
}) => {
  test.slow();
  await open(page, await ada(), '/wallet?view=transactions');
  const rows = page.getByRole('main').getByRole('link').filter({ hasText: /[+−]₦/ });
  await expect(rows.first()).toContainText(/\d\d:\d\d$/);
  await expect(rows.first()).not.toContainText('Today');
  await page.getByLabel('Sort by').selectOption('amount');
  await expect(page.getByRole('list', { name: 'Amount' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^\w{3} \d+ \w{3}$/ })).toHaveCount(0);
  await expect(rows.first()).toContainText(/\w{3} \d+ \w{3}$|Today|Yesterday/);
  const amounts = (await rows.allTextContents()).map(text => Number(/₦([\d,]+)/.exec(text)![1]!.replaceAll(',', '')));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test('a chip of the filters is pressed 44 high, though it is drawn lower', async ({ page }) => {
  await open(page, await newCustomer({ naira: '750.25' }), '/wallet?view=transactions');
  const chip = page.getByText('Failed', { exact: true });
  const { x, y, width, height } = (await chip.boundingBox())!;
  for (const at of [y - 3, y + height + 3]) {
    await page.getByRole('radio', { name: 'All' }).check();
    await page.mouse.click(x + width / 2, at);
    await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
  }
});
