import { randomInt } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer, type Person } from './customers.ts';
import { expect, goBackFrom, narrow, open, test, wide } from './fixtures.ts';
import { sandboxTest } from './sandbox-test.ts';

const view = '/wallet?view=electricity-payment';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Not bought for before; `ending` decides what the sandbox makes of it. */
const newMeter = (ending = '10') => `04${String(randomInt(1e7)).padStart(7, '0')}${ending}`;
const inFours = (digits: string) => digits.match(/.{1,4}/g)!.join(' ');

const payer = (naira = '9000.00') => newCustomer({ naira });
const balanceOf = async ({ token }: Person) =>
  (await ask<{ currency: string; balance: string }[]>('/api/wallets', { token })).find(
    ({ currency }) => currency === 'NGN',
  )?.balance;
interface Vend {
  tokens: string[];
  units: string;
}
const vendsOf = async ({ token }: Person) => (await ask<{ data: Vend[] }>('/api/tokens', { token })).data;

async function verify(page: Page, meter: string): Promise<void> {
  await page.getByLabel('Electricity provider').click();
  await page.getByRole('option', { name: 'Ikeja Electric' }).click();
  await page.getByLabel('Meter number').fill(meter);
  await button(page, 'Verify meter').click();
  await expect(page.getByText('Meter verified')).toBeVisible();
}

async function review(page: Page, { meter = newMeter(), amount = '1000' } = {}): Promise<void> {
  await verify(page, meter);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await button(page, 'Continue').click();
  await expect(heading(page, 'You are paying')).toBeFocused();
}

