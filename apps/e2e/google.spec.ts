import type { Page } from '@playwright/test';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer, stranger } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

// The identity provider of the sandbox asks a person at a page of its own who they are, as Google does.

async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  // Until the page knows whether it is switched on here, it is not offered.
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Sandbox Google' })).toBeVisible();
}

async function sayWhoIAm(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('a new person registers with Google, and comes back with it', wide, async ({ page }) => {
  const isClean = cleanSteps(page);
  const me = stranger();
  const google = { email: me.email, name: `${me.firstname} ${me.lastname}` };

  await leaveForGoogle(page);
  await sayWhoIAm(page, google);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('First name')).toHaveValue(me.firstname);
  await expect(page.getByLabel('Last name')).toHaveValue(me.lastname);
  await expect(page.getByLabel('Email')).toHaveValue(me.email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(page.getByText('Confirmed by Google')).toBeVisible();
  await isClean();
  await page.getByLabel('Phone number').fill(me.phone);
  await page.getByLabel('Username').fill(me.username);
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1994');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByLabel('Confirm password').fill(me.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Full address').fill(me.address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/wallet/);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await ask('/api/user', { token })).toMatchObject({ email: me.email, email_confirmed: true });

  await page.evaluate(() => localStorage.clear());
  await leaveForGoogle(page);
  await page.getByRole('button', { name: new RegExp(me.email) }).click();
  await expect(page).toHaveURL(/\/wallet$/);
});

test('a customer links a Google account under Security and unlinks it, with the password', wide, async ({ page }) => {
  const me = await newCustomer();
  const { email } = await ask<{ email: string }>('/api/user', { token: me.token });
  const { id } = await ask<{ id: string }>('/api/contact-details/present', {
    token: me.token,
    body: { kind: 'email' },
  });
  const { text } = await mailTo(email, 'Your Wura code');
  await ask(`/api/contact-details/${id}/confirm`, {
    token: me.token,
    body: { newCode: /code is (\S+)\. /.exec(text)![1] },
  });
  await open(page, me, '/wallet?view=security');
  const panel = page.getByRole('region', { name: 'Google' });
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Link a Google account' }).click();
  await dialog.getByLabel('Your password').fill(me.password);
  await dialog.getByRole('button', { name: 'Link a Google account' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Google' })).toBeVisible();
  await sayWhoIAm(page, { email: `other.${email}`, name: me.name });
  await panel.getByRole('button', { name: `Unlink other.${email}` }).click();
  await dialog.getByLabel('Your password').fill(me.password);
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await expect(panel.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
});

test(
  'a visitor who thinks better of it is led back, and one whose address was never confirmed is told what to do',
  wide,
  async ({ page }) => {
    const isClean = cleanSteps(page);
    await leaveForGoogle(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You did not continue with Google. Nothing was changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\/google$/);
    await isClean();
    await page.getByRole('link', { name: 'Sign in with your password' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

    const { phone, address, ...person } = stranger();
    const rest = { phoneNumber: `+234${phone}`, dob: '1994-05-21', country: 'NG', residentialAddress: address };
    await ask('/api/register', { body: { ...person, ...rest, state: '' } });
    await leaveForGoogle(page);
    await sayWhoIAm(page, { email: person.email, name: 'Chinedu Okafor' });
    await expect(page.getByText(/the address was never confirmed here. Sign in with your password/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Language').selectOption('fr');
    await expect(page.getByText(/Connectez-vous avec votre mot de passe, confirmez-la dans Profil/)).toBeVisible();
  },
);
