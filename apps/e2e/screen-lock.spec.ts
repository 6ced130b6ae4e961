import { cleanSteps } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('left alone, the screen of every tab is covered, says nothing of what lies behind, and comes back as it was', async ({
  page,
  context,
}) => {
  const isClean = cleanSteps(page);
  const me = await newCustomer({ naira: '5000' });
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await ask('/api/settings', { method: 'PUT', token: me.token, body: { autoLock: true, autoLockMinutes: 2 } });
  await page.clock.install();
  await open(page, me, '/wallet?view=intra-transfer');
  await page.getByLabel('Amount').fill('1,250');
  await page.getByLabel('Account number').fill('123456');
  const balance = page.locator('option', { hasText: '₦5,000.00' });
  await expect(balance).toHaveCount(1);
  const beside = await context.newPage();
  await beside.goto('/wallet');
  await expect(beside.getByText('₦5,000.00').first()).toBeVisible();

  // A customer who types is there, and the page's own calls are no sign of it.
  await page.clock.runFor('01:30');
  await page.getByLabel('Account number').press('7');
  await page.clock.runFor('01:30');
  await expect(page.getByLabel('Amount')).toHaveValue('1,250');
  await page.clock.runFor('00:40');
  const title = page.getByRole('heading', { name: 'Your screen is locked' });
  await expect(title).toBeVisible();
  await expect(beside.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
  await expect(page).toHaveTitle('Locked, Wura');
  await isClean();
  for (const each of [page, beside]) expect(await each.content()).not.toContain('5,000');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('5000');
  await expect(ask('/api/wallets', { token: me.token })).rejects.toThrow('session_locked');

  // What a thief changes on the device opens nothing.
  await beside.evaluate(() => localStorage.removeItem('wura.lock'));
  await beside.reload();
  await expect(beside.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
  await beside.close();

  const pin = page.getByLabel('4-digit PIN');
  await expect(pin).toBeFocused();
  await pin.fill('1470');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await expect(pin).toHaveValue('');
  await pin.fill('2580');
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('1,250');
  await expect(page.getByLabel('Account number')).toHaveValue('1234567');
  await expect(page.getByLabel('Account number')).toBeFocused();
  await expect(page).toHaveTitle('Intra Transfer, Wura');
  await expect(balance).toHaveCount(1);
});

test('a screen locked by hand holds through a reload, opens by password where there is no PIN, and is left by signing out', async ({
  page,
}) => {
  const me = await newCustomer();
  await open(page, me, '/wallet?view=settings');
  const autoLock = page.getByRole('switch', { name: 'Auto-lock' });
  await autoLock.click();
  await page.getByLabel('Lock after').selectOption('10 minutes');
  await expect
    .poll(() => ask('/api/settings', { token: me.token }))
    .toMatchObject({ autoLock: true, autoLockMinutes: 10 });
  await page.getByRole('button', { name: 'Lock now' }).click();
  const title = page.getByRole('heading', { name: 'Your screen is locked' });
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByLabel('Your password').fill('Not-It-1');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(me.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('Lock after')).toHaveValue('10');

  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});