test(
  '₦1,000 of electricity is found among the bills, paid for, and its token found again in the vault',
  narrow,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const me = await payer();
    const meter = newMeter();
    await open(page, me, '/wallet?view=bills-menu');
    await page
      .getByRole('navigation', { name: 'Bills' })
      .getByRole('link', { name: /^Electricity/ })
      .click();
    await expect(heading(page, 'Electricity Payment')).toBeVisible();
    await review(page, { meter });
    await expect(page.getByText('₦8,000.00 left after').filter({ visible: true })).toBeVisible();
    await button(page, 'Pay ₦1,000.00').click();
    await expect(heading(page, 'Electricity payment successful')).toBeFocused();
    expect(await balanceOf(me)).toBe('8000.00');

    const [vend] = await vendsOf(me);
    const receipt = page.getByRole('article', { name: 'Receipt' });
    for (const group of vend!.tokens[0]!.match(/.{4}/g)!) {
      await expect(receipt.getByText(group, { exact: true }).first()).toBeVisible();
    }
    await expect(receipt).toContainText(`${vend!.units} kWh`);
    await receipt.getByRole('button', { name: 'Copy: Token' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(vend!.tokens[0]);

    await receipt.getByRole('link', { name: 'My tokens' }).click();
    const kept = page.getByRole('article', { name: `Ikeja Electric, ${inFours(meter)}` });
    await expect(kept).toContainText('₦1,000.00 on ');
    await kept.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Sent to your email.').first()).toBeVisible();

    await page.goto('/wallet?view=transactions');
    await page.locator('a[href*="transaction="]').filter({ hasText: 'Electricity' }).click();
    await page.getByRole('link', { name: 'Show the token' }).click();
    await expect(kept.getByText(vend!.tokens[0]!.slice(0, 4), { exact: true }).first()).toBeVisible();
  },
);

test('the first step asks for what is missing, in the words of its fields', wide, async ({ page }) => {
  await open(page, await payer(), view);
  await button(page, 'Verify meter').click();
  await expect(page.getByText('Please select an electricity provider')).toBeVisible();
  await expect(page.getByText('Please enter a meter number')).toBeVisible();
  await expect(page.getByLabel('Electricity provider')).toBeFocused();
  await page.getByLabel('Electricity provider').click();
  await page.getByRole('option', { name: 'Ikeja Electric' }).click();
  await page.getByLabel('Meter number').fill('00000000000');
  await button(page, 'Verify meter').click();
  await expect(page.getByRole('alert')).toContainText('Failed to verify meter details');
  await expect(page.getByRole('alert')).toContainText('Nothing was paid.');
  await page.route('**/api/squad/electricity/lookup-meter', route => route.abort());
  await page.getByLabel('Meter number').fill(newMeter());
  await button(page, 'Verify meter').click();
  await expect(page.getByRole('alert')).toContainText('Failed to verify meter');
});

test('providers that cannot be loaded, and none at all, are told as such', wide, async ({ page }) => {
  const providers = '**/api/squad/electricity-providers';
  const answer = { status: 503, json: { code: 'provider_unavailable', message: 'x' } };
  await page.route(providers, route => route.fulfill(answer));
  await open(page, await payer(), view);
  await expect(page.getByRole('alert')).toContainText('Failed to load electricity providers');
  await page.unroute(providers);
  await page.route(providers, route => route.fulfill({ json: { status: 'success', data: [] } }));
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No electricity providers available')).toBeVisible();
});

test('the payment says what the meter takes and owes, and what is wrong while it is typed', wide, async ({ page }) => {
  await open(page, await payer(), view);
  await verify(page, newMeter('77'));
  await expect(page.getByText('₦5,000.00')).toBeVisible();
  const amount = page.getByLabel('Amount', { exact: true });
  await page.getByLabel('Phone number').fill('');
  await button(page, 'Continue').click();
  await expect(page.getByText('Please enter a phone number')).toBeVisible();
  await expect(page.getByText('Please enter a valid amount (minimum ₦100)')).toBeVisible();
  await amount.fill('4999');
  await amount.blur();
  await expect(page.getByText('This meter takes ₦5,000.00 or more.')).toBeVisible();
  await amount.fill('9001');
  await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
  await expect(button(page, 'Continue')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Change meter').click();
  await expect(page).not.toHaveURL(/at=payment/);
  await page.getByLabel('Meter number').fill(newMeter('88'));
  await button(page, 'Verify meter').click();
  await expect(page.getByText('Debt on this meter: ₦1,250.50')).toBeVisible();
});

test(
  'Back leads from the review to the payment, and from there to the meter, with all that was typed',
  wide,
  async ({ page }) => {
    await open(page, await payer(), view);
    const meter = newMeter();
    await review(page, { meter });
    await goBackFrom(page, /step=review/);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1,000');
    await goBackFrom(page, /at=payment/);
    await expect(page.getByLabel('Meter number')).toHaveValue(inFours(meter));
    // The look-up still holds, so it is not made again.
    const asked = page.waitForRequest('**/lookup-meter', { timeout: 1000 }).catch(() => undefined);
    await button(page, 'Verify meter').click();
    await expect(page.getByText('Meter verified')).toBeVisible();
    expect(await asked).toBeUndefined();
  },
);

test('a look-up that is over is made again before anything is paid', wide, async ({ page }) => {
  const me = await payer();
  await open(page, me, view);
  await review(page);
  const refusal = { code: 'meter_not_verified', message: 'x' };
  await page.route('**/api/payments/electricity', route => route.fulfill({ status: 422, json: refusal }));
  await button(page, 'Pay ₦1,000.00').click();
  await expect(page.getByRole('alert')).toContainText('Please complete meter verification first');
  await expect(page.getByRole('alert')).toContainText('No money left your wallet.');
  await expect(button(page, 'Continue')).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/api/payments/electricity');
  await button(page, 'Verify meter').click();
  await expect(page.getByText('Meter verified')).toBeVisible();
  await button(page, 'Continue').click();
  await button(page, 'Pay ₦1,000.00').click();
  await expect(heading(page, 'Electricity payment successful')).toBeVisible();
  expect(await balanceOf(me)).toBe('8000.00');
});

test('every token of a meter whose key changes is shown, in order', wide, async ({ page }) => {
  const me = await payer();
  await open(page, me, view);
  await review(page, { meter: newMeter('66') });
  await button(page, 'Pay ₦1,000.00').click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('This meter’s key changes. Enter all 3 tokens in this order.');
  const shown = (await receipt.getByRole('listitem').allInnerTexts()).map(text => text.replaceAll(/\D/g, '').slice(1));
  expect(shown).toEqual((await vendsOf(me))[0]!.tokens);
});

sandboxTest('a token that is late comes to the receipt that waits for it', wide, async ({ page, sandbox }) => {
  const me = await payer();
  await open(page, me, view);
  await review(page);
  await sandbox.misbehave('electricity', 'pending', { about: me.email });
  await button(page, 'Pay ₦1,000.00').click();
  await expect(heading(page, 'Payment pending')).toBeFocused({ timeout: 15_000 });
  const { data } = await ask<{ data: { reference: string }[] }>('/api/transactions', { token: me.token });
  await sandbox.settle(data[0]!.reference, 'success');
  await expect(heading(page, 'Electricity payment successful')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Copy: Token' })).toBeVisible({ timeout: 10_000 });
});

sandboxTest(
  'a refusal of the company brings the money back, and the form with its values',
  wide,
  async ({ page, sandbox }) => {
    const me = await payer();
    await open(page, me, view);
    await review(page);
    await sandbox.misbehave('electricity', 'refuse', { about: me.email });
    await button(page, 'Pay ₦1,000.00').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Payment failed', { timeout: 15_000 });
    await expect(alert).toContainText('₦1,000.00 is back in your naira wallet.');
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1,000');
    expect(await balanceOf(me)).toBe('9000.00');
  },
);

test('a meter is saved, and paid again with two presses', wide, async ({ page }) => {
  const me = await payer();
  const meter = newMeter();
  await open(page, me, view);
  await review(page, { meter });
  await button(page, 'Pay ₦1,000.00').click();
  await button(page, 'Save this meter').click();
  await page.goto(view);
  await button(page, /^Pay again for .*₦1,000\.00/).click();
  await expect(heading(page, 'You are paying')).toBeVisible();
  await expect(page.getByText(inFours(meter)).first()).toBeVisible();
  await button(page, 'Pay ₦1,000.00').click();
  await expect(heading(page, 'Electricity payment successful')).toBeVisible();
  expect(await vendsOf(me)).toHaveLength(2);
});

test('more than the threshold asks for the PIN, under the same key', wide, async ({ page }) => {
  const me = await payer('20000.00');
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  const keys = new Set<string | undefined>();
  page.on('request', request => {
    if (request.url().endsWith('/api/payments/electricity')) keys.add(request.headers()['idempotency-key']);
  });
  await open(page, me, view);
  await review(page, { amount: '12000' });
  await button(page, 'Pay ₦12,000.00').click();
  await page.getByLabel('4-digit PIN').fill('2580');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /₦12,000/ })
    .click();
  await expect(heading(page, 'Electricity payment successful')).toBeVisible();
  expect(keys.size).toBe(1);
});

test('electricity is bought by keyboard alone', wide, async ({ page }) => {
  await open(page, await payer(), view);
  await page.getByLabel('Electricity provider').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ikeja');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Electricity provider')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Prepaid' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(newMeter());
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Is this the right meter?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Change meter')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You are paying')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Electricity payment successful')).toBeFocused();
});

