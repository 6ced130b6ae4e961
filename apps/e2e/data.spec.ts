import { newPhone } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { balanceOf, grouped, next, pay, payer, review } from './bills.ts';
import { expectClean } from './clean.ts';
import { newCustomer } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

const screen = '/data-payment';
const phoneOf = (page: Page) => page.getByLabel('Phone number');
const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Fills the form as far as its plan. */
async function fill(page: Page, phone: string): Promise<void> {
  await phoneOf(page).fill(phone);
  await page.getByRole('tab', { name: 'Weekly' }).click();
  await plan(page, /^1GB/).check();
}

test('a plan is found by how long it lasts, bought at its price, and bought again', narrow, async ({ page }) => {
  test.slow();
  const me = await payer('5000.00');
  const phone = newPhone();
  await open(page, me, screen);
  await expect(page.getByText('Enter a number or choose a network to see its plans.')).toBeVisible();
  await fill(page, phone);
  await expect(page.getByText('₦4,200.00 left after').filter({ visible: true })).toBeVisible();
  await next(page);
  await review(page);
  await expect(page.locator('dl').filter({ visible: true })).toContainText('FeeNo fee');
  await page.getByRole('button', { name: 'Pay ₦800.00' }).click();
  await expect(page.getByRole('heading', { name: 'Data payment successful' })).toBeFocused();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const text of ['Completed', '₦800', grouped(phone), 'MTN data, 1GB, Weekly Plan']) {
    await expect(receipt).toContainText(text);
  }
  expect(await balanceOf(me)).toBe('4200.00');

  await page.goto(screen);
  await page.getByRole('button', { name: `Pay again for ${grouped(phone)} ₦800.00` }).click();
  await page.getByRole('button', { name: 'Pay ₦800.00' }).click();
  await expect(page.getByRole('heading', { name: 'Data payment successful' })).toBeVisible();
  expect(await balanceOf(me)).toBe('3400.00');
});

test('the form says what is missing in its own words', wide, async ({ page }) => {
  await open(page, await payer('1000.00'), screen);
  await next(page);
  await expect(page.getByText('Please select a network.')).toBeVisible();
  await expect(page.getByText('Please select a plan.')).toBeVisible();
  await expect(page.getByText('Enter a valid 11-digit phone number.')).toBeVisible();
  await expect(phoneOf(page)).toBeFocused();
  await page.getByRole('radio', { name: 'Glo' }).check();
  await page.getByLabel('Search plans').fill('no such plan');
  await expect(page.getByText('No plan matches “no such plan”')).toBeVisible();
  await page.getByLabel('Search plans').fill('18,000');
  await expect(plan(page, /./).last()).toBeVisible();
});

test('a plan that costs more than the wallet holds is refused while it is chosen', wide, async ({ page }) => {
  await open(page, await payer('1000.00'), screen);
  await page.getByRole('radio', { name: 'MTN' }).check();
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await plan(page, /^75GB/).check();
  await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('plans of another network are other plans', wide, async ({ page }) => {
  await open(page, await payer('1000.00'), screen);
  await fill(page, '08031234567');
  await page.getByRole('radio', { name: 'Airtel' }).check();
  await next(page);
  await expect(page.getByText('Please select a plan.')).toBeVisible();
});

const trouble = [
  { answer: { status: 500, json: { code: 'internal', message: 'x' } }, says: 'Server error...' },
  { answer: { status: 500, json: { message: 'The shop is closed.' } }, says: 'The shop is closed.' },
  {
    answer: { status: 503, json: { code: 'provider_unavailable', reason: 'plans_unavailable', message: 'x' } },
    says: 'Failed to load data plans. Please try again.',
  },
  { answer: { status: 200, json: { status: 'success', data: 'x' } }, says: 'Invalid data received from server.' },
];
for (const { answer, says } of trouble) {
  test(`plans that cannot be read are told as such: ${says}`, wide, async ({ page }) => {
    await page.route('**/api/squad/data-bundles**', route => route.fulfill(answer));
    await open(page, await newCustomer(), screen);
    await page.getByRole('radio', { name: 'MTN' }).check();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/api/squad/data-bundles**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Weekly' })).toBeVisible();
  });
}

test('only plans with a price are offered, and a network that offers none says so', wide, async ({ page }) => {
  const free = { plan_name: 'x', plan_code: '1', bundle_price: '0.00', bundle_value: '20MB' };
  await page.route('**/api/squad/data-bundles**', route =>
    route.fulfill({
      json: { status: 'success', data: [{ ...free, bundle_validity: '', bundle_description: '' }] },
    }),
  );
  await open(page, await newCustomer(), screen);
  await page.getByRole('radio', { name: '9mobile' }).check();
  await expect(page.getByText('No plans available for the selected network.')).toBeVisible();
});

test('without any wallet the form says so', wide, async ({ page }) => {
  await page.route('**/api/wallets', route => route.fulfill({ json: [] }));
  await open(page, await newCustomer(), screen);
  await expect(page.getByText('Wallet ID is missing.')).toBeVisible();
});

test('a payment that fails, or whose price has changed, is told above the form', wide, async ({ page }) => {
  const facts = { price: { amount: '850.00', currency: 'NGN' } };
  const answers = [
    { status: 500, json: { code: 'internal', message: 'x' }, says: 'Payment failed. Please try again.' },
    {
      status: 422,
      json: { code: 'price_changed', facts, message: 'x' },
      says: 'The price is now ₦850.00. Please confirm it.',
    },
  ];
  await open(page, await payer('5000.00'), screen);
  await fill(page, '08031234567');
  for (const { says, ...answer } of answers) {
    await page.route('**/api/payments/data', route => route.fulfill(answer));
    await next(page);
    await review(page);
    await pay(page);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('alert')).toContainText('No money left your wallet.');
    await page.unroute('**/api/payments/data');
  }
});

test('data is bought by keyboard alone', wide, async ({ page }) => {
  const phone = newPhone();
  await open(page, await payer('5000.00'), screen);
  await phoneOf(page).focus();
  await page.keyboard.type(phone);
  await expect(page.getByRole('tab', { name: 'Daily' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search plans')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Weekly' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(plan(page, /^500MB/)).toBeChecked();
  await page.keyboard.press('Enter');
  await review(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Data payment successful' })).toBeFocused();
});

test('every step of buying data is clean for assistive technology and fits its width', async ({ page }) => {
  test.slow();
  const size = page.viewportSize()!;
  await open(page, await payer('5000.00'), screen);
  await next(page);
  await expect(page.getByText('Please select a plan.')).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  await fill(page, newPhone());
  await expectClean(page);
  await page.setViewportSize(size);
  await next(page);
  await review(page);
  await expectClean(page);
});

const flows = [
  {
    locale: 'fr-FR',
    title: 'Achat de données',
    phone: 'Numéro de téléphone',
    tab: 'Semaine',
    next: 'Continuer',
    pay: /^Payer ₦/,
    done: 'Forfait de données acheté',
  },
  {
    locale: 'es-ES',
    title: 'Compra de datos',
    phone: 'Número de teléfono',
    tab: 'Semanales',
    next: 'Continuar',
    pay: /^Pagar ₦/,
    done: 'Plan de datos comprado',
  },
];
for (const words of flows) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });
    test(`data is bought in the language of ${words.locale}`, wide, async ({ page }) => {
      await open(page, await payer('5000.00'), screen);
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await page.getByLabel(words.phone).fill(newPhone());
      await page.getByRole('tab', { name: words.tab }).click();
      await plan(page, /^1GB/).check();
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    });
  });
}
