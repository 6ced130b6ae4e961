import type { Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer, ownNumber, review, submitKyc, type Person } from './customers.ts';
import { expect, narrow, open, reviewTransfer, test, wide } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

/** Two-factor sign-in, set up without a page. */
async function guard({ token, password }: Person): Promise<{ key: string; backupCodes: string[] }> {
  const { secret: key } = await ask<{ secret: string }>('/api/two-factor', { token, body: { password } });
  const body = { code: codeOf(key) };
  const { backup_codes: backupCodes } = await ask<{ backup_codes: string[] }>('/api/two-factor/confirm', {
    token,
    body,
  });
  return { key, backupCodes };
}

/** With the code from the mail: an account whose address is not confirmed takes no passkey. */
async function confirmEmail({ token, username }: Person): Promise<void> {
  const { id } = await ask<{ id: string }>('/api/contact-details/present', { token, body: { kind: 'email' } });
  const { text } = await mailTo(`${username.replace('_', '')}@wura.example`, 'Your Wura code');
  await ask(`/api/contact-details/${id}/confirm`, { token, body: { newCode: /code is (\S+)\. /.exec(text)![1] } });
}

async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

test('two-factor sign-in is set up with an app, and asked for from then on', narrow, async ({ page }) => {
  const isClean = cleanSteps(page);
  const me = await newCustomer();
  await open(page, me, '/wallet?view=settings');
  await page.getByRole('link', { name: /Who can sign in/ }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  const dialog = page.getByRole('dialog');

  await panel.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Your password').fill('Not-It-1');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(me.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await isClean();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right, or it was used before.')).toBeVisible();
  await dialog.getByLabel('Code that the app shows').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Keep your backup codes' })).toBeVisible();
  const backupCodes = await dialog.locator('code').allInnerTexts();
  expect(backupCodes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByText('10 backup codes left')).toBeVisible();
  await isClean();

  await signOut(page);
  await signIn(page, me);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await isClean();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('4 tries left');
  // The code of this half minute was used up by turning it on.
  await code.fill(codeOf(key, { later: 1 }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/wallet');
});

test(
  'a lost phone is made up for by a backup code, which also turns two-factor sign-in off',
  wide,
  async ({ page }) => {
    const me = await newCustomer();
    const { backupCodes } = await guard(me);
    await page.goto('/login');
    await signIn(page, me);
    await page.getByLabel('Code from your app').fill(backupCodes[0]!.toLowerCase());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/wallet');

    await page.goto('/wallet?view=security');
    const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
    const dialog = page.getByRole('dialog');
    await expect(panel.getByText('9 backup codes left')).toBeVisible();
    await panel.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Your password').fill(me.password);
    await dialog.getByLabel('Code from your app').fill(backupCodes[1]!);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-factor sign-in is off', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await mailTo(`${me.username.replace('_', '')}@wura.example`, 'Two-factor sign-in is off');
  },
);

/** Browsers know a site of passkeys by its name. */
const named = (path: string) => (process.env['WURA_URL'] ?? '').replace('127.0.0.1', 'localhost') + path;

/** A device with a finger on it. */
async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a passkey is added, confirms a payment in the place of the PIN, opens a locked screen, and signs in',
  wide,
  async ({ page }) => {
    const [me, bola] = [await newCustomer({ naira: '50000' }), await newCustomer()];
    await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
    await confirmEmail(me);
    await giveDevice(page);
    await open(page, me, named('/wallet?view=security'));
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(me.password);
    await dialog.getByLabel('4-digit PIN').fill('2581');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    await dialog.getByLabel('4-digit PIN').fill('2580');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
    await expect(panel.getByRole('listitem')).toContainText('Not used yet');
    const pays = panel.getByRole('switch', { name: 'Confirm payments with it' });
    await pays.click();
    await dialog.getByLabel('4-digit PIN').fill('2581');
    await dialog.getByRole('button', { name: 'Allow' }).click();
    await expect(dialog.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    await dialog.getByLabel('4-digit PIN').fill('2580');
    await dialog.getByRole('button', { name: 'Allow' }).click();
    await expect(pays).toBeChecked();

    await page.goto(named('/wallet?view=intra-transfer'));
    await reviewTransfer(page, { to: bola, amount: '20000' });
    await page.getByRole('dialog').getByRole('button', { name: 'Send ₦20,000.00' }).click();
    await expect(page.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use fingerprint or face' }).click();
    await expect(page).toHaveURL(/step=receipt/);
    await expect(page.getByText('₦20,000.00').first()).toBeVisible();

    await page.goto(named('/wallet?view=settings'));
    await page.getByRole('button', { name: 'Lock now' }).click();
    const locked = page.getByRole('heading', { name: 'Your screen is locked' });
    await expect(locked).toBeVisible();
    // It is offered once the server has locked the session, too.
    const byPasskey = page.getByRole('button', { name: 'Use fingerprint or face' });
    await expect(byPasskey).toBeVisible();
    await expect(ask('/api/wallets', { token: me.token })).rejects.toThrow('session_locked');
    await byPasskey.click();
    await expect(locked).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What you hear of' })).toBeVisible();
    expect(await ask('/api/wallets', { token: me.token })).not.toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await page.goto(named('/login'));
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/wallet$/);
    await page.goto(named('/wallet?view=security'));
    await expect(panel.getByRole('listitem')).toContainText('Last used');
  },
);

test.describe('under the rules of Nigeria', () => {
  test.use({ baseURL: process.env['WURA_NIGERIAN_URL'] });

  test(
    'a lost phone is locked out from any browser, until its owner has set a new password, and is then held to less',
    wide,
    async ({ page }) => {
      const me = await newCustomer({ isVerified: false });
      await submitKyc(me, { bvn: ownNumber() });
      await review(me, { status: 'approved' });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Phone lost or stolen? Lock your account' }).click();
      await expect(page.getByRole('heading', { name: 'Lock your account' })).toBeVisible();
      await page.getByLabel('Phone or username').fill(me.username);
      await page.getByLabel('Password', { exact: true }).fill(me.password);
      await page.getByRole('button', { name: 'Lock my account' }).click();
      await expect(page.getByRole('heading', { name: 'Your account is locked' })).toBeVisible();
      await page.goto('/login');
      await signIn(page, me);
      await expect(page.getByRole('alert')).toContainText('You locked this account.');
      await expect(ask('/api/user', { token: me.token })).rejects.toThrow('401');

      // The way back is a new password, with a code from the mail.
      await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
      await page.getByLabel('Phone, email or username').fill(me.username);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
      const password = 'Palm-Wine-8';
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(password);
      await page.getByLabel('Code from the email').fill(await codeIn(mailboxOf(me), 'Your code for a new password'));
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signIn(page, { ...me, password });
      await expect(page).toHaveURL('/wallet');

      // A thief who found the phone may have got as far as this, so for a day little can leave.
      await page.goto('/wallet?view=profile#limits');
      const limits = page.getByRole('region', { name: 'Your limits' });
      await expect(limits).toContainText('₦0.00 of ₦20,000.00');
      await expect(limits).toContainText('A new account, device or password is held to less for a day.');
    },
  );
});

test('an email is confirmed with a code, and changed with a code of either end', wide, async ({ page }) => {
  const isClean = cleanSteps(page);
  const me = await newCustomer({ isVerified: false });
  const held = mailboxOf(me);
  const next = `new.${held}`;
  await open(page, me, '/wallet?view=security');
  const panel = page.getByRole('region', { name: 'Email and phone' });
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Confirm your email' }).click();
  await dialog.getByRole('textbox').fill(await codeIn(held, 'Your Wura code'));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Change your email' }).click();
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByLabel('Your password').fill(me.password);
  await dialog.getByRole('button', { name: 'Send the codes' }).click();
  const fields = dialog.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  await isClean();
  await fields.nth(0).fill(await codeIn(held, 'A code to change'));
  await fields.nth(1).fill(await codeIn(next, 'Your Wura code'));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByText(next)).toBeVisible();
});

test('a change of email is undone from any browser with the code that went to the old one', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  const { token, password } = me;
  const held = mailboxOf(me);
  const email = `new.${held}`;
  const { id } = await ask<{ id: string }>('/api/contact-details', { token, body: { email, password } });
  const body = { oldCode: await codeIn(held, 'A code to change'), newCode: await codeIn(email, 'Your Wura code') };
  await ask(`/api/contact-details/${id}/confirm`, { token, body });
  const { text } = await mailTo(held, 'The email address of your account was changed');
  await page.goto(`/undo-change${/#[0-9A-Z-]+/.exec(text)![0]}`);
  await expect(page.getByLabel('Code of the message')).toHaveValue(/^[0-9A-Z-]{14}$/);
  await expect(page).toHaveURL(/undo-change$/);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await page.goto('/login');
  await signIn(page, me);
  await expect(page.getByRole('alert')).toContainText('You locked this account.');
});

const mailboxOf = ({ username }: Person) => `${username.replace('_', '')}@wura.example`;

async function codeIn(address: string, subject: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(address, subject)).text)![0];
}
