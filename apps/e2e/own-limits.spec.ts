import { isClean } from './axe.ts';
import { ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, open, reviewTransfer, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

test('an own limit holds at once, and is raised with the PIN and a code from the mail', async ({ page }) => {
  const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await open(page, me, '/wallet?view=security');
  const panel = page.getByRole('region', { name: 'Your own limits' });
  const dialog = page.getByRole('dialog');
  await expect(panel).toContainText('As your tier: ₦5,000,000.00');
  await panel.getByRole('button', { name: 'Change limits' }).click();
  await dialog.getByLabel('One payment, at most').fill('6000000');
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(dialog.getByText('This is more than your tier allows a day')).toBeVisible();
  await dialog.getByLabel('One payment, at most').fill('500');
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(panel).toContainText('₦500.00');

  await page.goto('/wallet?view=intra-transfer');
  await reviewTransfer(page, { to: bola, amount: '501' });
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦501.00' }).click();
  await expect(page.getByText('Your own limit is ₦500.00.')).toBeVisible();
  // The sheet goes as it came, by the history, and a new address would be overtaken by it.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/wallet?view=security');
  await panel.getByRole('button', { name: 'Change limits' }).click();
  await dialog.getByLabel('One payment, at most').fill('');
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(
    dialog.getByText(/We mailed a code to .•••@wura.example|We mailed a code to ..•••@wura.example/),
  ).toBeVisible();
  await isClean(page);
  await dialog.getByLabel('Your PIN').fill('2580');
  const { text } = await mailTo(`${me.username.replace('_', '')}@wura.example`, 'Your code to confirm a change');
  await dialog.getByLabel('Code from your mail').fill(/\b\d{6}\b/.exec(text)![0]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel).not.toContainText('₦500.00');
  await ask('/api/intra-transfer', {
    token: me.token,
    body: { toAccountNumber: bola.accountNumber, fromWalletId: await nairaWallet(me), amount: '501' },
  });
});

test('transfers to others are switched off with one press, and say so where money would be sent', async ({ page }) => {
  const [me, bola] = [await newCustomer({ naira: '5000' }), await newCustomer()];
  await open(page, me, '/wallet?view=security');
  const transfers = page.getByRole('switch', { name: 'Instant transfers' });
  await transfers.click();
  await expect(transfers).not.toBeChecked();
  await expect(page.getByText('Transfers to others are off.')).toBeVisible();
  await page.goto('/wallet?view=intra-transfer');
  await reviewTransfer(page, { to: bola, amount: '100' });
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦100.00' }).click();
  await expect(page.getByText('You turned transfers off.')).toBeVisible();
  // The form is one entry back, and a browser drops a visit that the way back overtakes.
  await expect(page).not.toHaveURL(/step=/);
  await page.goto('/wallet?view=security');
  await transfers.click();
  await expect(page.getByRole('dialog').getByText('Please set a transaction PIN first.')).toBeVisible();
});
