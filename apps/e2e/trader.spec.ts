import { encodeQr, qrPath } from '@wura/documents/qr';
import sharp from 'sharp';
import { ask, newAccount, newCustomer, payBank, type Paid, type Person } from './customers.ts';
import { isClean } from './axe.ts';
import { expectFits } from './clean.ts';
import { expect, open } from './fixtures.ts';
import { sandboxTest as test, type SandboxControl } from './sandbox-test.ts';

/** A square code as a camera would see it, on a white ground. */
function pictureOf(text: string): Promise<Buffer> {
  const modules = encodeQr(text);
  const size = modules.length + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size} ${size}" width="480" height="480">
    <rect x="-4" y="-4" width="${size}" height="${size}" fill="#fff"/><path d="${qrPath(modules)}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function receiptPicture(id: string, { token }: Person): Promise<Buffer> {
  const response = await fetch(`${process.env['WURA_URL']}/api/transactions/${id}/receipt?format=png`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

/** Held, and left undecided by the bank. */
async function sendUndecided(payer: Person, sandbox: SandboxControl): Promise<Paid> {
  const [pin, account] = ['2580', newAccount()];
  await sandbox.misbehave('transfer', 'pending', { about: account });
  await ask('/api/pin/set', { token: payer.token, body: { pin } });
  return payBank(payer, { amount: '2000', pin, account });
}

test('a stall turns green when the money is there, and its scanner knows real, pending and false', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  test.slow();
  const trader = await newCustomer();
  const payer = await newCustomer({ naira: '9000.00' });
  await open(page, trader, '/wallet?view=trader');
  await expect(page.getByRole('heading', { name: 'Trader mode' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Amount to be paid').fill('1250');
  await isClean(page);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('img', { name: 'Square code to pay' })).toBeVisible();
  await expectFits(page, [320, 390, 1440]);

  const { data } = await ask<{ data: { code: string }[] }>('/api/payment-requests', { token: trader.token });
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('wura.launched', 'yes'));
  await open(phone, payer, `/wallet?view=pay&code=${data[0]!.code}`);
  await expect(page.getByRole('heading', { name: 'Received' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Pay ₦1,250.00' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Pay ₦1,250.00' }).click();
  await expect(phone.getByRole('heading', { name: 'Request paid' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  await expect(page.getByText(`from ${payer.name}`, { exact: true })).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Next customer' }).click();

  const { data: sent } = await ask<{ data: { id: string }[] }>('/api/transactions?type=send', { token: payer.token });
  const undecided = await sendUndecided(payer, sandbox);
  const receipts = [
    ['Real', await receiptPicture(sent[0]!.id, payer)],
    ['Pending', await receiptPicture(undecided.transaction.id, payer)],
    ['False', await pictureOf(`${baseURL}/verify/0123456789ABCDEFGHJKMNPQRS`)],
    ['False', await pictureOf('https://example.com/receipt.png')],
  ] as const;
  await page.getByRole('button', { name: 'Check a receipt' }).click();
  for (const [verdict, buffer] of receipts) {
    await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible();
    if (verdict === 'Pending') await isClean(page);
    await page.getByRole('button', { name: 'Check another' }).click();
  }
  await context.close();
});

test('both sides of a payment watch it arrive on one page, and strangers read no names', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  test.slow();
  const payer = await newCustomer({ naira: '5000.00' });
  const { reference } = await sendUndecided(payer, sandbox);
  await page.addInitScript(() => {
    // As on a desktop: the link is copied.
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => sessionStorage.setItem('copied', text) },
    });
  });
  await open(page, payer);
  await page.getByRole('region', { name: 'Recent Transactions' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share live tracking' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = (await page.evaluate(() => sessionStorage.getItem('copied')))!;

  const receiver = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  await receiver.goto(new URL(link).pathname);
  await expect(receiver.getByText('The money is on its way.').first()).toBeVisible();
  const way = receiver.getByRole('list', { name: 'Its way' });
  await expect(way.getByText('Sent to the bank')).toBeVisible();
  await expect(way.getByText('Not yet').last()).toBeVisible();
  await isClean(receiver);
  await expectFits(receiver, [320, 390]);
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('The money is on its way.').first()).toBeVisible();
  await sandbox.settle(reference, 'success');
  for (const screen of [page, receiver]) {
    await expect(screen.getByText('The money has arrived.').first()).toBeVisible({ timeout: 20_000 });
    await expect(screen.getByText('Session ID')).toBeVisible();
    await expect(screen.getByText(payer.name)).toHaveCount(0);
  }
  await receiver.close();
});
