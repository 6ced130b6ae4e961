import { expectClean } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

const pin = '4826';

test('a dollar card is made, shown, frozen, topped up, and a declined purchase is explained', async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '60000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin, password: me.password } });
  await open(page, me, '/wallet?view=cards');
  await expect(page.getByText('No cards yet')).toBeVisible();

  const form = page.getByRole('form', { name: 'New card' });
  await form.getByRole('button', { name: 'Create Card' }).click();
  await expect(form.getByText('Please select a wallet, enter an amount, and a 4-digit PIN').first()).toBeVisible();
  await form.getByLabel('Wallet').selectOption({ index: 1 });
  await form.getByLabel('Amount').fill('10');
  await expect(form.getByText(/leaves your wallet, fee of/)).toBeVisible();
  await form.getByLabel('Transaction PIN').fill(pin);
  await form.getByRole('button', { name: 'Create Card' }).press('Enter');
  await expect(form.getByText('Card ready')).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toContainText('$10.00');
  await expect(table).toContainText('•••• •••• •••• ');

  await page.getByRole('button', { name: 'Show details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show details' });
  await dialog.getByLabel('Transaction PIN').fill(pin);
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-card-number]')).toHaveText(/\d{4} \d{4} \d{4} \d{4}/);
  await expect(page.getByText(/Hidden again in/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide details' }).click();

  await page.getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByRole('button', { name: 'Unfreeze' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfreeze' }).click();
  await expect(page.getByRole('button', { name: 'Freeze', exact: true })).toBeVisible();

  const topUp = page.getByRole('form', { name: 'Top up' });
  await topUp.getByLabel('Amount').fill('2');
  await topUp.getByRole('button', { name: 'Deposit' }).click();
  await expect(topUp.getByText('Card topped up')).toBeVisible();
  await expect(table).toContainText('$12.00');

  const [card] = await ask<{ id: string }[]>('/api/virtual-cards', { token: me.token });
  const purchase = { card_id: card!.id, amount: '50', currency: 'USD', merchant: 'Netflix' };
  await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox/issuer/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(purchase),
  });
  await page.reload();
  await expect(page.getByText('There was not enough money on the card. Top it up and try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expectClean(page);
});
