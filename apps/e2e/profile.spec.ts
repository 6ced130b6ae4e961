import { writeFile } from 'node:fs/promises';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('the account number is copied raw, and the notice goes after two seconds', async ({ page, context }) => {
  await page.clock.install();
  const me = await newCustomer();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, me, '/profile');
  await expect(page).toHaveTitle('Profile, Wura');
  await page.getByRole('button', { name: 'Copy account number' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(me.accountNumber);
  await page.clock.runFor(2100);
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
});

test('an address is saved on leaving the field, and refused in the words of registration', async ({ page }) => {
  await open(page, await newCustomer(), '/profile');
  await page.getByRole('button', { name: 'Edit address' }).click();
  const address = page.getByLabel('Residential address');
  await expect(address).toBeFocused();
  await address.fill('short');
  await address.blur();
  await expect(page.getByText('Please provide a complete address')).toBeVisible();
  await address.fill('21 Marina Road, Lagos Island');
  await address.blur();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('21 Marina Road, Lagos Island')).toBeVisible();
  // Held by the pointer it waits; pressed, it puts back what stood there.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await undo.click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('4 Broad Street, Lagos Island')).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('a photo is saved at once, and what is no photo is refused', async ({ page }) => {
  await open(page, await newCustomer(), '/profile');
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toContainText('Please upload only JPEG, JPG, or PNG images.');
  // From the disk: five megabytes through the browser's protocol take a busy machine longer than a test may wait.
  const large = test.info().outputPath('large.png');
  await writeFile(large, Buffer.alloc(5 * 1024 * 1024));
  await picker.setInputFiles(large);
  await expect(page.getByRole('alert')).toContainText('File size must be less than 5MB.');
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
});

test('a first PIN is set, then changed, with every sentence on the way', async ({ page }) => {
  await open(page, await newCustomer(), '/profile');
  await expect(page.getByText('Every bank transfer asks for it')).toBeVisible();
  await page.getByRole('button', { name: 'Set PIN' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Set PIN' });
  await submit.click();
  await expect(dialog.getByText('PIN and confirmation are required')).toBeVisible();
  await dialog.getByLabel('New PIN').fill('12');
  await dialog.getByLabel('Confirm PIN').fill('12');
  await submit.click();
  await expect(dialog.getByText('PIN must be exactly 4 digits')).toBeVisible();
  await dialog.getByLabel('New PIN').fill('2580');
  await dialog.getByLabel('Confirm PIN').fill('2581');
  await submit.click();
  await expect(dialog.getByText('PIN and confirmation do not match')).toBeVisible();
  await dialog.getByLabel('Confirm PIN').fill('2580');
  await submit.click();
  await expect(page.getByText('PIN set', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change PIN' }).click();
  const change = dialog.getByRole('button', { name: 'Change PIN' });
  const fill = async (current: string, next: string, confirmation: string) => {
    await dialog.getByLabel('Current PIN').fill(current);
    await dialog.getByLabel('New PIN').fill(next);
    await dialog.getByLabel('Confirm PIN').fill(confirmation);
    await change.click();
  };
  await change.click();
  await expect(dialog.getByText('All PIN fields are required')).toBeVisible();
  await fill('25', '1593', '1593');
  await expect(dialog.getByText('Current PIN must be exactly 4 digits')).toBeVisible();
  await fill('2580', '2580', '2580');
  await expect(dialog.getByText('New PIN must be different from current PIN')).toBeVisible();
  await fill('2580', '1593', '1594');
  await expect(dialog.getByText('PIN and confirmation do not match')).toBeVisible();
  await fill('9999', '1593', '1593');
  await expect(dialog.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await fill('2580', '1593', '1593');
  await expect(page.getByText('PIN changed', { exact: true })).toBeVisible();
});

test('other devices can be signed out', async ({ page }) => {
  const me = await newCustomer();
  await ask('/api/login', { body: { identifier: me.username, password: me.password } });
  await open(page, me, '/wallet?view=security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out ./ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('everywhere else is signed out with one press, and here goes on', async ({ page }) => {
  const me = await newCustomer();
  for (let times = 0; times < 2; times++) {
    await ask('/api/login', { body: { identifier: me.username, password: me.password } });
  }
  await open(page, me, '/wallet?view=security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed in on this device only')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('the sum above which the PIN is asked for is lowered freely, and raised with the PIN', async ({ page }) => {
  const me = await newCustomer();
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await open(page, me, '/profile');
  const pins = page.getByRole('region', { name: 'Transaction PIN' });
  await expect(pins.getByText('Payments above ₦10,000.00 in a day ask for your PIN.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Ask for my PIN' });
  const change = async (amount: string) => {
    await pins.getByRole('button', { name: 'Change amount' }).click();
    await dialog.getByLabel('Ask above').fill(amount);
  };
  await change('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(pins.getByText('Every payment asks for your PIN.')).toBeVisible();
  await change('5000');
  await dialog.getByLabel('Your PIN, to raise it').fill('1111');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await dialog.getByLabel('Your PIN, to raise it').fill('2580');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(pins.getByText('Payments above ₦5,000.00 in a day ask for your PIN.')).toBeVisible();
});

test('a profile that cannot be loaded says so', async ({ page }) => {
  await page.route('**/api/user', route => route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }));
  await open(page, await newCustomer(), '/profile');
  await expect(page.getByRole('alert')).toContainText('Failed to load user details');
});
