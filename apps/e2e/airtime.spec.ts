import { newPhone } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { balanceOf, grouped, next, paidAirtime, pay, payer, pin, review } from './bills.ts';
import { expectClean } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, goBackFrom, narrow, open, test, wide } from './fixtures.ts';
import { sandboxTest } from './sandbox-test.ts';

const screen = '/airtime-payment';
const phoneOf = (page: Page) => page.getByLabel('Phone number');
const amountOf = (page: Page) => page.getByLabel('Amount', { exact: true });

async function fill(page: Page, { phone, amount }: { phone: string; amount: string }): Promise<void> {
  await phoneOf(page).fill(phone);
  await amountOf(page).fill(amount);
}

test('₦500 of airtime is bought, its whole cost seen first, and its receipt kept', async ({ page }) => {
  const me = await payer('5000.00');
  const phone = newPhone();
  await open(page, me, screen);
  await fill(page, { phone: `+234${phone.slice(1)}`, amount: '' });
  await expect(phoneOf(page)).toHaveValue(grouped(phone));
  await expect(page.getByRole('radio', { name: 'MTN' })).toBeChecked();
  await page.getByRole('radio', { name: '₦500' }).check();
  await expect(amountOf(page)).toHaveValue('500');
  await next(page);
  await review(page);
  await expect(page).toHaveURL(/step=review/);
  for (const line of ['FeeNo fee', 'Total from Naira wallet₦500.00', '₦4,500.00 left after']) {
    await expect(page.locator('dl').filter({ visible: true })).toContainText(line);
  }
  await page.getByRole('button', { name: 'Pay ₦500.00' }).click();
  await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeFocused();
  await expect(page.getByText(/^MTN confirmed it at \d\d:\d\d$/)).toBeVisible();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const text of ['Completed', '₦500', grouped(phone), 'MTN airtime', 'No fee']) {
    await expect(receipt).toContainText(text);
  }
  expect(await balanceOf(me)).toBe('4500.00');
});

test(
  'the ways out of a receipt stay where they are when what can be done with it arrives late',
  wide,
  async ({ page }) => {
    const arriving = Promise.withResolvers<void>();
    await page.route(/\/assets\/save-biller-/, async route => {
      await arriving.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 1440, height: 1100 });
    await open(page, await payer('5000.00'), screen);
    await fill(page, { phone: newPhone(), amount: '100' });
    await next(page);
    await review(page);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeFocused();
    const done = page.getByRole('link', { name: 'Done' });
    const before = await done.boundingBox();
    arriving.resolve();
    await expect(page.getByRole('button', { name: 'Save this number' })).toBeVisible();
    expect(await done.boundingBox()).toEqual(before);
  },
);

