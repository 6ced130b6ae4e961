import type { Route } from '@playwright/test';
import { isClean } from './axe.ts';
import { ask, newCustomer, signIn, type Person } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';
import { codeTextedTo, mailTo } from './mailbox.ts';

// Every state is looked at for assistive technology too, in light and in dark.
test.describe.configure({ timeout: 60_000 });

const emailOf = async ({ token }: Person) => (await ask<{ email: string }>('/api/user', { token })).email;

async function newestCode(address: string, subject: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(address, subject)).text)![0];
}

/** The rules that most starts for a test do not have. */
const lowering = (limit: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ json: { ...((await response.json()) as object), cooling_off_limit: limit } });
};

test(
  'a forgotten password is replaced with the code from the mail, and every device is signed out',
  wide,
  async ({ page }) => {
    const me = await newCustomer();
    const email = await emailOf(me);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter your phone number, email or username')).toBeVisible();
    await isClean(page);
    await page.getByLabel('Phone, email or username').fill(me.username);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();

    const set = page.getByRole('button', { name: 'Set new password' });
    await set.click();
    await expect(page.getByText('Please enter the code we sent')).toBeVisible();
    await expect(page.getByText('Password must be 8+ chars with uppercase, lowercase, and number')).toBeVisible();
    await isClean(page);
    await page.getByLabel('New password', { exact: true }).fill('Palm-Wine-8');
    await expect(page.getByText(/8 characters or more\s*, done/)).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Palm-Wine-9');
    const code = await newestCode(email, 'Your code for a new password');
    await page.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000');
    await set.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Palm-Wine-8');
    await set.click();
    await expect(page.getByText('This code is not right, or it has run out.')).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await set.click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
    await isClean(page);

    await expect(ask('/api/user', { token: me.token })).rejects.toThrow('401');
    await signIn(me.username, 'Palm-Wine-8');
    await mailTo(email, 'Your password was changed');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('who has confirmed their number has the code sent there by text message', wide, async ({ page }) => {
  const me = await newCustomer();
  const { phone_number: phone } = await ask<{ phone_number: string }>('/api/user', { token: me.token });
  const asked = await ask<{ id: string }>('/api/contact-details/present', { token: me.token, body: { kind: 'phone' } });
  const newCode = await codeTextedTo(phone, 'Wura: your code is');
  await ask(`/api/contact-details/${asked.id}/confirm`, { token: me.token, body: { newCode } });
  await page.goto('/forgot-password');
  await page.getByLabel('Phone, email or username').fill(me.username);
  await isClean(page);
  await page.getByRole('button', { name: 'By text message instead' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill('Palm-Wine-8');
  await page.getByLabel('Confirm new password').fill('Palm-Wine-8');
  const code = await codeTextedTo(phone, 'for a new password');
  await page.getByLabel('Code from the text message or email').fill(code);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
});

test('nobody learns whether an account exists, and a new code can be asked for', wide, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Phone, email or username').fill('nobody_at_all');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If that account exists, we sent a code.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('If that account exists, a new code is on its way.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Phone, email or username')).toBeVisible();
});

test('where no mail is sent, nobody is left waiting for a code', wide, async ({ page }) => {
  await page.route('**/api/config', async route => {
    const response = await route.fetch();
    const config = (await response.json()) as { services: object };
    await route.fulfill({ json: { ...config, services: { ...config.services, mail: false, sms: false } } });
  });
  await page.goto('/forgot-password');
  await expect(page.getByText('This service sends no mail at present.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact-us');
});

for (const { language, before, after } of [
  { language: 'en', before: /lowers your limits for 24 hours: at most ₦20,000\.00/, after: /^For the next 24 hours/ },
  { language: 'fr', before: /pendant 24 heures : au plus ₦20\u00a0000,00/, after: /^Pendant 24 heures, au plus/ },
  { language: 'es', before: /durante 24 horas: pueden entrar como máximo ₦20\.000,00/, after: /^Durante 24 horas/ },
]) {
  test.describe(`where a new password lowers the limits, in ${language}`, () => {
    test.use({ locale: language });

    test('that is said before and after it', wide, async ({ page }) => {
      await page.route('**/api/config', lowering('20000.00'));
      await page.route('**/api/password/reset', route => route.fulfill({ json: { message: '' } }));
      await page.goto('/forgot-password');
      await expect(page.getByText(before)).toBeVisible();
      await isClean(page);
      await page.locator('input').fill('nobody_at_all');
      await page.locator('button[type=submit]').click();
      await page.locator('input[autocomplete=one-time-code]').fill('123456');
      const passwords = page.locator('input[type=password]');
      await passwords.first().fill('Palm-Wine-8');
      await passwords.last().fill('Palm-Wine-8');
      await page.locator('button[type=submit]').click();
      await expect(page.getByText(after)).toBeVisible();
      await isClean(page);
    });
  });
}

test('where a new password lowers no limits, nothing is said of them', wide, async ({ page }) => {
  const told = page.waitForResponse('**/api/config');
  await page.goto('/forgot-password');
  await (await told).finished();
  await expect(page.getByLabel('Phone, email or username')).toBeVisible();
  await expect(page.getByText('24 hours')).toHaveCount(0);
});

test('a code that could not be asked for says so, and keeps what was typed', wide, async ({ page }) => {
  await page.route('**/api/password/forgot', route => route.abort());
  await page.goto('/forgot-password');
  await page.getByLabel('Phone, email or username').fill('ada');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toContainText('The code could not be sent.');
  await expect(page.getByLabel('Phone, email or username')).toHaveValue('ada');
});

test('a forgotten PIN is replaced with the password and the code', narrow, async ({ page }) => {
  const me = await newCustomer();
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await page.route('**/api/config', lowering('20000.00'));
  await open(page, me, '/profile');
  await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset PIN' });
  await expect(dialog.getByText(/lowers your limits for 24 hours: at most ₦20,000\.00/)).toBeVisible();
  const sendCode = dialog.getByRole('button', { name: 'Send code' });
  expect((await sendCode.boundingBox())!.width).toBeGreaterThan(0.8 * (await dialog.boundingBox())!.width);
  await sendCode.click();
  await expect(dialog.getByText('We sent a code to your email address.')).toBeVisible();
  await expect(dialog.getByLabel('Code from the email')).toBeFocused();
  const set = dialog.getByRole('button', { name: 'Set new PIN' });
  await set.click();
  await expect(dialog.getByText('Please enter the code we sent')).toBeVisible();
  await expect(dialog.getByText('PIN and confirmation are required')).toBeVisible();
  await isClean(page);
  await dialog.getByLabel('Code from the email').fill(await newestCode(await emailOf(me), 'Your code for a new PIN'));
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong1horse');
  await dialog.getByLabel('New PIN').fill('8642');
  await dialog.getByLabel('Confirm PIN').fill('8642');
  await set.click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(me.password);
  await set.click();
  await expect(page.getByText('PIN changed', { exact: true })).toBeVisible();
  await mailTo(await emailOf(me), 'Your transaction PIN was changed');
});
