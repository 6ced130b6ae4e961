import { ada, ask, newCustomer, nairaWallet } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

const failing = { status: 500, json: { code: 'internal', message: 'x' } };

test('the demonstration shows four wallets, a summary, and a month of history', async ({ page }) => {
  await open(page, await ada());
  await expect(page.getByText('4 wallets')).toBeVisible();
  const naira = page.getByRole('button', { name: /Naira/ });
  await expect(naira).toContainText('Primary');
  await expect(naira).toContainText('Active');
  await expect(page.getByRole('heading', { name: 'Other Wallets' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Transaction Summary' });
  await expect(summary).toContainText('Naira, all time');
  await expect(summary.getByRole('img')).toHaveAttribute('aria-label', /^Last 30 days: /);
  await summary.getByRole('button', { name: 'View as table' }).click();
  await expect(summary.getByRole('row')).toHaveCount(31);
  const tether = page.getByRole('region', { name: 'Other Wallets' }).getByRole('link', { name: /Tether/ });
  await tether.click();
  await expect(tether).toContainText('Active');
  await expect(summary).toContainText('Tether, all time');
});

test('history is searched, filtered, sorted and read on', async ({ page }) => {
  await open(page, await ada());
  const history = page.getByRole('region', { name: 'Recent Transactions' });
  const rows = history.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await history.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(20);

  await history.getByLabel('Type').selectOption('receive');
  await expect(rows.first()).toContainText('+₦');
  await expect(rows.filter({ hasText: '\u2212₦' })).toHaveCount(0);
  await history.getByLabel('Type').selectOption('all');
  await history.getByLabel('Search transactions').fill('Chinedu');
  await expect(rows.filter({ hasText: 'Tolulope' })).toHaveCount(0);
  await expect(rows.first()).toContainText('Chinedu Okafor');

  await history.getByLabel('Status').selectOption('failed');
  await expect(history.getByText('No transactions found')).toBeVisible();
  await history.getByRole('button', { name: 'Clear filters' }).click();
  // What was read on before is still there.
  await expect(rows).toHaveCount(20);
  await expect(history.getByLabel('Search transactions')).toHaveValue('');

  const amounts = page.waitForResponse(/sort=amount/);
  await history.getByLabel('Sort by').selectOption('amount');
  expect((await amounts).status()).toBe(200);
});

test('a transaction opens beside the list and closes with Escape', async ({ page }) => {
  await open(page, await ada());
  const row = page.getByRole('region', { name: 'Recent Transactions' }).getByRole('link').first();
  await row.click();
  const detail = page.getByRole('dialog', { name: 'Transaction' });
  await expect(detail.getByText('What happened')).toBeVisible();
  await expect(page).toHaveURL(/transaction=mov_/);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('hidden balances stay hidden, also where the page is loaded anew before that is saved', async ({ page }) => {
  const me = await ada();
  await open(page, me);
  await expect(page.getByText('₦486,250.40').or(page.getByText(/486,250 naira|naira/).first())).toBeAttached();
  // The first is on its way for ever: the page goes before there is an answer.
  let saves = 0;
  await page.route('**/api/settings', route => {
    if (route.request().method() === 'PUT' && ++saves === 1) return;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText('Balance hidden').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /Naira/ })).toContainText('••••••');
  await expect.poll(() => ask('/api/settings', me)).toMatchObject({ hideBalance: true });
  await expect(page.getByRole('button', { name: /Naira/ })).toContainText('••••••');
});

test('wallets that cannot be fetched are unknown, never zero, and can be asked for again', async ({ page }) => {
  await page.route('**/api/wallets', route => route.fulfill(failing));
  await open(page, await newCustomer());
  await expect(page.getByRole('alert')).toContainText('Failed to fetch wallets');
  await expect(page.getByRole('button', { name: /Balance unknown/ })).toContainText('—');
  await expect(page.getByText('0.00')).toHaveCount(0);
  await page.goto('/intra-transfer');
  await expect(page.getByLabel('Wallet', { exact: true })).toHaveText('—');
  await page.goto('/wallet');
  await page.unroute('**/api/wallets');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^1 wallet/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a refresh that fails keeps the last balances and says from when they are', async ({ page }) => {
  await open(page, await newCustomer({ naira: '321.00' }));
  await expect(page.getByText('321 naira').first()).toBeAttached();
  await page.route('**/api/wallets', route => route.fulfill(failing));
  await page.getByRole('button', { name: 'Refresh wallets' }).click();
  await expect(page.getByRole('alert')).toContainText(/These balances are from \d\d:\d\d/);
  await expect(page.getByText('321 naira').first()).toBeAttached();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a summary that cannot be loaded shows zeros only beside the line that says so', async ({ page }) => {
  await page.route('**/api/transactions/summary/**', route => route.fulfill(failing));
  await open(page, await newCustomer({ naira: '321.00' }));
  const summary = page.getByRole('region', { name: 'Transaction Summary' });
  await expect(summary.getByRole('alert')).toContainText('Could not load summary.');
  await expect(summary).toContainText('₦0.00');
  await page.unroute('**/api/transactions/summary/**');
  await summary.getByRole('button', { name: 'Retry' }).click();
  await expect(summary).toContainText('1 transaction');
});

test('while things load, words say what', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route('**/api/wallets', async route => {
    await answered;
    await route.continue();
  });
  await page.route('**/api/transactions/summary/**', route => route.abort());
  await open(page, await newCustomer());
  await expect(page.getByText('Loading wallets...')).toBeAttached();
  // Two cards side by side, as they will be, and nothing touches.
  const shapes = page.locator('[aria-busy]').filter({ hasText: 'Loading wallets...' }).locator('.skeleton');
  const [one, other, below] = await Promise.all([0, 1, 2].map(async at => (await shapes.nth(at).boundingBox())!));
  expect(other!.y).toBe(one!.y);
  expect(other!.x).toBeGreaterThan(one!.x + one!.width);
  expect(below!.y).toBeGreaterThan(one!.y + one!.height);
  answer();
  await expect(page.getByText('Loading summary...')).toBeAttached();
});

test('without wallets there is one thing to do', async ({ page }) => {
  await page.route('**/api/wallets', route =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
  );
  await open(page, await newCustomer());
  await expect(page.getByText('No wallets yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a wallet' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByText('Please choose a currency')).toBeVisible();
});

test('the fifth wallet is behind See all', async ({ page }) => {
  const me = await newCustomer();
  for (const currency of ['USD', 'EUR', 'GBP', 'JPY']) {
    await ask('/api/wallets', { token: me.token, body: { currency } });
  }
  await open(page, me);
  await page.getByRole('button', { name: 'See all' }).click();
  await page
    .getByRole('dialog', { name: 'All wallets' })
    .getByRole('link', { name: /Japanese yen/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Transaction Summary' })).toContainText('Japanese yen');
  expect(await nairaWallet(me)).toMatch(/^wal_/);
});

test('who is signed in cannot be asked: a quiet line offers to try again', async ({ page }) => {
  await page.route('**/api/user', route => route.fulfill(failing));
  await open(page, await newCustomer());
  // Every part of the screen that asks has asked by then.
  await expect(page.getByText('No transactions found')).toBeVisible();
  await expect(page.getByText('Could not refresh.')).toBeVisible();
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Could not refresh.')).toHaveCount(0);
});
