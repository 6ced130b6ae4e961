import { cleanSteps } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, goBackFrom, open, test } from './fixtures.ts';

const settings = '/wallet?view=settings';

test('a choice holds at once, is saved for the account, and is there after a reload', async ({ page }) => {
  const me = await newCustomer();
  await open(page, me, settings);
  await expect(page).toHaveTitle('Settings, Wura');
  const lock = page.getByRole('switch', { name: 'Auto-lock' });
  await expect(lock).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Notifications', exact: true })).toBeChecked();
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
  await lock.click();
  await saved;
  expect(await ask('/api/settings', { token: me.token })).toMatchObject({ autoLock: true, notifications: true });
  await page.reload();
  await expect(lock).toBeChecked();
});

test('hidden balances are hidden everywhere, on the other devices of this customer too', async ({ page, browser }) => {
  const me = await newCustomer();
  await open(page, me, settings);
  await page.getByRole('switch', { name: 'Hide balances' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Balance hidden').first()).toBeAttached();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await other.newPage();
  await open(elsewhere, me);
  await expect(elsewhere.getByText('Balance hidden').first()).toBeAttached();
  await other.close();
});

test('dark mode follows the device until it is chosen, and again when it is wished', async ({ page }) => {
  await open(page, await newCustomer(), settings);
  await expect(page.getByText('As this device is set')).toBeVisible();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Follow this device' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a switch that can do nothing on this device says why', async ({ page }) => {
  await open(page, await newCustomer(), settings);
  const biometrics = page.getByRole('switch', { name: 'Fingerprint or face' });
  await expect(biometrics).toHaveAttribute('aria-disabled', 'true');
  await expect(biometrics).toHaveAccessibleDescription(/passkey|none to websites/);
  await biometrics.click({ force: true });
  await expect(biometrics).not.toBeChecked();
});

test('a choice that cannot be saved goes back to what it was, and says so', async ({ page }) => {
  await open(page, await newCustomer(), settings);
  const lock = page.getByRole('switch', { name: 'Auto-lock' });
  await expect(lock).toBeVisible();
  await page.route('**/api/settings', route => route.abort());
  await lock.click();
  await expect(page.getByRole('alert')).toContainText('Could not save that');
  await expect(lock).not.toBeChecked();
});

test('an account says whether it is verified, and leads to verification and to the way out', async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }), settings);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Verified Account')).toHaveCount(0);
  await page.getByRole('link', { name: 'Not verified yet · Tier 1' }).click();
  await expect(page).toHaveURL(/view=profile#limits$/);
  await expect(page.getByRole('heading', { name: /limits/i })).toBeFocused();
  await page.goto(settings);
  await page.getByRole('link', { name: 'Verify account' }).click();
  await expect(page.getByRole('heading', { name: 'KYC Verification' })).toBeVisible();
  await page.goto(settings);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('the inspector lists what the page has asked of the server, without its secrets', async ({ page }) => {
  const me = await newCustomer();
  await open(page, me, '/wallet');
  const inspector = page.getByRole('link', { name: 'Debug API' }).first();
  const heading = page.getByRole('heading', { name: 'Debug API', level: 1 });
  // It listens from when the server has said that it may and its file has come: by the time that it is shown, at the latest.
  await inspector.click();
  await expect(heading).toBeVisible();
  await goBackFrom(page, /view=debug/);
  // While they are being read, nothing more is asked.
  await expect(page.getByText('Updated just now')).toBeVisible();
  const answered = page.waitForResponse('/api/wallets');
  await page.getByRole('button', { name: 'Refresh wallets' }).click();
  // Who leaves before the answer calls it off.
  await (await answered).finished();
  await inspector.click();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'GET /api/wallets' }).first();
  await row.getByText('GET /api/wallets').click();
  await expect(row.getByRole('region', { name: 'Answer' })).toContainText('"currency": "NGN"');
  expect(await page.content()).not.toContain(me.token);
  await page.getByRole('switch', { name: 'Only those that failed' }).click();
  await expect(page.getByText('No calls yet')).toBeVisible();
});

test('each kind of news comes the ways that were chosen, and what keeps money safe cannot be silenced', async ({
  page,
}) => {
  const isClean = cleanSteps(page);
  const me = await newCustomer();
  await open(page, me, settings);
  const panel = page.getByRole('region', { name: 'What you hear of' });
  const out = panel.getByRole('group', { name: 'Money out' });
  await expect(out.getByText('Always told, to keep your money safe.')).toBeVisible();
  await out.getByLabel('Mail').click({ force: true });
  await expect(out.getByLabel('Mail')).toBeChecked();
  const bills = panel.getByRole('group', { name: 'Bills, budgets and reminders' });
  await bills.getByLabel('Mail').click();
  await expect(bills.getByLabel('Mail')).not.toBeChecked();
  await panel.getByRole('switch', { name: 'Quiet hours' }).click();
  await panel.getByLabel('Until').selectOption('06:00');
  await expect
    .poll(() => ask('/api/notifications/alerts', { token: me.token }))
    .toMatchObject({ quiet_hours: { from: 22, until: 6 } });
  await isClean();
  await page.reload();
  await expect(bills.getByLabel('Mail')).not.toBeChecked();
  await expect(bills.getByLabel('In the app')).toBeChecked();
  await expect(panel.getByLabel('Until')).toHaveValue('6');
});
