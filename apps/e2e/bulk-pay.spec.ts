import { isClean } from './axe.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('lines that were pasted are checked, corrected, confirmed once and paid', async ({ page }) => {
  // The worker pays, and the page asks how it stands.
  test.slow();
  const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await open(page, me, '/wallet?view=bulk-pay');
  await expect(page.getByText('No files yet')).toBeVisible();
  await page.getByRole('button', { name: 'New file' }).click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByLabel('Or paste the lines here');
  await lines.fill('to,amount\n"@bola,1');
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('Line 2: A quotation mark is never closed')).toBeVisible();
  await isClean(page);
  const csv = Buffer.from(`to,amount\n${bola.accountNumber},1`);
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'salaries.csv', mimeType: 'text/csv', buffer: csv });
  await expect(dialog.getByText('salaries.csv')).toBeVisible();
  await expect(lines).toHaveValue(String(csv));
  await isClean(page);
  await lines.fill(`to,amount,note\n${bola.accountNumber},1500,June\n@nobody.here,5,July`);
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1 line is wrong. Nothing was paid.')).toBeVisible();
  await expect(page.getByText('No Wura customer has this account number or @username')).toBeVisible();
  await isClean(page);

  await page.getByRole('link', { name: 'All files' }).click();
  await page.getByRole('button', { name: 'New file' }).click();
  await lines.fill(`to,amount,note\n${bola.accountNumber},1500,June\n${bola.accountNumber},250.50,July`);
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Pay ₦1,750.50' }).click();
  await dialog.getByLabel('Your PIN').fill('2580');
  await dialog.getByRole('button', { name: 'Pay ₦1,750.50' }).click();
  await expect(page.getByText('Done · 2 lines')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(2);
  await isClean(page);
});
