import { randomInt } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer, type Person } from './customers.ts';
import { expect, goBackFrom, narrow, open, test, wide } from './fixtures.ts';

const view = '/wallet?view=tv-payment';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const newCard = () => `70${String(randomInt(1e8)).padStart(8, '0')}`;
const inFours = (digits: string) => digits.match(/.{1,4}/g)!.join(' ');
const payer = () => newCustomer({ naira: '9500.00' });
const balanceOf = async ({ token }: Person) =>
  (await ask<{ currency: string; balance: string }[]>('/api/wallets', { token })).find(
    ({ currency }) => currency === 'NGN',
  )?.balance;

async function verify(page: Page, card = newCard()): Promise<void> {
  await page.getByRole('radio', { name: 'DStv' }).check();
  await page.getByLabel('Smartcard number').fill(card);
  await button(page, 'Verify account').click();
  await expect(page.getByText('Account verified')).toBeVisible();
}

async function review(page: Page, card = newCard()): Promise<void> {
  await verify(page, card);
  await button(page, /^DStv Padi/).click();
  await expect(button(page, 'Change bouquet')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(heading(page, 'You are paying')).toBeFocused();
}

test('a DStv bouquet is looked for, paid for, saved, and paid again with two presses', narrow, async ({ page }) => {
  const me = await payer();
  const card = newCard();
  await open(page, me, view);
  await verify(page, card);
  await page.getByLabel('Search bouquets').fill('padi');
  await expect(button(page, /^DStv Yanga/)).toHaveCount(0);
  await button(page, /^DStv Padi/).click();
  await expect(page.getByText('₦4,400.00').first()).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page.getByText('₦5,100.00 left after').filter({ visible: true })).toBeVisible();
  await button(page, 'Pay ₦4,400.00').click();
  await expect(heading(page, 'Cable subscription payment successful')).toBeFocused();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const text of ['DStv Padi', inFours(card), '₦4,400.00']) await expect(receipt).toContainText(text);
  expect(await balanceOf(me)).toBe('5100.00');
  await button(page, 'Save this number').click();

  await page.goto(view);
  await button(page, /^Pay again for .*₦4,400\.00/).click();
  await expect(heading(page, 'You are paying')).toBeVisible();
  await button(page, 'Pay ₦4,400.00').click();
  await expect(heading(page, 'Cable subscription payment successful')).toBeVisible();
  expect(await balanceOf(me)).toBe('700.00');
});

test('each step asks for what is missing, and says what failed', wide, async ({ page }) => {
  await open(page, await payer(), view);
  await button(page, 'Verify account').click();
  await expect(page.getByText('Please select a TV provider')).toBeVisible();
  await expect(page.getByText('Please enter a smartcard number')).toBeVisible();
  await page.getByRole('radio', { name: 'DStv' }).check();
  await page.getByLabel('Smartcard number').fill('0000000000');
  await button(page, 'Verify account').click();
  await expect(page.getByRole('alert')).toContainText('Failed to verify account details');

  const offers = '**/api/squad/tv/bouquets/DSTV';
  await page.route(offers, route => route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }));
  await page.getByLabel('Smartcard number').fill(newCard());
  await button(page, 'Verify account').click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch bouquets');
  await page.unroute(offers);
  const closed = { code: 'provider_unavailable', reason: 'bouquets_unavailable', message: 'x' };
  await page.route(offers, route => route.fulfill({ status: 503, json: closed }));
  await button(page, 'Retry').click();
  await expect(page.getByRole('alert')).toContainText('Failed to load bouquet options');
  await page.unroute(offers);
  await page.route(offers, route => route.fulfill({ json: { status: 'success', data: { bouquets: [] } } }));
  await button(page, 'Retry').click();
  await expect(page.getByText('No bouquet packages available')).toBeVisible();
});

