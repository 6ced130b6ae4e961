import { ask, newCustomer, type Person } from './customers.ts';
import { expectClean } from './clean.ts';
import { expect, open, test, wide } from './fixtures.ts';
import type { Page } from '@playwright/test';

/** A customer with naira and a wallet in dollars. */
async function holder(): Promise<Person> {
  const me = await newCustomer({ naira: '9000.00' });
  await ask('/api/wallets', { token: me.token, body: { currency: 'USD' } });
  return me;
}

const form = (page: Page) => ({
  from: page.getByLabel('From wallet'),
  to: page.getByLabel('To wallet'),
  amount: page.getByLabel('Amount'),
  gets: page.getByRole('status', { name: 'You get' }),
  convert: page.getByRole('button', { name: 'Convert', exact: true }),
});

test('the button to convert stays where it is when the price arrives', wide, async ({ page }) => {
  const arriving = Promise.withResolvers<void>();
  await page.route('**/api/conversions/quote', async route => {
    await arriving.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 1100 });
  await open(page, await holder(), '/wallet?view=conversion');
  const { amount, convert } = form(page);
  await amount.fill('5000');
  const asking = page.getByRole('button', { name: 'Getting the rate...' });
  await expect(asking).toBeVisible();
  const before = await asking.boundingBox();
  arriving.resolve();
  await expect(page.getByText('1 USD = ₦1,485.50')).toBeVisible();
  expect((await convert.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('naira become dollars at the price on the screen, and both histories say so', async ({ page }) => {
  test.slow();
  const me = await holder();
  await open(page, me, '/wallet?view=conversion');
  const { amount, gets, convert } = form(page);
  await amount.fill('5000');
  await expect(gets).toContainText('$3.34');
  await expect(page.getByText('₦25.00')).toBeVisible();
  await expect(page.getByText('1 USD = ₦1,485.50')).toBeVisible();
  await expect(page.getByText(/Sandbox rates of/)).toBeVisible();
  await convert.click();
  await expect(page.getByRole('heading', { name: 'Conversion completed (simulated)', level: 1 })).toBeVisible();
  await expect(page.getByText('₦5,000.00 became $3.34')).toBeVisible();
  await expect(page.getByText('SIMULATED', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  const { data } = await ask<{ data: { description: string; id: string }[] }>('/api/transactions?limit=5', {
    token: me.token,
  });
  expect(data.map(({ description }) => description)).toEqual(
    expect.arrayContaining(['Converted to USD', 'Converted from NGN']),
  );
  const left = data.find(({ description }) => description === 'Converted to USD')!;
  await page.goto(`/wallet?transaction=${left.id}`);
  await expect(page.getByText('Became')).toBeVisible();
  await expect(page.getByText('1 USD = ₦1,485.50')).toBeVisible();
});

test('a wallet for the target is opened on the spot, and the form goes on with it', wide, async ({ page }) => {
  await open(page, await newCustomer({ naira: '9000.00' }), '/wallet?view=conversion');
  const { to, amount, gets } = form(page);
  await amount.fill('5000');
  await page.getByRole('button', { name: 'Open a wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Currency').click();
  await page.getByRole('option', { name: /Euro/ }).click();
  await dialog.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(to.locator('option:checked')).toHaveText(/^Euro/);
  await expect(gets).toContainText('€2.88');
});

test('the form says what is missing in the words of the specification', wide, async ({ page }) => {
  const me = await holder();
  await ask('/api/wallets', { token: me.token, body: { currency: 'EUR' } });
  await open(page, me, '/wallet?view=conversion');
  const { from, to, amount, convert } = form(page);
  await convert.click();
  await expect(page.getByText('Please select both source and target wallets')).toBeVisible();
  await expect(page.getByText('Please enter a valid amount')).toBeVisible();
  await expect(to).toBeFocused();
  await expect(to.getByRole('option', { name: /^Naira/ })).toHaveCount(0);
  await to.selectOption({ label: 'Euro, €0.00' });
  await from.selectOption({ label: 'Euro, €0.00' });
  await convert.click();
  await expect(page.getByText('Source and target wallets must be different')).toBeVisible();
  await from.selectOption({ label: 'Naira, ₦9,000.00' });
  await amount.fill('9000.01');
  await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
});

test('a rate that changes is said, and one that cannot be had moves nothing', wide, async ({ page }) => {
  await page.clock.install();
  await open(page, await holder(), '/wallet?view=conversion');
  const { amount, gets } = form(page);
  await amount.fill('5000');
  await page.clock.runFor(500);
  await expect(gets).toContainText('$3.34');
  await page.route('**/api/conversions/quote', async route => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, rate: '0.000666666666', receive_amount: '3.31' } });
  });
  await page.clock.runFor(30_000);
  await expect(page.getByText('Rate changed from ₦1,485.50 to ₦1,500.00')).toBeVisible();
  await expect(gets).toContainText('$3.31');
  await page.unroute('**/api/conversions/quote');
  await page.route('**/api/conversions/quote', route =>
    route.fulfill({ status: 503, json: { code: 'rates_unavailable', message: 'x', requestId: 'r' } }),
  );
  await page.clock.runFor(30_000);
  await expect(page.getByText(/We could not get a rate|no fresh exchange rate/)).toBeVisible();
  await expect(page.getByText('No money left your wallet.')).toBeVisible();
});

test(
  'by keyboard alone: the wallets are swapped, the chart is read as a table, and the PIN is asked for beside the price',
  wide,
  async ({ page }) => {
    const me = await newCustomer({ naira: '15000.00' });
    await ask('/api/wallets', { token: me.token, body: { currency: 'USD' } });
    await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
    await open(page, me, '/wallet?view=conversion');
    const { from, amount, gets } = form(page);
    await amount.focus();
    await page.keyboard.type('12000');
    await expect(gets).toContainText('$8.03');
    await page.getByRole('button', { name: 'View as table' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').getByRole('row').nth(20)).toBeAttached();
    await amount.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Enter your PIN' });
    await expect(asked).toContainText('You get $8.03');
    await expect(asked.getByRole('button', { name: 'Convert' })).toBeVisible();
    await expect(page.getByLabel('You get', { exact: true })).toContainText('$8.03');
    await asked.getByLabel('4-digit PIN').fill('2580');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Conversion completed (simulated)', level: 1 })).toBeVisible();
    await page.goto('/wallet?view=conversion');
    await page.getByRole('button', { name: 'Swap the two wallets' }).focus();
    await page.keyboard.press('Enter');
    await expect(from.locator('option:checked')).toHaveText('US dollar, $8.03');
  },
);

test(
  'the dashboard counts every wallet at the rates of the moment, and names what it cannot count',
  wide,
  async ({ page }) => {
    const me = await holder();
    const [naira, dollars] = await ask<{ id: string }[]>('/api/wallets', { token: me.token });
    const body = { from_wallet_id: naira!.id, to_wallet_id: dollars!.id, amount: '5000' };
    const { quote_id } = await ask<{ quote_id: string }>('/api/conversions/quote', { token: me.token, body });
    await ask('/api/conversions', { token: me.token, body: { quote_id } });
    await open(page, me);
    // 4,000 and 3.34 dollars at 1,485.50.
    await expect(page.getByText(/₦8,961\.57|8,961 naira 57 kobo/).first()).toBeAttached();
    await expect(page.getByText(/Estimate\. Sandbox rates of/)).toBeVisible();
    await page.route('**/api/rates?*', route => route.abort());
    await page.route('**/api/rates', route =>
      route.fulfill({ status: 503, json: { code: 'rates_unavailable', message: 'x', requestId: 'r' } }),
    );
    await page.reload();
    await expect(page.getByText('Without US dollar: no fresh exchange rate')).toBeVisible();
    await expect(page.getByText(/₦4,000\.00|4,000 naira/).first()).toBeAttached();
  },
);

test('it is clean for assistive technology with a quote', async ({ page }) => {
  test.slow();
  await open(page, await holder(), '/wallet?view=conversion');
  const { amount, gets } = form(page);
  await amount.fill('5000');
  await expect(gets).toContainText('$3.34');
  await expect(page.getByRole('img', { name: /Last 30 days: between/ })).toBeVisible();
  await expectClean(page);
});

test('its receipt is clean for assistive technology', wide, async ({ page }) => {
  test.slow();
  await open(page, await holder(), '/wallet?view=conversion');
  const { amount, gets, convert } = form(page);
  await amount.fill('5000');
  await expect(gets).toContainText('$3.34');
  await convert.click();
  await expect(page.getByRole('heading', { name: 'Conversion completed (simulated)', level: 1 })).toBeVisible();
  await expectClean(page);
});

for (const [locale, gets, done] of [
  ['fr', 'Vous recevez', 'Conversion effectuée (simulée)'],
  ['es', 'Recibe', 'Conversión completada (simulada)'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('it reads so from the form to the receipt', wide, async ({ page }) => {
      await open(page, await holder(), '/wallet?view=conversion');
      await page.locator('input[inputmode=decimal]').fill('5000');
      await expect(page.getByRole('status', { name: gets })).toContainText('$3,34');
      await page.getByRole('button', { name: 'Convertir', exact: true }).click();
      await expect(page.getByRole('heading', { name: done, level: 1 })).toBeVisible();
    });
  });
}
