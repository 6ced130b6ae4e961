import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { ask, newCustomer, operatorToken } from './customers.ts';
import { expect, goBackFrom, open, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** With no hand on the mouse: what is opened takes the focus, and Enter sends it. */
async function download(page: Page, password: string) {
  await part(page, 'Take it with you').getByRole('button', { name: 'Download your data' }).press('Enter');
  await expect(dialog(page).getByLabel('Your password')).toBeFocused();
  const coming = page.waitForEvent('download');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const file = await coming;
  await expect(dialog(page)).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('customers read what is held, agreed and looked at, take it along, correct it and have it erased', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const me = await newCustomer();
  await ask(`/api/operator/customers/${me.id}`, { token: await operatorToken() });
  await open(page, me, '/wallet?view=settings');
  await page.getByRole('link', { name: 'Your data' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();

  await expect(part(page, 'What you agreed to')).toContainText(/Terms and privacy, version \d{4}-\d\d-\d\d, on \d/);
  const looks = part(page, 'Who looked at your record').getByRole('listitem');
  await expect(looks.filter({ hasText: 'Looked at your account (administration)' })).toHaveCount(1);
  await expect(looks.filter({ hasText: 'Approved your identity papers (administration)' })).toHaveCount(1);
  await isClean(page);

  const whole = await download(page, me.password);
  expect(whole.name).toBe('wura-my-data.json');
  expect(JSON.parse(whole.bytes.toString())).toMatchObject({ agreements: [{ what: 'terms and privacy' }] });
  expect(whole.bytes.toString()).toContain(me.username);
  await page.getByRole('radio', { name: 'Summary (PDF)' }).press('Space');
  const paper = await download(page, me.password);
  expect(paper.name).toBe('wura-my-data.pdf');
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Correct your profile' }).press('Enter');
  await expect(page.getByRole('main').getByText(me.username).first()).toBeVisible();
  await goBackFrom(page, /view=profile/);

  await page.evaluate(id => localStorage.setItem(`wura.draft.${id}.kyc`, '{"address":"4 Broad Street"}'), me.id);
  const ending = part(page, 'Erase your account');
  await expect(ending).toContainText(/The law on money laundering makes us keep .* for \d years/);
  await ending.getByRole('button', { name: 'Erase my account' }).press('Enter');
  await isClean(page);
  await page.keyboard.type('Not-This-1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This is not your password.')).toBeVisible();
  await dialog(page).getByLabel('Your password').fill(me.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(ask('/api/user', { token: me.token })).rejects.toThrow('401');
  // Their name and where they live, which the form of verification keeps, go from the device as well.
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wura.draft')))).toEqual([]);
});
