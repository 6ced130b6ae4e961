import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const card = (page: Page) => page.getByRole('form', { name: 'Exchange' });
const gets = (page: Page) => card(page).locator('[data-part=gets]');

test.describe('the exchange of the hero', () => {
  test('shows the whole price while an amount is typed', async ({ page }) => {
    await page.goto('/');
    await expect(gets(page)).toHaveText('$334.90');
    // The sandbox's own rates begin as the samples are, and are called what they are.
    await expect(card(page).getByText(/^(Sample rate|Sandbox rate of .*)$/)).toBeVisible();
    const field = card(page).getByLabel('You convert');
    await field.fill('');
    await field.pressSequentially('1000000');
    await expect(field).toHaveValue('1,000,000');
    await expect(card(page).locator('[data-part=fee]')).toHaveText('₦5,000.00');
    await expect(card(page).locator('[data-part=converted]')).toHaveText('₦995,000.00');
    await expect(gets(page)).toHaveText('$669.80');
  });

  test('goes the other way, and never into itself', async ({ page }) => {
    await page.goto('/');
    await card(page).getByLabel('From').selectOption('USD');
    await expect(card(page).getByLabel('To')).toHaveValue('NGN');
    await card(page).getByLabel('You convert').fill('100');
    await expect(gets(page)).toHaveText('₦147,807.25');
    await card(page).getByLabel('To').selectOption('USDT');
    await expect(card(page).getByText('Fee, 0.1%')).toBeVisible();
    await expect(gets(page)).toHaveText('₮99.9000');
  });

  test('says what is wrong with an amount, beside it', async ({ page }) => {
    await page.goto('/');
    const field = card(page).getByLabel('You convert');
    await field.fill('0');
    await expect(card(page).getByText('Enter an amount, such as 500,000.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(gets(page)).toHaveText('—');
    await field.fill('10');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('takes the rates of the moment, and says from when they are', async ({ page }) => {
    const rates = { USD: '1', NGN: '2000', GBP: '0.5' };
    const source = { name: 'a-source', title: 'A source', link: 'https://source.example/' };
    await page.route('/api/config', route => route.fulfill({ json: { services: { rates: true } } }));
    await page.route('/api/rates*', route =>
      route.fulfill({ json: { base: 'USD', source, simulated: false, as_of: '2026-11-21T13:06:00Z', rates } }),
    );
    await page.goto('/');
    await expect(card(page).getByText(/Rate of .*14:06|Rate of .*2:06/)).toBeVisible();
    await expect(gets(page)).toHaveText('$248.75');
    const board = page.getByRole('region', { name: 'The rate and the fee, before you decide' });
    await board.scrollIntoViewIfNeeded();
    await expect(board.locator('[data-rate=GBP]')).toHaveText('₦4,000.00');
    await expect(board.locator('[data-rate=KES]')).toHaveText('—');
    await expect(board.getByText('Sample rates')).toHaveCount(0);
    await expect(board.getByRole('link', { name: 'A source' })).toHaveAttribute('href', source.link);
  });
});

test.describe('the price of a payment', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'What a payment costs' });
  const total = (page: Page) => form(page).locator('[data-part=total]');

  test('comes from the server’s own rules, line by line', async ({ page }) => {
    await page.goto('/');
    await expect(total(page)).toHaveText('₦25,076.88');
    await form(page).getByLabel('Amount in naira').fill('5000');
    await expect(total(page)).toHaveText('₦5,010.75');
    await expect(form(page).getByText('VAT on the fee (7.5%)')).toBeVisible();
    await expect(form(page).getByText('Stamp duty')).toHaveCount(0);
    await form(page).getByLabel('I want to').selectOption('send to another Wura customer');
    await expect(total(page)).toHaveText('₦5,000.00');
    await expect(form(page).getByText('No fee')).toBeVisible();
  });

  test('is a dash, with the reason beside it, when there is none', async ({ page }) => {
    await page.goto('/');
    await form(page).getByLabel('Amount in naira').fill('0');
    await expect(form(page).getByText('Enter an amount, such as 25,000.')).toBeVisible();
    await expect(total(page)).toHaveText('—');
    await page.route('/api/price*', route => route.abort());
    await form(page).getByLabel('Amount in naira').fill('700');
    await expect(form(page).getByText('The fee could not be worked out right now.')).toBeVisible();
    await expect(total(page)).toHaveText('—');
  });
});
