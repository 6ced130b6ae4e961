import { cleanSteps } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, reviewTransfer, test, wide } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

test(
  'a guard is set under Security, and a large payment to a new payee leaves only after the second factor',
  wide,
  async ({ page }) => {
    test.slow();
    const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
    await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
    const isClean = cleanSteps(page);
    await open(page, me, '/wallet?view=security');
    const panel = page.getByRole('region', { name: 'Your own limits' });
    const dialog = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Change guard' }).click();
    await dialog.getByRole('switch', { name: 'Guard large sums' }).click();
    await dialog.getByLabel('Above').fill('1000');
    await isClean();
    await dialog.getByRole('button', { name: 'Save guard' }).click();
    await expect(panel).toContainText('₦1,000.00');

    await page.goto('/wallet?view=intra-transfer');
    await reviewTransfer(page, { to: bola, amount: '1500' });
    await dialog.getByRole('button', { name: 'Send ₦1,500.00' }).click();
    await expect(dialog.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
    await expect(dialog.getByText('It is a large sum, and you have not paid this account before today.')).toBeVisible();
    await expect(dialog.getByText(/We mailed a code to/)).toBeVisible();
    await isClean();
    await dialog.getByLabel('Your PIN').fill('2580');
    const { text } = await mailTo(`${me.username.replace('_', '')}@wura.example`, 'Your code to confirm a change');
    await dialog.getByLabel('Code from your mail').fill(/\b\d{6}\b/.exec(text)![0]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  },
);
