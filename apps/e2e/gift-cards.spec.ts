import { randomInt } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { balanceOf, next, payer, pin } from './bills.ts';
import { cleanSteps } from './clean.ts';
import { ask } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';
import { sandboxTest } from './sandbox-test.ts';

const screen = '/wallet?view=giftcards-payment';

async function choose(page: Page, { card, brand }: { card: RegExp; brand: RegExp }): Promise<void> {
  await page.getByLabel(card).click();
  await page.getByRole('option', { name: brand }).click();
}
const amazon = { card: /^Gift card/, brand: /Amazon.*United States/ };

test('a gift card is bought at a fixed price, and its code shown with the PIN', narrow, async ({ page }) => {
  const me = await payer('60000.00');
  await open(page, me, '/wallet?view=miscellaneous-payment');
  await page.getByRole('link', { name: /Gift Cards/ }).click();
  await next(page);
  await expect(page.getByText('Please choose a gift card', { exact: true })).toBeVisible();
  await choose(page, amazon);
  await page.getByRole('radio', { name: '$25' }).check();
  await page.reload();
  await expect(page.getByText(/^This price holds until \d\d:\d\d/)).toBeVisible();
  await next(page);
  await expect(page.getByText('A gift card cannot be returned once its code is here.')).toBeVisible();
  await expect(page.getByText('United States')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦38,750.00' }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Pay ₦38,750.00' }).last().click();
  await expect(page.getByRole('heading', { name: 'Gift card purchase successful' })).toBeVisible();
  expect(await balanceOf(me)).toBe('21250.00');

  await page.getByRole('button', { name: 'Show code' }).click();
  await page.getByLabel('4-digit PIN').fill('0001');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Show the code' }).click();
  const code = page.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
  await expect(code).toBeVisible();

  await page.getByRole('link', { name: 'My gift cards' }).click();
  const card = page.getByRole('article', { name: 'Amazon, $25.00' });
  await expect(card).toContainText(/Shown once, on/);
  await expect(code).toBeHidden();
  await card.getByRole('button', { name: 'Show code' }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(code).toBeVisible();
  await card.getByRole('button', { name: 'Hide code' }).click();
  await expect(code).toBeHidden();
});

test('every step of it is clean in light and dark, and at every width', async ({ page }) => {
  const clean = cleanSteps(page);
  await open(page, await payer('9000.00'), screen);
  await choose(page, { card: /^Gift card/, brand: /Jumia/ });
  await page.getByRole('radio', { name: /^₦5/ }).check();
  await expect(page.getByText(/^This price holds until/)).toBeVisible();
  await clean();
  await next(page);
  await page.getByRole('button', { name: 'Pay ₦5,000.00' }).click();
  await page.getByRole('button', { name: 'Show code' }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
  await clean();
  await page.getByRole('link', { name: 'My gift cards' }).click();
  await expect(page.getByRole('article', { name: 'Jumia, ₦5,000.00' })).toBeVisible();
  await clean();
});

sandboxTest(
  'a card of a range is typed, and one that is undecided is followed among my cards',
  wide,
  async ({ page, sandbox }) => {
    const me = await payer('9000.00');
    await open(page, me, screen);
    await choose(page, { card: /^Gift card/, brand: /Shoprite/ });
    const value = page.getByLabel('Value');
    await value.fill('505');
    await value.blur();
    await expect(page.getByText('Please choose a value that this gift card is sold at.')).toBeVisible();
    await value.fill('20000');
    await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    // A value that no other test pays.
    const paid = `${randomInt(200, 300)}0`;
    const shown = `₦${paid[0]},${paid.slice(1)}.00`;
    await value.fill(paid);
    await expect(page.getByText(/^This price holds until/)).toBeVisible();
    await sandbox.misbehave('order', 'pending', { about: `"value":"${paid}.00"` });
    await next(page);
    await page.getByRole('button', { name: `Pay ${shown}` }).click();
    await expect(page.getByRole('heading', { name: 'Payment pending' })).toBeVisible({ timeout: 20_000 });
    await page.goto('/wallet?view=my-gift-cards');
    const card = page.getByRole('article', { name: `Shoprite, ${shown}` });
    await expect(card).toContainText('The code follows as soon as our partner has it');
    const { data } = await ask<{ data: { reference: string }[] }>('/api/requests/giftcards', { token: me.token });
    await sandbox.settle(data[0]!.reference, 'failed');
    await expect(card).toContainText('Everything you paid is back in your wallet.', { timeout: 40_000 });
  },
);

const flows = [
  {
    locale: 'fr-FR',
    title: 'Cartes cadeaux',
    card: /^Carte cadeau/,
    brand: /Jumia.*Nigeria/,
    next: 'Continuer',
    pay: /^Payer ₦/,
    done: 'Achat de carte cadeau réussi',
    missing: 'Choisissez une carte cadeau',
  },
  {
    locale: 'es-ES',
    title: 'Tarjetas de regalo',
    card: /^Tarjeta de regalo/,
    brand: /Jumia.*Nigeria/,
    next: 'Continuar',
    pay: /^Pagar ₦/,
    done: 'Compra de tarjeta de regalo realizada',
    missing: 'Elija una tarjeta de regalo',
  },
];
for (const words of flows) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });
    test(`a gift card is bought in the language of ${words.locale}`, wide, async ({ page }) => {
      await open(page, await payer('40000.00'), screen);
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.locator('.text-bad', { hasText: words.missing })).toBeVisible();
      await choose(page, words);
      await page.getByRole('radio', { name: /^₦5/ }).check();
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    });
  });
}

test('the field of the card stays where it is when the catalogue comes', wide, async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/requests/giftcards/catalogue', async route => {
    await arrival.promise;
    await route.continue();
  });
  await open(page, await payer('100.00'), screen);
  const top = async () => (await page.getByLabel(/^Gift card/).boundingBox())?.y;
  await expect(page.getByLabel('Where it is spent')).toBeVisible();
  const before = await top();
  arrival.resolve();
  await expect(page.getByRole('option', { name: 'United States' })).toBeAttached();
  expect(await top()).toBe(before);
});
