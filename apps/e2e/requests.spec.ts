import type { Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { ask, newCustomer, operatorToken } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Request' });

const business = {
  form: 'business_name',
  firstName: 'Okafor Solar',
  secondName: 'Broad Street Solar',
  activity: 'Sells and mounts solar panels',
  address: '4 Broad Street, Lagos Island',
  consent: true,
};

test('a business is registered by people: asked for, talked about, and done', wide, async ({ page }) => {
  const me = await newCustomer();
  await open(page, me, '/wallet?view=bills-menu');
  await page.getByRole('link', { name: /^Miscellaneous/ }).click();
  await page.getByRole('link', { name: /^Business registration/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business registration' })).toBeVisible();
  await page.getByLabel('What to register').selectOption('A business name');
  await page.getByLabel('First choice of name').fill(business.firstName);
  await page.getByLabel('Second choice of name').fill(business.secondName);
  await page.getByLabel('What the business does').fill(business.activity);
  await page.getByLabel('Address of the business').fill(business.address);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(panel(page)).toContainText('Okafor Solar');
  await expect(panel(page).locator('[aria-current=step]')).toContainText('Submitted');

  const { data } = await ask<{ data: { id: string }[] }>('/api/requests/business-registration', { token: me.token });
  const token = await operatorToken();
  const step = (body: object) => ask(`/api/operator/orders/${data[0]!.id}`, { token, body });
  await step({ status: 'in_review' });
  await step({ status: 'needs_information', note: 'In which year were you born?' });
  await page.reload();
  await expect(panel(page)).toContainText('In which year were you born?');
  await panel(page).getByLabel('Your answer').fill('In 1994.');
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page).getByText('In 1994.')).toBeVisible();
  await expect(panel(page).locator('[aria-current=step]')).toContainText('In review');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('You have an open request')).toBeVisible();
  await page.getByRole('link', { name: /Okafor Solar/ }).click();
  await panel(page).getByRole('button', { name: 'Withdraw this request' }).click();
  await panel(page).getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(panel(page).locator('[aria-current=step]')).toContainText('Withdrawn');
});

test('a loan is asked of lenders, and the form says what is missing in its own words', wide, async ({ page }) => {
  await open(page, await newCustomer(), '/wallet?view=loans-payment');
  await expect(page.getByText('Wura does not lend.')).toBeVisible();
  await send(page);
  for (const text of [
    'Please enter an amount from ₦10,000 to ₦5,000,000',
    'Please enter 1 to 36 months',
    'Please choose what it is for',
    'Please enter what you earn in a month',
    'Please choose how you earn it',
    'Please agree before you send this',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('How much you need')).toBeFocused();
  await page.getByLabel('How much you need').fill('150000');
  await page.getByLabel('Months to pay it back').fill('6');
  await page.getByLabel('What it is for').selectOption('Rent');
  await page.getByLabel('What you earn in a month').fill('220000');
  await page.getByLabel('How you earn it').selectOption('Employed');
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(panel(page)).toContainText('₦150,000.00');
});

test('what is switched off is in no menu, and its own address says so', wide, async ({ page }) => {
  await page.route('**/api/config', async route => {
    const response = await route.fetch();
    const config = (await response.json()) as { services: object };
    const services = { ...config.services, loans_requests: false, business_registration: true };
    await route.fulfill({ json: { ...config, services } });
  });
  await open(page, await newCustomer(), '/wallet?view=miscellaneous-payment');
  await expect(page.getByRole('link', { name: /^Business registration/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Loans/ })).toHaveCount(0);
  await page.goto('/wallet?view=loans-payment');
  await expect(page.getByText('This is not offered here at the moment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send request' })).toHaveCount(0);
});

const screens: Record<string, (page: Page) => Promise<void>> = {
  'the miscellaneous menu': async page => {
    await open(page, await newCustomer(), '/wallet?view=miscellaneous-payment');
    await expect(page.getByRole('link', { name: /^Business registration/ })).toBeVisible();
  },
  'a form with its faults': async page => {
    await open(page, await newCustomer(), '/wallet?view=loans-payment');
    await send(page);
    await expect(page.getByText('Please agree before you send this')).toBeVisible();
  },
  'a request that is talked about': async page => {
    const me = await newCustomer();
    const asked = await ask<{ id: string }>('/api/requests/business-registration', { token: me.token, body: business });
    const token = await operatorToken();
    await ask(`/api/operator/orders/${asked.id}`, { token, body: { note: 'Both names are free.' } });
    await ask(`/api/requests/business-registration/${asked.id}/messages`, {
      token: me.token,
      body: { message: 'Then the first, please.' },
    });
    await open(page, me, `/wallet?view=business-registration&request=${asked.id}`);
    await expect(panel(page).getByText('Both names are free.')).toBeVisible();
  },
};

for (const [name, visit] of Object.entries(screens)) {
  test(`${name} is clean for assistive technology in light and dark, and fits its width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await visit(page);
    await expectClean(page);
  });
}
