import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { randomInt } from '@wura/testkit/random';
import { codeOf } from './authenticator.ts';
import { isClean } from './axe.ts';
import { ask } from './customers.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { second } from './second-operator.ts';

const password = 'Palm-Wine-2027';

test('a colleague is invited, agreed to by a second admin, joins by the link alone and comes in with a code', async ({
  page,
  browser,
}) => {
  const email = `c${randomInt(1e9, 1e10 - 1)}@wura.example`;
  await page.goto('/console/');
  await page.getByLabel('Email').fill(operatorEmail);
  await page.getByLabel('Password', { exact: true }).fill(passwords.operator);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/console/staff');
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite to the console' });
  await dialog.getByLabel('Name').fill('New Colleague');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('compliance');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Identity papers wait for too long.');
  await isClean(page);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog).toHaveCount(0);

  const { token } = await ask<{ token: string }>('/api/operator/login', { body: second });
  const path = `/api/operator/approvals?status=pending&subject=${encodeURIComponent(email)}`;
  const { data } = await ask<{ data: { id: string }[] }>(path, { token });
  const body = { decision: 'approve', reason: 'I have met them.' };
  await ask(`/api/operator/approvals/${data[0]!.id}`, { token, body });

  const { text } = await mailTo(email, 'You are invited to the console');
  const link = /\/console\/join#[\w-]{43}/.exec(text)![0];
  const desk = await browser.newContext({ viewport: page.viewportSize()!, baseURL: process.env['WURA_URL']! });
  const theirs = await desk.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Join the console' })).toBeVisible();
  await expect(theirs.getByText(email)).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await isClean(theirs);
  const key = await theirs.locator('code').innerText();
  await theirs.getByLabel('Choose a password').fill('password1');
  await theirs.getByLabel('Its first code').fill(codeOf(key));
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByRole('alert')).toBeVisible();
  await theirs.getByLabel('Choose a password').fill(password);
  await theirs.getByLabel('Its first code').fill(codeOf(key));
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();

  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await theirs.getByLabel('Code').fill(codeOf(key, { later: 1 }));
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Compliance reads papers, and decides about no money.
  await expect(theirs.getByRole('navigation').getByRole('link', { name: 'Verification' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await theirs.goto(link);
  await expect(theirs.getByText('This invitation was used, or is too old.')).toBeVisible();
  await desk.close();
});
