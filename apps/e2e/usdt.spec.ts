import { pin } from './bills.ts';
import { expectClean, expectFits } from './clean.ts';
import { ask, newCustomer, signIn } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';
import { sandboxTest } from './sandbox-test.ts';

const elsewhere = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
/** Another one, which begins as that one does. */
const alike = 'TUEZSdKsoDHQMeZwexVt2Y2eMXTv8WakMJ';
/** A block, the worker that reads it, and the page that asks. */
const soon = { timeout: 20_000 };

sandboxTest(
  'USDT is received with its confirmations counted, and sent with its fee seen and its address compared first',
  narrow,
  async ({ page, chain }) => {
    test.setTimeout(120_000);
    const me = await newCustomer();
    await ask('/api/pin/set', { token: me.token, body: { pin } });
    await open(page, me, '/wallet?view=usdt');
    await expect(page.getByText('No USDT wallet yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create USDT Wallet' }).click();

    await expect(page.getByText('TRON (TRC-20) only', { exact: true })).toBeVisible();
    await expect(page.getByText(/Send at least ₮1/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of your address' })).toBeVisible();
    const address = (await page.getByRole('region', { name: 'Your address' }).locator('p').textContent())!;
    expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const size = page.viewportSize()!;
    await expectClean(page);
    await page.setViewportSize(size);

    await chain.sendUsdt(address, 25);
    const underway = page.getByRole('region', { name: 'Lately on TRON' });
    await expect(underway).toContainText('1 of 19 confirmations', soon);
    await chain.mine(5);
    await expect(underway).toContainText('6 of 19 confirmations', soon);
    await chain.mine(13);
    await expect(underway).toContainText('Completed', soon);
    await expect(page.getByRole('region', { name: 'USDT balance' })).toContainText('25', soon);

    // From here on without a mouse.
    await page.getByRole('tab', { name: 'Receive' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Send' })).toBeFocused();
    const to = page.getByLabel('Address', { exact: true });
    await to.focus();
    await page.keyboard.type(elsewhere.replace('UEZ', 'UEz'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not a TRON address. Please check every character.')).toBeVisible();
    await expect(page.getByText('Please enter both address and amount')).toBeVisible();
    await to.fill(elsewhere);
    await expect(page.getByText('Send a small amount first to test it.')).toBeVisible();
    await page.getByRole('button', { name: 'Save this address' }).press('Enter');
    await page.getByLabel('Name of this address').fill('Cold wallet');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    const saved = page.getByRole('region', { name: 'Saved addresses' });
    await expect(saved).toContainText('Cold wallet');
    await to.fill('');
    await saved.getByRole('button', { name: /^Send to Cold wallet/ }).press('Enter');
    await expect(to).toHaveValue(elsewhere);
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.focus();
    await page.keyboard.type('5');
    // Drawn as every balance of it is.
    await expect(page.locator('.control .minor')).toHaveText('.0000');
    await expect(page.locator('dl').filter({ visible: true })).toContainText('Network fee');
    await expectClean(page);
    await page.setViewportSize(size);
    await amount.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
    await expect(page).toHaveURL(/step=review/);
    for (const text of ['TRON (TRC-20)', 'Network fee', '6.00', 'Cannot be reversed', 'First time to this address']) {
      await expect(page.locator('main')).toContainText(text);
    }
    await expectClean(page);
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Send ₮5' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Transfer pending' })).toBeVisible(soon);
    await chain.mine(20);
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(elsewhere);
    // Its card on the dashboard leads here.
    await page.getByRole('link', { name: 'Done' }).click();
    await page
      .getByRole('button', { name: /USDT/ })
      .or(page.getByRole('link', { name: /USDT/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/view=usdt/);

    // An address that is taken for the one that was paid is sent to only once it was compared.
    await page.getByRole('tab', { name: 'Send' }).click();
    await to.fill(alike);
    await amount.fill('1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('an address before that begins or ends like this one')).toBeVisible();
    const send = page.getByRole('button', { name: 'Send ₮1' });
    await expect(send).toBeDisabled();
    await expectClean(page);
    await page.setViewportSize(size);
    await page.getByLabel('I have compared all of it, and I mean this address').check();
    await expect(send).toBeEnabled();
  },
);

test(
  'who turns back from the review, or signs in again, finds the address and the amount as they were',
  wide,
  async ({ page }) => {
    const ada = await signIn('ada', 'Adire-2026');
    const elsewhere = await newCustomer();
    const { deposit_address: address } = await ask<{ deposit_address: string }>('/api/usdt/wallet', {
      token: elsewhere.token,
      body: {},
    });
    await open(page, ada, '/wallet?view=usdt');
    await page.getByRole('tab', { name: 'Send' }).click();
    const to = page.getByLabel('Address', { exact: true });
    const amount = page.getByLabel('Amount', { exact: true });
    await to.fill(address);
    await amount.fill('2.5');
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
    await page.goBack();
    await expect(to).toHaveValue(address);
    await expect(amount).toHaveValue('2.5');
    await next.click();
    const confirm = page.getByRole('button', { name: 'Send ₮2.5' });
    await expect(confirm).toBeVisible();
    await ask('/api/logout', { token: ada.token, method: 'POST' });
    await confirm.click();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Phone or username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('Adire-2026');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(to).toHaveValue(address);
    await expect(amount).toHaveValue('2.5');
  },
);

test('what could not be fetched or made is said in its own words', wide, async ({ page }) => {
  const me = await newCustomer();
  const fails = { status: 403, json: {} };
  await page.route('**/api/wallets', route => route.fulfill(fails));
  await open(page, me, '/wallet?view=usdt');
  await expect(page.getByText('Failed to fetch USDT wallet')).toBeVisible();
  await page.unroute('**/api/wallets');
  await page.route('**/api/usdt/*', route => route.fulfill(fails));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Create USDT Wallet' }).click();
  await expect(page.getByText('Failed to create USDT wallet')).toBeVisible();
  await page.unroute('**/api/usdt/*');
  await page.route('**/api/usdt/deposit-address', route => route.fulfill(fails));
  await page.getByRole('button', { name: 'Create USDT Wallet' }).click();
  await expect(page.getByText('Failed to fetch deposit address')).toBeVisible();
  await page.unroute('**/api/usdt/deposit-address');
  // Where the rules hold new addresses for a day, the list says from when this one can be sent to.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const held = { id: 'uad_1', address: elsewhere, label: 'New one', created_at: tomorrow, usable_from: tomorrow };
  await page.route('**/api/usdt/addresses', route => route.fulfill({ json: { data: [held], nextCursor: null } }));
  await page.getByRole('tab', { name: 'Send' }).click();
  await expect(page.getByText(/Can be sent to from/)).toBeVisible();
  // And the form does not lead as far as the PIN.
  let saved: typeof held | null = null;
  await page.route('**/api/usdt/address-check?*', route => {
    const hold = saved ? 'waiting' : 'unsaved';
    return route.fulfill({ json: { kind: 'chain', network: 'TRON (TRC-20)', is_first_time: true, saved, hold } });
  });
  await page.getByLabel('Amount', { exact: true }).fill('5');
  const to = page.getByLabel('Address', { exact: true });
  await to.fill(elsewhere);
  await expect(page.getByText('Save this address first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  saved = held;
  await page.reload();
  await page.getByRole('tab', { name: 'Send' }).click();
  await to.fill(elsewhere);
  await expect(page.getByText(/This address is new\. You can send to it from \w+ \d+ \w+, \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

for (const [locale, words] of Object.entries({
  fr: {
    create: 'Créer un portefeuille USDT',
    only: 'TRON (TRC-20) uniquement',
    least: /Envoyez au moins ₮1/,
    copy: 'Copier l’adresse',
    send: 'Envoyer',
    to: 'Adresse',
    misspelt: 'Ce n’est pas une adresse TRON. Vérifiez chaque caractère.',
    test: 'Envoyez d’abord une petite somme pour essayer.',
  },
  es: {
    create: 'Crear billetera USDT',
    only: 'Solo TRON (TRC-20)',
    least: /Envíe al menos ₮1/,
    copy: 'Copiar dirección',
    send: 'Enviar',
    to: 'Dirección',
    misspelt: 'No es una dirección de TRON. Compruebe cada carácter.',
    test: 'Envíe primero una cantidad pequeña para probarla.',
  },
})) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an address to receive at and one to send to read so, and fit', wide, async ({ page }) => {
      await open(page, await newCustomer(), '/wallet?view=usdt');
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByText(words.only, { exact: true })).toBeVisible();
      await expect(page.getByText(words.least)).toBeVisible();
      await expect(page.getByRole('button', { name: words.copy })).toBeVisible();
      await expectFits(page, [320, 390, 768, 1440]);
      await page.getByRole('tab', { name: words.send }).click();
      const to = page.getByLabel(words.to, { exact: true });
      await to.fill(elsewhere.toLowerCase());
      await to.blur();
      await expect(page.getByText(words.misspelt)).toBeVisible();
      await to.fill(elsewhere);
      await expect(page.getByText(words.test)).toBeVisible();
      await expectFits(page, [320, 390, 768, 1440]);
    });
  });
}
