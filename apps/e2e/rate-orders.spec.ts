import { ask, newCustomer } from './customers.ts';
import { expectClean } from './clean.ts';
import { expect, open, test, wide } from './fixtures.ts';

test(
  'a wallet is opened, naira become dollars, and an alert and an order wait for a better rate',
  wide,
  async ({ page }) => {
    test.slow();
    const me = await newCustomer({ naira: '9000.00' });
    await ask('/api/wallets', { token: me.token, body: { currency: 'USD' } });
    await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
    await open(page, me, '/wallet?view=conversion');

    // A wallet in euros beside them.
    await page.getByRole('button', { name: 'Open a wallet' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a wallet' });
    await adding.getByLabel('Currency').click();
    await page.getByRole('option', { name: /Euro/ }).click();
    await adding.getByRole('button', { name: 'Create Wallet' }).click();
    const to = page.getByLabel('To wallet');
    await expect(to.locator('option:checked')).toHaveText(/^Euro/);

    // Naira become dollars.
    await to.selectOption({ label: 'US dollar, $0.00' });
    await page.getByLabel('Amount').fill('5000');
    await expect(page.getByRole('status', { name: 'You get' })).toContainText('$3.34');
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Conversion completed (simulated)', level: 1 })).toBeVisible();
    const { data } = await ask<{ data: { description: string }[] }>('/api/transactions?limit=5', { token: me.token });
    expect(data.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['Converted to USD', 'Converted from NGN']),
    );

    // The rate of the moment, and what waits for another.
    await page.goto('/wallet?view=conversion');
    await to.selectOption({ label: 'US dollar, $3.34' });
    await expect(page.getByRole('heading', { name: '1 USD in NGN, last 30 days' })).toBeVisible();
    await page.getByRole('button', { name: 'Set an alert' }).click();
    const alert = page.getByRole('dialog', { name: 'Set a rate alert' });
    await alert.getByRole('button', { name: 'Set alert' }).click();
    await expect(alert.getByText('Please enter a rate above zero')).toBeVisible();
    await alert.getByLabel('1 USD in NGN').fill('1450');
    await expectClean(page);
    await alert.getByRole('button', { name: 'Set alert' }).click();
    const mine = page.getByRole('list', { name: 'Your alerts and orders' });
    await expect(mine.getByText('Alert at 1 USD = ₦1,450.00')).toBeVisible();

    await page.goto('/wallet?view=conversion');
    await page.getByRole('button', { name: 'Convert at my rate' }).click();
    const order = page.getByRole('dialog', { name: 'Convert at my rate' });
    await order.getByLabel('To wallet').selectOption({ label: 'US dollar, $3.34' });
    await expectClean(page);
    await order.getByLabel('1 USD costs at most, fee included').fill('1400');
    await order.getByLabel('Convert at most').fill('2000');
    await expect(order.getByText('Now ₦1,485.50 before the fee')).toBeVisible();
    await order.getByRole('button', { name: 'Place order' }).click();
    await page.getByLabel('4-digit PIN').fill('2580');
    await page.keyboard.press('Enter');
    await expect(mine.getByText('Up to ₦2,000.00 to USD')).toBeVisible();
    await expect(mine.getByText(/1 USD = ₦1,400\.00 or better, until/)).toBeVisible();
    await expectClean(page);

    await mine.getByRole('button', { name: 'Cancel: Up to ₦2,000.00 to USD' }).click();
    await expect(mine.getByText('Cancelled')).toBeVisible();
    await mine.getByRole('button', { name: 'Delete: Alert at 1 USD = ₦1,450.00' }).focus();
    await page.keyboard.press('Enter');
    await expect(mine.getByText('Alert at 1 USD = ₦1,450.00')).toBeHidden();
  },
);

for (const [locale, title, set, label, row] of [
  ['fr', 'À votre taux', 'Créer une alerte', '1 USD en NGN', /Alerte à 1 USD = ₦1\s450,00/],
  ['es', 'A su tipo', 'Crear una alerta', '1 USD en NGN', /Alerta a 1 USD = ₦1\.?450,00/],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an alert is set and listed', wide, async ({ page }) => {
      await open(page, await newCustomer({ naira: '9000.00' }), '/wallet?view=conversion');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('button', { name: set }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(label).fill('1450');
      await dialog.locator('button[type=submit]').click();
      await expect(page.getByText(row)).toBeVisible();
    });
  });
}
