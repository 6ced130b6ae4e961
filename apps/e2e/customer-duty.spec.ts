import type { Page } from '@playwright/test';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, reviewTransfer, test } from './fixtures.ts';

const line = { code: 'stamp_duty', facts: {}, name: 'Stamp duty', amount: '50.00' };

/** As if stamp duty between customers had begun: a rule begins at midnight, and no test waits for one. */
async function beginDuty(page: Page, paidAt: string): Promise<{ told: string[] }> {
  await page.route('**/api/price?*intra_transfer*', async route => {
    const amount = Number(new URL(route.request().url()).searchParams.get('amount'));
    const fees = amount >= 10_000 ? [line] : [];
    const total = (amount + 50 * fees.length).toFixed(2);
    const price = { kind: 'intra_transfer', currency: 'NGN', amount: amount.toFixed(2), rules: '2026-01-01' };
    await route.fulfill({ json: { ...price, fees, fee: fees.length > 0 ? '50.00' : '0.00', total } });
  });
  await page.route('**/api/fees', async route => {
    const table = await (await route.fetch()).json();
    const kinds: { kind: string; bands: object[] }[] = table.data;
    kinds.find(({ kind }) => kind === 'intra_transfer')!.bands = [
      { from: '0.01', to: '9999.99', fees: [], total_fee: '0.00' },
      { from: '10000.00', to: null, fees: [line], total_fee: '50.00' },
    ];
    await route.fulfill({ json: table });
  });
  const told: string[] = [];
  await page.route(paidAt, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    const { total, ...body } = route.request().postDataJSON();
    told.push(total);
    return route.continue({ postData: JSON.stringify(body) });
  });
  return { told };
}

test('stamp duty is a line of the form, the review and the receipt, and the total that is agreed to', async ({
  page,
}) => {
  test.slow();
  const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  const isClean = cleanSteps(page);
  const { told } = await beginDuty(page, '**/api/intra-transfer');
  await open(page, me, '/wallet?view=intra-transfer');
  await expect(page.getByText('We charge nothing, and it arrives at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('19,950');
  await page.getByLabel('Amount', { exact: true }).fill('9999');
  await expect(page.locator('form, aside').getByText('No fee').filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('Amount', { exact: true }).fill('12000');
  await expect(page.locator('form, aside').getByText('₦12,050.00').filter({ visible: true })).toHaveCount(1);
  await isClean();
  await reviewTransfer(page, { to: bola, amount: '12000' });
  const review = page.getByRole('dialog');
  await expect(review.getByText('Stamp duty')).toBeVisible();
  await expect(review.getByText('₦12,050.00')).toBeVisible();
  await expect(review.getByText('Free. Arrives at once.')).toHaveCount(0);
  await isClean();
  await review.getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await page.getByLabel('4-digit PIN').fill('2580');
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText('Stamp duty')).toBeVisible();
  await expect(receipt.getByText('₦12,050.00')).toBeVisible();
  expect(new Set(told)).toEqual(new Set(['12050.00']));
});

test('a request to pay shows stamp duty before the PIN and on the receipt', async ({ page }) => {
  const [me, bola] = [await newCustomer({ naira: '20000' }), await newCustomer()];
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  const { code } = await ask<{ code: string }>('/api/payment-requests', {
    token: bola.token,
    body: { amount: '12000' },
  });
  const { told } = await beginDuty(page, '**/api/pay/*');
  await open(page, me, `/wallet?view=pay&code=${code}`);
  await expect(page.getByText('₦12,050.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦12,000.00' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('Stamp duty')).toBeVisible();
  await expect(review.getByText('₦12,050.00')).toBeVisible();
  await review.getByRole('button', { name: 'Pay ₦12,000.00' }).click();
  await page.getByLabel('4-digit PIN').fill('2580');
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await expect(page.getByRole('heading', { name: 'Request paid' })).toBeVisible();
  await expect(page.getByText('Stamp duty')).toBeVisible();
  expect(new Set(told)).toEqual(new Set(['12050.00']));
});