test(
  'the form says what is missing in its own words, and what would be refused while it is typed',
  wide,
  async ({ page }) => {
    await open(page, await payer('1000.00'), screen);
    await next(page);
    await expect(page.getByText('Please enter a phone number')).toBeVisible();
    await expect(page.getByText('Please select a network provider')).toBeVisible();
    await expect(page.getByText('Please enter a valid amount')).toBeVisible();
    await expect(phoneOf(page)).toBeFocused();
    await fill(page, { phone: '0803 123', amount: '49' });
    await amountOf(page).blur();
    await expect(page.getByText('Enter a valid 11-digit phone number.')).toBeVisible();
    await expect(page.getByText('The minimum airtime amount is ₦50')).toBeVisible();
    await amountOf(page).fill('1000.01');
    await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
);

test('the number chooses the network until the customer does, and refuses none', wide, async ({ page }) => {
  await open(page, await payer('1000.00'), screen);
  await phoneOf(page).fill('0802');
  await expect(page.getByRole('radio', { name: 'Airtel' })).toBeChecked();
  await page.getByRole('radio', { name: 'Glo' }).check();
  await phoneOf(page).fill('08031234567');
  await expect(page.getByRole('radio', { name: 'Glo' })).toBeChecked();
  await expect(page.getByText('This looks like a number of MTN. Go on if it has moved to Glo.')).toBeVisible();
  await amountOf(page).fill('200');
  await next(page);
  await review(page);
  await expect(page.getByText('This looks like a number of MTN. Go on if it has moved to Glo.')).toBeVisible();
});

test('one’s own number is one press away', wide, async ({ page }) => {
  const me = await newCustomer();
  const { phone_number } = await ask<{ phone_number: string }>('/api/user', me);
  await open(page, me, screen);
  await page.getByRole('button', { name: 'Use my number' }).click();
  await expect(phoneOf(page)).toHaveValue(grouped(phone_number.replace('+234', '0')));
  await expect(page.getByRole('button', { name: 'Use my number' })).toHaveCount(0);
});

test('without a naira wallet, and where the wallets cannot be read, the form says so', wide, async ({ page }) => {
  await page.route('**/api/wallets', route => route.fulfill({ json: [] }));
  await open(page, await newCustomer(), screen);
  await expect(page.getByText('No default wallet found')).toBeVisible();
  await page.unroute('**/api/wallets');
  await page.route('**/api/wallets', route => route.fulfill({ status: 403, json: { code: 'x', message: 'x' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch wallet information');
});

test(
  'a refusal returns to the form with its values, in the words of the server or of the form',
  wide,
  async ({ page }) => {
    const answers = [
      { status: 500, json: { code: 'internal', message: 'x' }, says: 'Payment error' },
      { status: 422, json: { message: 'The network is full.' }, says: 'The network is full.' },
      {
        status: 409,
        json: { code: 'duplicate', reason: 'payment_under_way', message: 'x' },
        says: 'The same payment is still being made.',
      },
      { status: 503, json: { code: 'service_off', message: 'x' }, says: 'This service is switched off here.' },
    ];
    await open(page, await payer('5000.00'), screen);
    for (const { says, ...answer } of answers) {
      await page.route('**/api/payments/airtime', route => route.fulfill(answer));
      await fill(page, { phone: '08031234567', amount: '700' });
      await next(page);
      await review(page);
      await pay(page);
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('alert')).toContainText('No money left your wallet.');
      await expect(amountOf(page)).toHaveValue('700');
      await page.unroute('**/api/payments/airtime');
    }
  },
);

sandboxTest('a declined purchase says that it failed and that the money is back', wide, async ({ page, sandbox }) => {
  const me = await payer('5000.00');
  await open(page, me, screen);
  const phone = newPhone();
  await fill(page, { phone, amount: '700' });
  await next(page);
  await review(page);
  await sandbox.misbehave('airtime', 'refuse', { about: phone });
  await pay(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Payment failed', { timeout: 15_000 });
  await expect(alert).toContainText('Failed, refunded. ₦700.00 is back in your naira wallet.');
  await expect(alert).toContainText('Reference: wur_');
  expect(await balanceOf(me)).toBe('5000.00');
});

sandboxTest(
  'a network that has not answered leaves a pending receipt that cannot pass for proof',
  wide,
  async ({ page, sandbox }) => {
    const me = await payer('5000.00');
    await open(page, me, screen);
    const phone = newPhone();
    await fill(page, { phone, amount: '650' });
    await next(page);
    await review(page);
    await sandbox.misbehave('airtime', 'pending', { about: phone });
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Payment pending' })).toBeFocused({ timeout: 15_000 });
    await expect(
      page.getByText(
        /^Pending\. MTN has not answered yet\. It will be delivered or refunded by \d\d:\d\d\. Do not pay again\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('PENDING');
    expect(await balanceOf(me)).toBe('4350.00');
  },
);

test('an answer lost on the way is looked up, and the payment is not made again', wide, async ({ page }) => {
  const me = await payer('5000.00');
  let isHeldBack = true;
  await page.route('**/api/payments/airtime', async route => {
    // The server does the work; only its answer never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/transactions/by-key/**', route => (isHeldBack ? route.abort() : route.continue()));
  await open(page, me, screen);
  await fill(page, { phone: newPhone(), amount: '700' });
  await next(page);
  await review(page);
  await pay(page);
  await expect(page.getByText('We lost the connection. We are checking this payment; do not pay again.')).toBeVisible();
  isHeldBack = false;
  await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();
  expect(await balanceOf(me)).toBe('4300.00');
});

test(
  'above the threshold the PIN is asked for, and a wrong one costs a try under the same key',
  wide,
  async ({ page }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/payments/airtime')) keys.push(request.headers()['idempotency-key']);
    });
    await open(page, await payer('15000.00'), screen);
    await fill(page, { phone: newPhone(), amount: '12000' });
    await next(page);
    await review(page);
    await pay(page);
    const field = page.getByLabel('4-digit PIN');
    await expect(field).toBeFocused();
    for (const digits of ['1111', pin]) {
      await field.fill(digits);
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦12,000.00' }).click();
      if (digits !== pin) await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  },
);

test('while nothing is sold the form says so, and takes nothing', wide, async ({ page }) => {
  let reason: string | null = 'down';
  await page.route('**/api/bills/services', route =>
    route.fulfill({ json: { data: [{ service: 'airtime', is_available: reason === null, reason }] } }),
  );
  await open(page, await payer('1000.00'), screen);
  const notice = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'cannot be bought right now' });
  await expect(notice).toContainText('Nothing is taken from your wallet.');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  reason = null;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(notice).toHaveCount(0);
});

test(
  'what was paid before is paid again with two presses, from its screen, its detail and the menu',
  narrow,
  async ({ page }) => {
    test.slow();
    const me = await payer('5000.00');
    const phone = newPhone();
    await paidAirtime(me, phone, '100');
    const again = `Pay again for ${grouped(phone)} ₦100.00`;

    await open(page, me, screen);
    await page.getByRole('button', { name: again }).click();
    await page.getByRole('button', { name: 'Pay ₦100.00', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();

    await page.goto('/wallet?view=transactions');
    await page.getByRole('link', { name: /MTN/ }).first().click();
    await page.getByRole('link', { name: 'Pay again' }).click();
    await page.getByRole('button', { name: 'Pay ₦100.00', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();

    await page.goto('/wallet?view=bills-menu');
    await page.getByRole('link', { name: /^Pay again for MTN/ }).click();
    await page.getByRole('button', { name: 'Pay ₦100.00', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();
    expect(await balanceOf(me)).toBe('4600.00');
  },
);

test(
  'a number is saved after it was paid, named, deleted, and kept when that is taken back',
  wide,
  async ({ page }) => {
    const me = await payer('5000.00');
    const phone = newPhone();
    await open(page, me, screen);
    await fill(page, { phone, amount: '150' });
    await next(page);
    await review(page);
    await pay(page);
    await page.getByRole('button', { name: 'Save this number' }).click();
    await expect(page.getByText('Number saved').first()).toBeVisible();

    await page.goto(screen);
    await page.getByRole('button', { name: 'Manage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved numbers' });
    await dialog.getByRole('button', { name: /^Rename/ }).click();
    await dialog.getByLabel('Name of your own').fill('Mama');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Mama', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete Mama' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Mama', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Manage' })).toBeFocused();
    await page.getByRole('button', { name: `Pay again for Mama ${grouped(phone)} ₦150.00` }).click();
    await review(page);
  },
);

test('airtime is bought by keyboard alone', wide, async ({ page }) => {
  const phone = newPhone();
  await open(page, await payer('5000.00'), screen);
  await phoneOf(page).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'MTN' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Airtel' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(amountOf(page)).toBeFocused();
  await page.keyboard.type('125');
  await page.keyboard.press('Enter');
  await review(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeFocused();
});

test('Back goes from the review to the form, and after the receipt out of the flow', wide, async ({ page }) => {
  await open(page, await payer('5000.00'), '/wallet?view=profile');
  await page.goto(screen);
  await fill(page, { phone: newPhone(), amount: '175' });
  await next(page);
  await review(page);
  await goBackFrom(page, /step=review/);
  await expect(amountOf(page)).toHaveValue('175');
  await next(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();
  await goBackFrom(page, /step=receipt/);
  await expect(page).toHaveURL('/wallet');
});

test('every step of buying airtime is clean for assistive technology and fits its width', async ({ page }) => {
  test.slow();
  const size = page.viewportSize()!;
  const me = await payer('5000.00');
  await paidAirtime(me, newPhone());
  await open(page, me, screen);
  await fill(page, { phone: '0803', amount: '9000' });
  await phoneOf(page).blur();
  await page.getByRole('radio', { name: 'Glo' }).check();
  await expectClean(page);
  await page.setViewportSize(size);
  await fill(page, { phone: newPhone(), amount: '225' });
  await next(page);
  await review(page);
  await expectClean(page);
  await page.setViewportSize(size);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Airtime payment successful' })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  await page.goto('/wallet?view=bills-menu');
  await expect(page.getByRole('heading', { name: 'Pay again' })).toBeVisible();
  await expectClean(page);
});

const flows = [
  {
    locale: 'fr-FR',
    title: 'Achat de crédit',
    phone: 'Numéro de téléphone',
    amount: 'Montant',
    next: 'Continuer',
    pay: /^Payer ₦/,
    done: 'Crédit acheté',
    missing: 'Saisissez un numéro de téléphone',
  },
  {
    locale: 'es-ES',
    title: 'Compra de saldo',
    phone: 'Número de teléfono',
    amount: 'Importe',
    next: 'Continuar',
    pay: /^Pagar ₦/,
    done: 'Saldo comprado',
    missing: 'Introduzca un número de teléfono',
  },
];
for (const words of flows) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });
    test(`airtime is bought in the language of ${words.locale}`, wide, async ({ page }) => {
      await open(page, await payer('5000.00'), screen);
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await page.getByLabel(words.phone).fill(newPhone());
      await page.getByLabel(words.amount, { exact: true }).fill('300');
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    });
  });
}

test('the first form of a new customer stands still while what was paid before is asked for', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/billers?*', async route => {
    await answered.promise;
    await route.continue();
  });
  await open(page, await newCustomer(), screen);
  await expect(phoneOf(page)).toBeVisible();
  const before = (await phoneOf(page).boundingBox())!.y;
  const billers = page.waitForResponse('**/api/billers?*');
  answered.resolve();
  await billers;
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
  expect((await phoneOf(page).boundingBox())!.y).toBe(before);
});