for (const [language, words] of [
  [
    'fr',
    {
      verify: 'Vérifier le compteur',
      next: 'Continuer',
      pay: /^Payer/,
      done: 'Paiement d’électricité réussi',
      token: 'Jeton',
      company: 'Fournisseur d’électricité',
      meter: 'Numéro de compteur',
      amount: 'Montant',
      verified: 'Compteur vérifié',
      unknown: 'Les données du compteur n’ont pas pu être vérifiées',
    },
  ],
  [
    'es',
    {
      verify: 'Verificar medidor',
      next: 'Continuar',
      pay: /^Pagar/,
      done: 'Pago de electricidad realizado',
      token: 'Token',
      company: 'Compañía eléctrica',
      meter: 'Número de medidor',
      amount: 'Importe',
      verified: 'Medidor verificado',
      unknown: 'No se pudieron verificar los datos del medidor',
    },
  ],
] as const) {
  test(`electricity is bought in ${language}`, wide, async ({ page }) => {
    const me = await payer();
    await ask('/api/settings', { token: me.token, method: 'PUT', body: { language } });
    await open(page, me, view);
    await page.getByLabel(words.company).click();
    await page.getByRole('option', { name: 'Ikeja Electric' }).click();
    await page.getByLabel(words.meter).fill('00000000000');
    await button(page, words.verify).click();
    await expect(page.getByText(words.unknown)).toBeVisible();
    await page.getByLabel(words.meter).fill(newMeter());
    await button(page, words.verify).click();
    await expect(page.getByText(words.verified)).toBeVisible();
    await page.getByLabel(words.amount, { exact: true }).fill('500');
    await button(page, words.next).click();
    await button(page, words.pay).click();
    await expect(heading(page, words.done)).toBeVisible();
    await expect(page.getByRole('article').getByText(words.token, { exact: true })).toBeVisible();
  });
}

test('each state is clean for assistive technology, in light and dark, and fits every width', async ({ page }) => {
  test.slow();
  const clean = cleanSteps(page);
  await open(page, await payer(), view);
  await button(page, 'Verify meter').click();
  await expect(page.getByText('Please enter a meter number')).toBeVisible();
  await clean();
  await page.reload();
  await verify(page, newMeter('88'));
  await clean();
  await page.reload();
  await review(page, { meter: newMeter('66') });
  await button(page, 'Pay ₦1,000.00').click();
  await expect(heading(page, 'Electricity payment successful')).toBeVisible();
  await clean();
  await page.goto('/wallet?view=electricity-tokens');
  await expect(button(page, 'Send again')).toBeVisible();
  await clean();
});
