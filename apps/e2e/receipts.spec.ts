import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readQr } from '@wura/documents/testing';
import { expectClean } from './clean.ts';
import { ada, ask, nairaWallet, newAccount, newCustomer, payBank, type Person } from './customers.ts';
import { expect, narrow, open, reviewTransfer, test, wide } from './fixtures.ts';
import { sandboxTest } from './sandbox-test.ts';

interface Receipt {
  code: string;
  reference: string;
  verify_url: string;
}

const receiptOf = (id: string, { token }: Person) => ask<Receipt>(`/api/transactions/${id}/receipt`, { token });

/** A payment to another customer, and what it is called. */
async function pay(to: Person, amount: string): Promise<string> {
  const payer = await ada();
  const body = { toAccountNumber: to.accountNumber, fromWalletId: await nairaWallet(payer), amount, pin: '1234' };
  const sent = await ask<{ transaction: { id: string } }>('/api/intra-transfer', { token: payer.token, body });
  return sent.transaction.id;
}

async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    // It is drawn when it is asked for.
    page.waitForEvent('download', { timeout: 20_000 }),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^wura-.+\.(pdf|png)$/);
  return readFile(await file.path());
}

/** As a visitor of another device would: without a session, and only the path of the address is known. */
const pathOf = ({ verify_url: url }: Receipt) => new URL(url).pathname;

test(
  'a receipt is shared as a picture, whose code opens a page that says how the payment stands',
  narrow,
  async ({ page, browser }) => {
    await open(page, await ada(), '/intra-transfer');
    await reviewTransfer(page, { to: await newCustomer(), amount: '1250.50' });
    await page.getByRole('button', { name: 'Send ₦1,250.50' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
    const picture = await download(page, 'Share receipt');
    expect((await download(page, 'Download PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    const address = new URL(await readQr(picture));
    expect(address.pathname).toMatch(/^\/verify\/[0-9A-Z]{26}$/);

    const stranger = await browser.newPage();
    await stranger.goto(process.env['WURA_URL'] + address.pathname);
    await expect(stranger.getByText('This payment is complete')).toBeVisible();
    const paper = stranger.getByRole('article', { name: 'Receipt' });
    for (const text of ['Completed', '₦1,250', 'C••••• O•••••', 'WUR']) await expect(paper).toContainText(text);
    await expect(stranger.getByText('Made in a sandbox: no real money moved.')).toBeVisible();
    await expect(stranger.getByText('Chinedu')).toHaveCount(0);
    await stranger.close();
  },
);

test('a movement of long ago gives its receipt, too', wide, async ({ page }) => {
  await open(page, await ada());
  await page
    .getByRole('region', { name: 'Recent Transactions' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('What happened')).toBeVisible();
  expect(await readQr(await download(page, 'Share receipt'))).toContain('/verify/');
});

test('a code that was changed belongs to no receipt, and the page says so', wide, async ({ page }) => {
  const receipt = await receiptOf(await pay(await newCustomer(), '10'), await ada());
  const forged = receipt.code.slice(0, 4) + (receipt.code[4] === 'A' ? 'B' : 'A') + receipt.code.slice(5);
  await page.goto(`/verify/${forged}`);
  await expect(page.getByText('No such receipt exists')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  // A person who types it may take a zero for an O.
  const typed = receipt.code
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/(.{4})/g, '$1 ');
  await page.getByLabel('Receipt code').fill(typed);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('This payment is complete')).toBeVisible();
  await page.getByRole('link', { name: 'Check another receipt' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Please enter the code of the receipt')).toBeVisible();
});

sandboxTest(
  'a payment that nobody has decided looks like none that is complete, until it is',
  wide,
  async ({ page, sandbox }) => {
    const payer = await newCustomer({ naira: '5000.00' });
    const pin = '2580';
    await ask('/api/pin/set', { token: payer.token, body: { pin } });
    const account = newAccount();
    await sandbox.misbehave('transfer', 'pending', { about: account });
    const sent = await payBank(payer, { amount: '2000', pin, account });
    await page.goto(pathOf(await receiptOf(sent.transaction.id, payer)));
    await expect(page.getByText('This payment is not complete yet')).toBeVisible();
    await expect(page.getByText('PENDING', { exact: true })).toBeVisible();
    await sandbox.settle(sent.reference, 'failed');
    // The page asks again by itself.
    await expect(page.getByText('This payment failed')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('article')).toContainText('Money returned');
    // What went back is struck through, for who was shown the receipt and for who paid.
    await expect(page.getByRole('article').locator('.line-through')).toHaveText(/₦2,000\.00/);
    await open(page, payer, `/wallet?transaction=${sent.transaction.id}`);
    await expect(page.getByRole('dialog', { name: 'Transaction' }).locator('.line-through')).toHaveText(/₦2,000\.00/);
  },
);

for (const [language, heading, said] of [
  ['fr', 'Vérifier un reçu', 'Ce paiement est effectué'],
  ['es', 'Comprobar un recibo', 'Este pago se ha completado'],
] as const) {
  test(`the page is read in the language of whoever was shown the receipt: ${language}`, wide, async ({ browser }) => {
    const receipt = await receiptOf(await pay(await newCustomer(), '10'), await ada());
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto(`${process.env['WURA_URL']}/verify`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goto(process.env['WURA_URL'] + pathOf(receipt));
    await expect(page.getByText(said)).toBeVisible();
    await context.close();
  });
}

const addresses = {
  'without a code': () => '/verify',
  'with a receipt': async () => pathOf(await receiptOf(await pay(await newCustomer(), '10'), await ada())),
  'with a code of none': () => '/verify/0000',
} as const;

for (const [title, address] of Object.entries(addresses)) {
  test(`the page can be used by everybody, in light and dark: ${title}`, async ({ page }) => {
    await page.goto(await address());
    await expect(page.getByRole('article').or(page.getByLabel('Receipt code'))).toBeVisible();
    await expectClean(page);
  });
}
