import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import { ask, newCustomer } from './customers.ts';
import { another, expect, open, reviewTransfer, test, wide } from './fixtures.ts';

test.describe.configure({ timeout: 90_000 });

test(
  'a customer of 15 asks a guardian, who agrees with the PIN; staff confirm it by keyboard; the guardian sees the account and pauses it',
  wide,
  async ({ page }) => {
    const adult = await newCustomer({ naira: '4000' });
    await ask('/api/pin/set', { token: adult.token, body: { pin: '2468', password: adult.password } });
    const dob = `${new Date().getUTCFullYear() - 15}-01-01`;
    const young = await newCustomer({ naira: '3000', dob });

    await open(page, young, '/wallet?view=settings');
    await page.getByRole('link', { name: 'Guardian' }).click();
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText('Please say whom you ask', { exact: false })).toBeVisible();
    await page.getByLabel('Who do you want to ask?').fill(`@${adult.username}`);
    await page.getByLabel('Who do you want to ask?').press('Enter');
    const mine = page.getByRole('region', { name: 'Your guardian' });
    await expect(mine.getByText(/^Asked on/)).toBeVisible();
    await expect(mine.getByText(adult.name)).toHaveCount(0);
    await isClean(page);

    const theirs = await another(page);
    await open(theirs, adult, '/wallet?view=guardians');
    await theirs.getByRole('button', { name: 'Agree' }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByText('Parent', { exact: true }).click();
    await dialog.getByLabel('Your PIN').fill('2468');
    await isClean(theirs);
    await dialog.getByRole('button', { name: 'Agree' }).click();
    await expect(theirs.getByText(`You agreed to be ${young.name}’s guardian.`, { exact: false })).toBeVisible();

    const desk = await another(page);
    await desk.goto('/console/');
    await desk.getByLabel('Email').fill(operatorEmail);
    await desk.getByLabel('Password', { exact: true }).fill(passwords.operator);
    await desk.getByRole('button', { name: 'Sign in' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Dashboard', exact: true })).toBeVisible();
    const { wards } = await ask<{ wards: { id: string }[] }>('/api/guardians', { token: adult.token });
    await desk.goto('/console/guardians');
    await desk.getByRole('list', { name: 'Guardians' }).getByRole('link').first().waitFor();
    await desk.goto(`/console/guardians/${wards[0]!.id}`);
    await expect(desk.getByRole('region', { name: 'Guardian', exact: true })).toContainText(adult.name);
    await expect(desk.getByRole('region', { name: 'Young customer' })).toContainText(young.name);
    await isClean(desk);
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByLabel('Reason').fill('One surname, one address, and the birth certificate.');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByText('One surname, one address', { exact: false })).toBeVisible();
    await desk.context().close();

    await theirs.reload();
    await theirs.getByRole('button', { name: 'See the account' }).click();
    await expect(dialog.getByText('₦3,000.00').first()).toBeVisible();
    await isClean(theirs);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await theirs.getByRole('switch', { name: 'Pause payments' }).click();
    await expect(theirs.getByText('Payments are paused.', { exact: false })).toBeVisible();

    await page.goto('/wallet?view=intra-transfer');
    await reviewTransfer(page, { to: adult, amount: '100' });
    await page.getByRole('dialog').getByRole('button', { name: 'Send ₦100.00' }).click();
    await expect(page.getByText('Your guardian has paused payments from your account.')).toBeVisible();

    await theirs.getByRole('switch', { name: 'Pause payments' }).click();
    await dialog.getByLabel('Your PIN').fill('2468');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('Payments are paused.', { exact: false })).toHaveCount(0);
    await theirs.context().close();

    await page.goto('/wallet?view=guardians');
    await expect(mine.getByText(`${adult.name} is your guardian.`)).toBeVisible();
    await expect(mine.getByText('One surname, one address', { exact: false })).toBeVisible();
    await isClean(page);
  },
);

test(
  'a customer under 18 reads first that money waits for a guardian, and how the asking stands',
  wide,
  async ({ page }) => {
    const dob = `${new Date().getUTCFullYear() - 15}-01-01`;
    await page.route('**/api/limits', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), blocked_by: 'identity' } });
    });
    const young = await newCustomer({ dob, isVerified: false });
    await open(page, young);
    const notice = page.getByRole('note').filter({ hasText: 'Under 18, money moves only once' });
    await expect(page.getByRole('heading', { name: 'Your BVN and your NIN' })).toBeVisible();
    await notice.getByRole('link', { name: 'Ask a guardian' }).click();
    await page.getByLabel('Who do you want to ask?').fill('@nobody_here');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText(/^Asked on/)).toBeVisible();
    await page.goto('/wallet');
    await expect(notice.getByRole('link', { name: 'Asked. See how it stands' })).toBeVisible();
    await isClean(page);
  },
);
