import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { framePolicy, pagePolicy } from '@wura/app-server/page-policy';
import { expectClean, expectFits } from './clean.ts';
import { ask, newCustomer, type Person } from './customers.ts';
import { expect, loudTest, open, test, wide } from './fixtures.ts';

const pin = '4826';

/** A customer with a naira card, and its name. */
async function holder(naira = '60000.00'): Promise<{ me: Person; card: string }> {
  const me = await newCustomer({ naira });
  const { token } = me;
  await ask('/api/pin/set', { token, body: { pin, password: me.password } });
  const wallets = await ask<{ id: string }[]>('/api/wallets', { token });
  const body = { wallet_id: wallets[0]!.id, currency: 'NGN', amount: '5000', pin };
  const { card } = await ask<{ card: { id: string } }>('/api/virtual-cards', { token, body });
  return { me, card: card.id };
}

async function shop(card: string, amount: string, currency: 'USD' | 'NGN'): Promise<void> {
  await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox/issuer/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card_id: card, amount, currency, merchant: 'Netflix' }),
  });
}

test('a dollar card is made, shown, frozen, topped up, and a declined purchase is explained', async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '60000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin, password: me.password } });
  await open(page, me, '/wallet?view=cards');
  await expect(page.getByText('No cards yet')).toBeVisible();

  const form = page.getByRole('form', { name: 'New card' });
  await form.getByRole('button', { name: 'Create Card' }).click();
  await expect(form.getByText('Please select a wallet, enter an amount, and a 4-digit PIN').first()).toBeVisible();
  await form.getByLabel('Wallet').selectOption({ index: 1 });
  await form.getByLabel('Amount').fill('10');
  await expect(form.getByText(/leaves your wallet, fee of/)).toBeVisible();
  await form.getByLabel('Transaction PIN').fill(pin);
  await form.getByRole('button', { name: 'Create Card' }).press('Enter');
  await expect(form.getByText('Card ready')).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toContainText('$10.00');
  await expect(table).toContainText('•••• •••• •••• ');

  // From here on without a mouse.
  await page.getByRole('button', { name: 'Show details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show details' });
  await expect(dialog.getByLabel('Transaction PIN')).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-card-number]')).toHaveText(/\d{4} \d{4} \d{4} \d{4}/);
  await expect(page.getByText(/Hidden again in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy: Card number' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide details' }).press('Enter');
  await expect(page.locator('[data-card-number]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Freeze' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Unfreeze' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfreeze' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Freeze', exact: true })).toBeVisible();

  const topUp = page.getByRole('form', { name: 'Top up' });
  await topUp.getByLabel('Amount').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(topUp.getByText('Card topped up')).toBeVisible();
  await expect(table).toContainText('$12.00');

  const [card] = await ask<{ id: string }[]>('/api/virtual-cards', { token: me.token });
  await shop(card!.id, '50', 'USD');
  await page.reload();
  await expect(page.getByText('There was not enough money on the card. Top it up and try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expectClean(page);
});

test('a card keeps to its limits, tops itself up, and gives money back', wide, async ({ page }) => {
  test.slow();
  const { me, card } = await holder();
  await open(page, me, '/wallet?view=cards');

  const limits = page.getByRole('region', { name: 'Limits and top-ups' });
  await expect(limits).toContainText('No limit');
  await limits.getByRole('button', { name: 'Change limits' }).click();
  const change = page.getByRole('dialog', { name: 'Limits of this card' });
  await change.getByLabel('For one purchase').fill('2000');
  await change.getByLabel('For a month').fill('9000');
  await change.getByLabel('For one shop only').check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(limits).toContainText('Up to ₦2,000.00');
  await expect(limits).toContainText('Yes, the first shop it is used at');
  await expect(limits).toContainText('₦0.00 of ₦9,000.00');
  // More than before is confirmed.
  await limits.getByRole('button', { name: 'Change limits' }).click();
  await change.getByLabel('For one purchase').fill('3000');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.getByLabel('Transaction PIN').fill(pin);
  await expectClean(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(limits).toContainText('Up to ₦3,000.00');

  await limits.getByRole('button', { name: 'Change automatic top-up' }).click();
  const topUp = page.getByRole('dialog', { name: 'Automatic top-up' });
  await topUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(topUp.getByText('Please enter an amount')).toHaveCount(3);
  await topUp.getByLabel('When it holds less than').fill('4000');
  await topUp.getByLabel('Top up by').fill('2000');
  await topUp.getByLabel('At most in a month').fill('6000');
  await topUp.getByLabel('Transaction PIN').fill(pin);
  await topUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(limits).toContainText('₦2,000.00 when it holds less than ₦4,000.00');

  await shop(card, '1500', 'NGN');
  const history = page.getByRole('region', { name: 'Transactions' });
  await expect(history).toContainText('Netflix', { timeout: 20_000 });
  // Balance and limits follow what the history tells.
  await expect(page.getByRole('table')).toContainText('₦5,500.00', { timeout: 20_000 });
  await expect(limits).toContainText('Yes, Netflix');
  await expect(limits).toContainText('₦2,000.00 of ₦6,000.00 this month');

  await page.getByRole('button', { name: 'Move to wallet' }).click();
  const back = page.getByRole('dialog', { name: 'Move to wallet' });
  await back.getByRole('button', { name: 'All of it' }).click();
  await expect(back.getByLabel('Amount')).toHaveValue('5,500.00');
  await back.getByLabel('Amount').fill('5000');
  await back.getByRole('button', { name: 'Move to wallet' }).click();
  await expect(page.getByText('The money is back in your wallet.').first()).toBeVisible();
  await expect(page.getByRole('table')).toContainText('₦500.00');
});

test(
  'what could not be fetched, made or topped up is said in the words of the specification, until it is dismissed',
  wide,
  async ({ page }) => {
    const { me } = await holder('9000.00');
    const fails = { status: 500, json: { code: 'internal', message: 'x' } };
    const dismiss = (shown: Locator) => shown.getByRole('button', { name: 'Dismiss' }).click();
    await page.route('**/api/virtual-cards', route => route.fulfill(fails));
    await open(page, me, '/wallet?view=cards');
    const unread = page.getByRole('alert').filter({ hasText: 'Failed to fetch virtual cards' });
    await dismiss(unread);
    await expect(unread).toHaveCount(0);
    const form = page.getByRole('form', { name: 'New card' });
    await form.getByLabel('Wallet').selectOption({ index: 1 });
    await form.getByLabel('Currency').selectOption('NGN');
    await form.getByLabel('Amount').fill('500');
    await form.getByLabel('Transaction PIN').fill(pin);
    await form.getByRole('button', { name: 'Create Card' }).click();
    const unmade = form.getByRole('alert').filter({ hasText: 'Failed to create virtual card' });
    await dismiss(unmade);
    await expect(unmade).toHaveCount(0);
    // The cards were read again, and refused again, which is told again.
    await expect(unread).toBeVisible();
    await page.unroute('**/api/virtual-cards');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.route('**/api/virtual-cards/*/deposit', route => route.fulfill(fails));
    const topUp = page.getByRole('form', { name: 'Top up' });
    await topUp.getByRole('button', { name: 'Deposit' }).click();
    await expect(topUp.getByText('Please select a card and enter an amount')).toBeVisible();
    await topUp.getByLabel('Amount').fill('500');
    await topUp.getByRole('button', { name: 'Deposit' }).click();
    const unpaid = topUp.getByRole('alert').filter({ hasText: 'Failed to deposit to virtual card' });
    await dismiss(unpaid);
    await expect(unpaid).toHaveCount(0);
  },
);

test(
  'a customer whose papers are not approved reads so before they type, and is shown the way to them',
  wide,
  async ({ page }) => {
    const me = await newCustomer({ naira: '2000.00', isVerified: false });
    await ask('/api/pin/set', { token: me.token, body: { pin, password: me.password } });
    await open(page, me, '/wallet?view=cards');
    const form = page.getByRole('form', { name: 'New card' });
    await expect(page.getByRole('note').getByRole('link', { name: 'Verify your identity' })).toBeVisible();
    await form.getByLabel('Wallet').selectOption({ index: 1 });
    await form.getByLabel('Currency').selectOption('NGN');
    await form.getByLabel('Amount').fill('500');
    await form.getByLabel('Transaction PIN').fill(pin);
    await form.getByRole('button', { name: 'Create Card' }).click();
    await expect(form.getByRole('alert')).toContainText('Please complete your KYC verification to get a card.');
    await form.getByRole('link', { name: 'Verify your identity' }).click();
    await expect(page).toHaveURL(/view=kyc/);
  },
);

// The browser itself says that the page may not ask the issuer, nor a frame without an origin its storage.
loudTest(
  'a live card’s number goes from its issuer into a frame that no script of the page reads, for half a minute',
  wide,
  async ({ page }) => {
    test.slow();
    const { me } = await holder('9000.00');
    const issuer = 'https://issuer.example';
    const number = '5123450000001234';
    // As a live product says it: the application holds frames of its own, and the frame alone may ask the issuer.
    await page.route(
      url => url.pathname === '/wallet',
      async route => {
        const answer = await route.fetch();
        const html = await answer.text();
        const policy = pagePolicy(html, { hasFrames: true });
        await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
      },
    );
    const html = readFileSync(
      new URL('../../capabilities/virtual-cards/server/card-details.html', import.meta.url),
      'utf8',
    );
    await page.route('**/card-details', route =>
      route.fulfill({
        body: html,
        headers: { 'content-type': 'text/html', 'content-security-policy': framePolicy(html, issuer) },
      }),
    );
    const told = { reveal_url: `${issuer}/details`, token: 'good once' };
    await page.route('**/api/virtual-cards/*/reveal', route => route.fulfill({ json: told }));
    const data = { card_number: number, cvv: '907', expiry_month: '4', expiry_year: '2029' };
    const asked: (string | null)[] = [];
    await page.route(`${issuer}/**`, route => {
      asked.push(new URL(route.request().url()).searchParams.get('token'));
      return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } });
    });

    await page.clock.install();
    await open(page, me, '/wallet?view=cards');
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByRole('dialog').getByLabel('Transaction PIN').fill(pin);
    await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    const frame = page.frameLocator('iframe[title="Card details"]');
    await expect(frame.getByText('5123 4500 0000 1234')).toBeVisible();
    await expect(frame.getByText('907')).toBeVisible();
    expect(asked).toEqual(['good once']);

    const reach = await page.evaluate(async url => {
      const seen = document.querySelector('iframe')!.contentDocument;
      const ownAsk = await fetch(url).then(
        () => 'answered',
        () => 'refused',
      );
      return { seen, ownAsk, page: document.documentElement.innerHTML };
    }, `${issuer}/details`);
    expect(reach).toMatchObject({ seen: null, ownAsk: 'refused' });
    expect(reach.page).not.toContain('5123');

    // Time stands still, and is then let go to just before the end and just beyond it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    const left = Number(/in (\d+) s/.exec((await page.getByText('Hidden again in').textContent())!)![1]);
    expect(left).toBeLessThanOrEqual(30);
    await page.clock.runFor((left - 1) * 1_000);
    await expect(page.locator('iframe')).toBeVisible();
    await page.clock.runFor(1_250);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show details' })).toBeVisible();
  },
);

