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
  await expect(page.getByRole('button', { name: 'Copy: Card number' })).toBeVisible();
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

test('a card keeps to its limits, tops itself up, says what comes next, and gives money back', async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '60000.00' });
  const { token } = me;
  await ask('/api/pin/set', { token, body: { pin, password: me.password } });
  const wallets = await ask<{ id: string }[]>('/api/wallets', { token });
  const body = { wallet_id: wallets[0]!.id, currency: 'NGN', amount: '5000', pin };
  const { card } = await ask<{ card: { id: string } }>('/api/virtual-cards', { token, body });
  await open(page, me, '/wallet?view=cards');

  const limits = page.getByRole('region', { name: 'Limits and top-ups' });
  await expect(limits).toContainText('No limit');
  await limits.getByRole('button', { name: 'Change limits' }).click();
  const change = page.getByRole('dialog', { name: 'Limits of this card' });
  await change.getByLabel('For one purchase').fill('2000');
  await change.getByLabel('For a month').fill('9000');
  await change.getByLabel('For one shop only').check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(limits).toContainText('Up to ₦2,000.00');
  await expect(limits).toContainText('Yes, the first shop it is used at');
  await expect(limits).toContainText('₦0.00 of ₦9,000.00');
  // More than before is confirmed.
  await limits.getByRole('button', { name: 'Change limits' }).click();
  await change.getByLabel('For one purchase').fill('3000');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.getByLabel('Transaction PIN').fill(pin);
  await expectClean(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(limits).toContainText('Up to ₦3,000.00');

  await limits.getByRole('button', { name: 'Change automatic top-up' }).click();
  const topUp = page.getByRole('dialog', { name: 'Automatic top-up' });
  await topUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(topUp.getByText('Please enter an amount')).toHaveCount(3);
  await topUp.getByLabel('When it holds less than').fill('4000');
  await topUp.getByLabel('Top up by').fill('2000');
  await topUp.getByLabel('At most in a month').fill('6000');
  await topUp.getByLabel('Transaction PIN').fill(pin);
  await topUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(limits).toContainText('₦2,000.00 when it holds less than ₦4,000.00');

  await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox/issuer/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card_id: card.id, amount: '1500', currency: 'NGN', merchant: 'Netflix' }),
  });
  const history = page.getByRole('region', { name: 'Transactions' });
  await expect(history).toContainText('Netflix', { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('table')).toContainText('₦5,500.00', { timeout: 20_000 });
  await expect(limits).toContainText('Yes, Netflix');
  await expect(limits).toContainText('₦2,000.00 of ₦6,000.00 this month');

  await page.getByRole('button', { name: 'Move to wallet' }).click();
  const back = page.getByRole('dialog', { name: 'Move to wallet' });
  await back.getByRole('button', { name: 'All of it' }).click();
  await expect(back.getByLabel('Amount')).toHaveValue('5,500.00');
  await back.getByLabel('Amount').fill('5000');
  await back.getByRole('button', { name: 'Move to wallet' }).click();
  await expect(page.getByText('The money is back in your wallet.').first()).toBeVisible();
  await expect(page.getByRole('table')).toContainText('₦500.00');
});
