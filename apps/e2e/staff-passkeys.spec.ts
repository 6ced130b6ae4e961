import type { Page } from '@playwright/test';
import { randomInt } from '@wura/testkit/random';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { codeOf } from './authenticator.ts';
import { isClean } from './axe.ts';
import { ask } from './customers.ts';
import { expect, test, wide } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { second } from './second-operator.ts';

const password = 'Palm-Wine-2028';

/** A member of staff of this test's own, invited by two. */
async function hire(): Promise<{ email: string; secret: string }> {
  const email = `k${randomInt(1e9, 1e10 - 1)}@wura.example`;
  const first = await ask<{ token: string }>('/api/operator/login', {
    body: { email: operatorEmail, password: passwords.operator },
  });
  const invited = { email, name: 'Key Holder', role: 'compliance', reason: 'Papers wait for too long.' };
  const { approval } = await ask<{ approval: string }>('/api/operator/staff', { token: first.token, body: invited });
  const other = await ask<{ token: string }>('/api/operator/login', { body: second });
  const body = { decision: 'approve', reason: 'I have met them.' };
  await ask(`/api/operator/approvals/${approval}`, { token: other.token, body });
  const { text } = await mailTo(email, 'You are invited to the console');
  const token = /join#([\w-]{43})/.exec(text)![1]!;
  const { secret } = await ask<{ secret: string }>('/api/operator/join', { body: { token } });
  await ask('/api/operator/join/confirm', { body: { token, password, code: codeOf(secret, { later: -1 }) } });
  return { email, secret };
}

/** A device of software, with a finger that is always right. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
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

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.goto(consoleAt());
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the console' })).toBeVisible();
}

/** Browsers know a site of passkeys by its name, never by a number. */
function consoleAt(path = ''): string {
  const url = new URL(`/console/${path}`, process.env['WURA_URL']);
  url.hostname = 'localhost';
  return url.href;
}

test(
  'a passkey is added with a code, signs in by itself and in the place of the code, and does not take itself away',
  wide,
  async ({ page }) => {
    test.setTimeout(60_000);
    const { email, secret } = await hire();
    await plugIn(page);
    await page.goto(consoleAt());
    await isClean(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Code').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await page.goto(consoleAt('account'));
    const add = page.getByRole('dialog', { name: 'Add a passkey' });
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await add.getByLabel('Its name').fill('My work laptop');
    await add.getByLabel('Your password', { exact: true }).fill(password);
    await add.getByRole('button', { name: 'Add it' }).click();
    await expect(add.getByRole('alert')).toContainText('code from your authenticator app');
    await isClean(page);
    await add.getByLabel('Code of your authenticator app').fill(codeOf(secret, { later: 1 }));
    await add.getByRole('button', { name: 'Add it' }).click();
    await expect(add).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My work laptop');

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await signOut(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Use a passkey in place of the code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    // Nothing of it is offered to take it away where it is the only one.
    await page.goto(consoleAt('account'));
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await expect(list).toContainText('Last used');
    await list.getByRole('button', { name: 'Remove My work laptop' }).click();
    const remove = page.getByRole('dialog', { name: 'Remove My work laptop' });
    await expect(remove.getByRole('button', { name: 'Use a passkey in place of the code' })).toHaveCount(0);
    await remove.getByLabel('Your password', { exact: true }).fill(password);
    await remove.getByLabel('Code of your authenticator app').fill('000000');
    await remove.getByRole('button', { name: 'Remove it' }).click();
    await expect(remove.getByRole('alert')).toContainText('This code is not right');
  },
);