test('a server that knows the older paths only is asked by those', wide, async ({ page }) => {
  const missing = { status: 404, json: { code: 'not_found', message: 'x' } };
  const paths = ['tv-providers', 'tv/lookup-account', 'tv/bouquets/DSTV'].map(path => `**/api/squad/${path}`);
  for (const path of [...paths, '**/api/payments/tv']) await page.route(path, route => route.fulfill(missing));
  await page.route('**/api/squad/cable/lookup', route => route.fulfill(missing));
  const me = await payer();
  await open(page, me, view);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'DStv' }).check();
  await page.getByLabel('Smartcard number').fill(newCard());
  await button(page, 'Verify account').click();
  await expect(page.getByRole('alert')).toContainText(
    'Account lookup route not available for DStv. Please update backend to enable real validation.',
  );
  await page.unroute('**/api/squad/cable/lookup');
  await review(page);
  await button(page, 'Pay ₦4,400.00').click();
  await expect(heading(page, 'Cable subscription payment successful')).toBeVisible();
  expect(await balanceOf(me)).toBe('5100.00');
});

test('Back leads from the third step to the second to the first', wide, async ({ page }) => {
  await open(page, await payer(), view);
  const card = newCard();
  await review(page, card);
  await goBackFrom(page, /step=review/);
  await expect(button(page, 'Change bouquet')).toBeVisible();
  await goBackFrom(page, /bouquet=chosen/);
  await expect(heading(page, 'Choose a bouquet')).toBeVisible();
  await goBackFrom(page, /account=verified/);
  await expect(page.getByLabel('Smartcard number')).toHaveValue(inFours(card));
});

test('another price than was shown is told and confirmed before it is paid', wide, async ({ page }) => {
  const offers = '**/api/squad/tv/bouquets/DSTV';
  await page.route(offers, async route => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replace('"kobo_amount":440000', '"kobo_amount":430000') });
  });
  const me = await payer();
  await open(page, me, view);
  await review(page);
  await button(page, 'Pay ₦4,300.00').click();
  await expect(page.getByRole('alert')).toContainText('The price is now ₦4,400.00. Please confirm it.');
  await button(page, 'Continue').click();
  await button(page, 'Pay ₦4,400.00').click();
  await expect(heading(page, 'Cable subscription payment successful')).toBeVisible();
  expect(await balanceOf(me)).toBe('5100.00');
});

test('a subscription is bought by keyboard alone', wide, async ({ page }) => {
  await open(page, await payer(), view);
  await page.getByRole('radio', { name: 'DStv' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newCard());
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Is this the right account?')).toBeFocused();
  await button(page, /^DStv Padi/).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search bouquets')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Is this the right account?')).toBeFocused();
  await button(page, 'Continue').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You are paying')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Cable subscription payment successful')).toBeFocused();
});

const inLanguages = [
  {
    language: 'fr',
    card: 'Numéro de carte',
    verify: 'Vérifier le compte',
    choose: 'Choisissez un bouquet',
    next: 'Continuer',
    pay: /^Payer/,
    done: 'Abonnement TV payé',
  },
  {
    language: 'es',
    card: 'Número de tarjeta',
    verify: 'Verificar cuenta',
    choose: 'Elija un paquete',
    next: 'Continuar',
    pay: /^Pagar/,
    done: 'Suscripción de TV pagada',
  },
];
for (const { language, ...words } of inLanguages) {
  test(`a subscription is bought in ${language}`, wide, async ({ page }) => {
    const me = await payer();
    await ask('/api/settings', { token: me.token, method: 'PUT', body: { language } });
    await open(page, me, view);
    await page.getByRole('radio', { name: 'DStv' }).check();
    await page.getByLabel(words.card).fill(newCard());
    await button(page, words.verify).click();
    await expect(heading(page, words.choose)).toBeVisible();
    await button(page, /^DStv Padi/).click();
    await button(page, words.next).click();
    await button(page, words.pay).click();
    await expect(heading(page, words.done)).toBeVisible();
  });
}

test('each step is clean for assistive technology, in light and dark, and fits every width', async ({ page }) => {
  test.slow();
  const clean = cleanSteps(page);
  await open(page, await payer(), view);
  await button(page, 'Verify account').click();
  await expect(page.getByText('Please enter a smartcard number')).toBeVisible();
  await clean();
  await verify(page);
  await expect(button(page, /^DStv Padi/)).toBeVisible();
  await clean();
  await button(page, /^DStv Padi/).click();
  await expect(button(page, 'Change bouquet')).toBeVisible();
  await clean();
});
