import { isClean } from './axe.ts';
import { ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

test('a key is made with the PIN and a mailed code, shown once, pays, has an address told, and is revoked', async ({
  page,
}) => {
  const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  await open(page, me, '/wallet?view=settings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Till of the shop');
  await dialog.getByLabel('Send to Wura customers').check();
  await dialog.getByLabel('One payment, at most').fill('6000000');
  await dialog.getByLabel('A day, at most').fill('2000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is more than you may send yourself')).toBeVisible();
  await dialog.getByLabel('One payment, at most').fill('1500');
  await isClean(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Your PIN').fill('2580');
  const mailedCode = async () => {
    const { text } = await mailTo(`${me.username.replace('_', '')}@wura.example`, 'Your code to confirm a change');
    return /\b\d{6}\b/.exec(text)![0];
  };
  const first = await mailedCode();
  let code = first;
  await dialog.getByLabel('Code from your mail').fill(first);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your new key' })).toBeVisible();
  const token = await dialog.locator('code').innerText();
  await isClean(page);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Till of the shop' });
  await expect(row).toContainText(`Ends in ${token.slice(-4)}`);
  await expect(row).toContainText('Never used');

  const fromWalletId = await nairaWallet({ ...me, token });
  const paid = await page.request.post('/api/intra-transfer', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'first' },
    data: { toAccountNumber: bola.accountNumber, fromWalletId, amount: '1500' },
  });
  expect(paid.status()).toBe(200);

  await page.getByRole('button', { name: 'Add an address' }).click();
  await dialog.getByLabel('Address').fill('http://shop.example/wura');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter a public address that begins with https://')).toBeVisible();
  await isClean(page);
  await dialog.getByLabel('Address').fill('https://shop.example/wura');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Your PIN').fill('2580');
  await expect.poll(async () => (code = await mailedCode())).not.toBe(first);
  await dialog.getByLabel('Code from your mail').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.locator('code')).toContainText('whsec_');
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  const address = page.getByRole('listitem').filter({ hasText: 'https://shop.example/wura' });
  await expect(address).toContainText('Payment made');
  await isClean(page);
  await address.getByRole('button', { name: 'Deliveries' }).click();
  await expect(dialog.getByText('Nothing was sent yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('button', { name: 'Revoke Till of the shop' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  const refused = await page.request.get('/api/wallets', { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
});