for (const [locale, { title, create, missing, limits, history, why }] of Object.entries({
  fr: {
    title: 'Cartes virtuelles',
    create: 'Créer la carte',
    missing: 'Choisissez un portefeuille, entrez un montant et un PIN à 4 chiffres',
    limits: 'Limites et recharges',
    history: 'Transactions',
    why: 'Il n’y avait pas assez d’argent sur la carte. Rechargez-la et réessayez.',
  },
  es: {
    title: 'Tarjetas virtuales',
    create: 'Crear tarjeta',
    missing: 'Elija una billetera, escriba un monto y un PIN de 4 dígitos',
    limits: 'Límites y recargas',
    history: 'Transacciones',
    why: 'No había suficiente dinero en la tarjeta. Recárguela e inténtelo de nuevo.',
  },
})) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a card, its form and why a purchase was declined read so, and fit', wide, async ({ page }) => {
      const { me, card } = await holder('9000.00');
      await shop(card, '50000', 'NGN');
      await open(page, me, '/wallet?view=cards');
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await page.getByRole('button', { name: create }).click();
      await expect(page.getByText(missing).first()).toBeVisible();
      await expect(page.getByRole('region', { name: limits })).toBeVisible();
      await expect(page.getByRole('region', { name: history })).toContainText(why, { timeout: 20_000 });
      await expectFits(page, [320, 390, 768, 1440]);
    });
  });
}

test(
  'on the narrowest of phones, and in letters twice as large, the face of a card and the table of cards stay whole',
  wide,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { me } = await holder();
    await open(page, me, '/wallet?view=cards');
    const table = page.getByRole('group', { name: 'Your cards' });
    await expect(table).toBeVisible();
    expect(await table.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
    const face = page.locator('.cloth-card').first();
    // The cloth behind reaches over the edges, so what is written on it is looked at.
    for (const letters of ['100%', '200%']) {
      await page.evaluate(size => void (document.documentElement.style.fontSize = size), letters);
      const { x, y, width, height } = (await face.boundingBox())!;
      for (const line of [/^Expiry/, /^CVV/]) {
        const written = (await face.getByText(line).boundingBox())!;
        expect(written.y + written.height, letters).toBeLessThan(y + height);
        expect(written.x + written.width, letters).toBeLessThan(x + width);
      }
    }
  },
);
