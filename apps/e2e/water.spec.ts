import type { Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { ask, newCustomer, operatorToken, type Person } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

const continueOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fill(page: Page, { type = 'Bottled water, 12 of 75cl' } = {}): Promise<void> {
  await page.getByRole('radio', { name: type }).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Country').selectOption('Nigeria');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByRole('button', { name: 'Use my address' }).click();
}

interface Order {
  id: string;
  status: string;
}
const ordersOf = async (me: Person) => (await ask<{ data: Order[] }>('/api/water-orders', { token: me.token })).data;

test(
  'water is found among the bills, ordered, followed, and cancelled with the money back',
  narrow,
  async ({ page }) => {
    const me = await newCustomer({ naira: '20000.00' });
    await open(page, me, '/wallet?view=bills-menu');
    await expect(page.getByText('24/7 Available')).toBeVisible();
    await expect(page.getByText('Instant Processing')).toBeVisible();
    await expect(page.getByText('Secure Payments')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Bills' })
      .getByRole('link', { name: /^Water/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Purchase Water' })).toBeVisible();
    await fill(page);
    await expect(page.getByText('₦7,200.00').first()).toBeVisible();
    await continueOn(page);
    const review = page.getByRole('dialog', { name: 'Check your order' });
    await expect(review).toContainText('2 × Bottled water, 12 of 75cl');
    await expect(review).toContainText('By our own riders');
    await expect(review).toContainText('₦12,800.00 left after');
    await page.getByRole('button', { name: 'Pay ₦7,200.00' }).click();
    await expect(page.getByRole('heading', { name: 'Water ordered' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('₦7,200.00');

    await page.getByRole('link', { name: 'Follow the delivery' }).click();
    const panel = page.getByRole('dialog', { name: 'Water order' });
    await expect(panel.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
    await panel.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(panel).toContainText('₦7,200.00 comes back to your naira wallet at once.');
    await panel.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(panel).toContainText('₦7,200.00 is back in your naira wallet.');
    expect(await ordersOf(me)).toMatchObject([{ status: 'cancelled' }]);

    await page.goto('/wallet?view=transactions');
    await page.getByRole('link', { name: /Water purchase/ }).click();
    const detail = page.getByRole('dialog', { name: 'Transaction' });
    await expect(detail).toContainText('Cancelled');
    await detail.getByRole('link', { name: 'Pay again' }).click();
    await expect(page.getByRole('radio', { name: /^Bottled water, 12 of 75cl/ })).toBeChecked();
    await expect(page.getByLabel('Quantity')).toHaveValue('2');
    await expect(page.getByLabel('State')).toHaveValue('NG-LA');
    await expect(page.getByLabel('Delivery address')).toHaveValue('4 Broad Street, Lagos Island');
  },
);

for (const [language, words] of [
  [
    'fr',
    {
      type: /^Eau en bouteilles, 12/,
      country: 'Pays',
      state: 'État ou région',
      own: 'Utiliser mon adresse',
      next: 'Continuer',
      pay: /^Payer/,
      done: 'Eau commandée',
    },
  ],
  [
    'es',
    {
      type: /^Agua embotellada, 12/,
      country: 'País',
      state: 'Estado o región',
      own: 'Usar mi dirección',
      next: 'Continuar',
      pay: /^Pagar/,
      done: 'Agua pedida',
    },
  ],
] as const) {
  test(`water is ordered in ${language}`, wide, async ({ page }) => {
    const me = await newCustomer({ naira: '20000.00' });
    await ask('/api/settings', { token: me.token, method: 'PUT', body: { language } });
    await open(page, me, '/wallet?view=water-payment');
    await page.getByRole('radio', { name: words.type }).check();
    await page.getByLabel(words.country).selectOption('NG');
    await page.getByLabel(words.state).selectOption('NG-LA');
    await page.getByRole('button', { name: words.own }).click();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.pay }).click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  });
}

test(
  'the form says in the words of its fields what is missing, and goes to the first of it',
  wide,
  async ({ page }) => {
    await open(page, await newCustomer(), '/wallet?view=water-payment');
    await page.getByLabel('Country').selectOption('');
    await page.getByLabel('Quantity').fill('0');
    await continueOn(page);
    for (const text of [
      'Please select a type of water to purchase.',
      'Quantity must be at least 1.',
      'Please select a country.',
      'Please select a state.',
      'Please enter an address.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('radio').first()).toBeFocused();
    // The states are those of the country, and another country empties the choice.
    await page.getByLabel('Country').selectOption('Ghana');
    await page.getByLabel('State').selectOption('Greater Accra');
    await page.getByLabel('Country').selectOption('Nigeria');
    await expect(page.getByLabel('State')).toHaveValue('');
  },
);

test('what cannot be read is said by its name, and read again on request', wide, async ({ page }) => {
  for (const list of ['water-types', 'countries', 'states']) {
    await page.route(`**/api/${list}`, route => route.fulfill({ status: 404, json: {} }));
  }
  await open(page, await newCustomer(), '/wallet?view=water-payment');
  await expect(page.getByText('Failed to fetch water types')).toBeVisible();
  await expect(page.getByText('Failed to fetch countries')).toBeVisible();
  await expect(page.getByText('Failed to fetch states')).toBeVisible();
  await page.unroute('**/api/water-types');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('radio', { name: /^Sachet water/ })).toBeVisible();
});

test('an order above the threshold asks for the PIN, and each step of the delivery is told', wide, async ({ page }) => {
  const me = await newCustomer({ naira: '60000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await open(page, me, '/wallet?view=water-payment');
  await fill(page, { type: 'Water tanker, 5,000 litres' });
  await continueOn(page);
  await page.getByRole('button', { name: 'Pay ₦50,000.00' }).click();
  await page.getByLabel('4-digit PIN').fill('2580');
  await page.getByRole('button', { name: /^(Send|Pay) ₦/ }).click();
  await expect(page.getByRole('heading', { name: 'Water ordered' })).toBeVisible();
  const [order] = await ordersOf(me);
  const operator = await operatorToken();
  for (const body of [{ status: 'confirmed' }, { status: 'on_its_way', note: 'The tanker comes by the back gate.' }]) {
    await ask(`/api/operator/orders/${order!.id}`, { token: operator, body });
  }
  await page.getByRole('link', { name: 'Follow the delivery' }).click();
  const panel = page.getByRole('dialog', { name: 'Water order' });
  await expect(panel.locator('[aria-current=step]')).toContainText('On its way');
  await expect(panel).toContainText('The tanker comes by the back gate.');
  await expect(panel.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
});

test('by keyboard alone a bag of water is ordered', wide, async ({ page }) => {
  await open(page, await newCustomer({ naira: '5000.00' }), '/wallet?view=water-payment');
  const first = page.getByRole('radio').first();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByLabel('State').focus();
  await page.keyboard.type('Lag');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use my address' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: 'Pay ₦500.00' });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Water ordered' })).toBeFocused();
});

const screens: Record<string, (page: Page) => Promise<void>> = {
  'the menu of bills': async page => {
    await open(page, await newCustomer(), '/wallet?view=bills-menu');
    await expect(page.getByRole('link', { name: /^Water/ })).toBeVisible();
  },
  'the form with its faults': async page => {
    await open(page, await newCustomer(), '/wallet?view=water-payment');
    await continueOn(page);
    await expect(page.getByText('Please enter an address.')).toBeVisible();
  },
  'the review': async page => {
    await open(page, await newCustomer({ naira: '10000.00' }), '/wallet?view=water-payment');
    await fill(page);
    await continueOn(page);
    await expect(page.getByRole('dialog', { name: 'Check your order' })).toBeVisible();
  },
  'an order': async page => {
    const me = await newCustomer({ naira: '10000.00' });
    const { order } = await ask<{ order: Order }>('/api/payments/water', {
      token: me.token,
      body: {
        walletId: null,
        waterTypeId: 'dispenser-refill',
        quantity: 3,
        countryId: 'KE',
        stateId: 'KE-30',
        address: '7 Ngong Road',
      },
    });
    await open(page, me, `/wallet?view=water-payment&order=${order.id}`);
    await expect(page.getByRole('dialog').getByText('By a partner near you')).toBeVisible();
  },
};

for (const [name, visit] of Object.entries(screens)) {
  test(`${name} is clean for assistive technology in light and dark, and fits its width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await visit(page);
    await expectClean(page);
  });
}
