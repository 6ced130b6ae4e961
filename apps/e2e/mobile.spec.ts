import { expectClean } from './clean.ts';
import { ada, ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, open, reviewTransfer, test } from './fixtures.ts';

test('on a phone the landing page gives way to sign-in, which leads to what Wura does, fees and help', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const cloth = page.locator('.front-door .cloth');
  await expect(cloth).toBeVisible();
  expect((await cloth.boundingBox())!.height).toBeGreaterThan(100);
  const more = page.getByRole('navigation', { name: 'More about Wura' }).getByRole('link');
  await expect(more).toHaveText(['What Wura does', 'Fees', 'Help']);
  await more.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Wura does' })).toBeVisible();
});

test('a phone shows two wallets large and two small, the rest behind See all, and each leads to what is in it', async ({
  page,
}) => {
  const me = await newCustomer();
  for (const currency of ['USD', 'EUR', 'GBP', 'JPY', 'USDT']) {
    await ask('/api/wallets', { token: me.token, body: { currency } });
  }
  await open(page, me);
  const large = page.getByRole('button', { pressed: false }).or(page.getByRole('button', { pressed: true }));
  await expect(large.filter({ hasText: /Naira|US dollar|Euro|pound|yen|Tether/ })).toHaveText([/Naira/, /US dollar/]);
  const others = page.getByRole('region', { name: 'Other Wallets' });
  await expect(others.getByRole('link')).toHaveText([/Euro/, /British pound/]);
  await expect(page.getByText('Japanese yen')).toHaveCount(0);
  const summary = page.getByRole('region', { name: 'Transaction Summary' });
  await expect(summary).toContainText('Naira');
  await expectClean(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 200));
  await others.getByRole('link', { name: /Euro/ }).click();
  await expect(others.getByRole('link', { name: /Euro/ })).toContainText('Active');
  await expect(summary).toContainText('Euro');
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(page.getByRole('dialog', { name: 'All wallets' }).getByRole('link')).toHaveCount(6);
});

test('the USDT wallet opens its own view on a phone, small as it may be drawn', async ({ page }) => {
  const me = await newCustomer();
  for (const currency of ['USD', 'USDT']) await ask('/api/wallets', { token: me.token, body: { currency } });
  await open(page, me);
  await page
    .getByRole('region', { name: 'Other Wallets' })
    .getByRole('link', { name: /Tether/ })
    .click();
  await expect(page).toHaveURL(/view=usdt/);
});

test('the bars and the menu of the phone lead everywhere there is', async ({ page }) => {
  await open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  await expect(page.getByText('Welcome, Chinedu')).toBeVisible();
  await expect(page.getByText('Total Balance in NGN')).toBeVisible();
  await expect(page.getByText('75 naira 25 kobo').first()).toBeAttached();
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText('Balance hidden').first()).toBeAttached();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Wallets', 'Deposit', 'Bills', 'Profile']);
  await bar.getByRole('link', { name: 'Bills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallets' }).click();
  await expect(page).toHaveURL('/wallet');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('listitem')).toHaveText(['My Profile', 'Settings', 'Logout']);
  await menu.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a phone sees the wallet begin before the application has come, and asks each first question once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  let letIn = () => {};
  const isLetIn = new Promise<void>(resolve => (letIn = resolve));
  await page.route('**/assets/*.js', async route => {
    await isLetIn;
    await route.continue();
  });
  const opening = open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.locator('.cloth-header')).toBeVisible();
  await expect.poll(() => asked.includes('/api/user') && asked.includes('/api/wallets')).toBe(true);
  letIn();
  await opening;
  await expect(page.getByText('Welcome, Chinedu')).toBeVisible();
  await expect(page.getByText('75 naira 25 kobo').first()).toBeAttached();
  const first = ['/api/user', '/api/settings', '/api/config', '/api/limits', '/api/wallets'];
  expect(first.map(path => asked.filter(each => each === path).length)).toEqual(first.map(() => 1));
});

test('behind a locked screen nothing is asked before its application has come', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('wura.lock', '{"isLocked":true,"afterMinutes":5}'));
  await page.route('**/assets/*.js', route => route.abort());
  await open(page, await newCustomer());
  await expect(page.locator('html')).not.toHaveAttribute('data-home');
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([]);
});

test('a phone that is turned keeps what was typed', async ({ page }) => {
  await open(page, await newCustomer(), '/wallet?view=deposit');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('1234.5');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(amount).toHaveValue('1,234.5');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(amount).toHaveValue('1,234.5');
});

test('under a sheet the page holds still, and moves again once it is closed', async ({ page }) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await open(page, await newCustomer(), '/wallet?view=profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(await overflow()).toBe('visible');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await overflow()).toBe('visible');
});

test('a phone draws a long history as it comes near, and the page is as long as all of it', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  const [friend, wallet] = [await ada(), await nairaWallet(me)];
  for (let n = 0; n < 39; n++) {
    const body = { toAccountNumber: friend.accountNumber, fromWalletId: wallet, amount: '100' };
    await ask('/api/intra-transfer', { token: me.token, body });
  }
  await open(page, me, '/wallet?view=transactions');
  const rows = page.getByRole('main').getByRole('link').filter({ hasText: /[+−]₦/ });
  await expect(rows).toHaveCount(20);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(before).toBeGreaterThan(40 * 60);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(rows).toHaveCount(40);
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(40 * 8);
});

test('on a phone the history begins above the middle of the screen, and what else narrows it down is one sheet', async ({
  page,
}) => {
  await open(page, await ada(), '/wallet?view=transactions');
  const rows = page.getByRole('main').getByRole('link').filter({ hasText: /[+−]₦/ });
  await expect(rows.first()).toBeVisible();
  expect((await rows.first().boundingBox())!.y).toBeLessThan(844 / 2);
  await page.getByRole('button', { name: 'More filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('At least').fill('20000');
  await sheet.getByLabel('Sort by').selectOption('amount');
  await sheet.getByRole('button', { name: 'Show transactions' }).click();
  const button = page.getByRole('button', { name: 'More filters, 2 on' });
  await expect(button).toBeFocused();
  await expect(page.getByRole('list', { name: 'Amount' })).toBeVisible();
});

test('letters that a customer’s browser writes larger are larger here, and nothing leaves the screen of a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await open(page, await ada());
  for (const view of ['wallets', 'transactions', 'deposit', 'conversion', 'cards', 'water-payment', 'profile']) {
    await page.goto(`/wallet?view=${view}`);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    const { letters, top, isCut, outside } = await page.evaluate(findOutside);
    expect(isCut, view).toBe(false);
    expect(parseFloat(letters), view).toBeGreaterThan(33);
    expect(top, view).toBeGreaterThanOrEqual(0);
    expect(outside, view).toEqual([]);
  }
});

test('in letters twice as large, the longest name in the bar of a phone stays whole in its place', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  const me = await newCustomer();
  await ask('/api/settings', { token: me.token, method: 'PUT', body: { language: 'fr' } });
  await open(page, me);
  const bar = page.getByRole('navigation', { name: 'Principal' });
  const wallets = bar.getByRole('link', { name: 'Portefeuilles' });
  await expect(wallets).toBeVisible();
  expect(await wallets.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone whose browser enlarges all it draws to twice its size, every button of the frame is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['/login', '/register', '/lock']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(195);
  }
  await open(page, await ada());
  for (const view of ['transactions', 'cards', 'intra-transfer', 'profile']) {
    await page.goto(`/wallet?view=${view}`);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(195);
  }
});

/** What is written beyond the edge of the screen, where nothing can be pushed aside to read it. */
function findOutside(): { letters: string; top: number; isCut: boolean; outside: string[] } {
  const heading = document.querySelector('h1')!;
  const outside: string[] = [];
  for (const element of document.querySelectorAll('header *, main *')) {
    const isText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (!isText || element.closest('.sr-only, [aria-hidden="true"]')) continue;
    let box: Element | null = element;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
    const written = document.createRange();
    written.selectNodeContents(element);
    if (!box && written.getBoundingClientRect().right > innerWidth + 1) outside.push(element.textContent);
  }
  return {
    letters: getComputedStyle(heading).fontSize,
    top: heading.getBoundingClientRect().top,
    isCut: heading.scrollWidth > heading.clientWidth || heading.scrollHeight > heading.clientHeight,
    outside,
  };
}

test('a wallet of eleven digits stays whole on the narrowest of phones', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  const opened = new Set((await ask<{ currency: string }[]>('/api/wallets', me)).map(({ currency }) => currency));
  for (const currency of ['USD', 'GBP', 'EUR', 'GHS'].filter(each => !opened.has(each))) {
    await ask('/api/wallets', { token: me.token, body: { currency } });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/wallets', async route => {
    const response = await route.fetch();
    const wallets = (await response.json()) as object[];
    await route.fulfill({ response, json: wallets.map(each => ({ ...each, balance: '99999999999.50' })) });
  });
  await open(page, me);
  await expect(
    page.getByRole('region', { name: 'Other Wallets' }).getByText('99,999,999,999.50').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on a screen that is enlarged four times nothing that stays in sight hides what is read', async ({ page }) => {
  const [me, bola] = [await newCustomer({ naira: '5000.00' }), await newCustomer()];
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, me);
  await expect(page.getByText('Total Balance in NGN')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeInViewport();
  await page.goto('/wallet?view=intra-transfer');
  await expect(page.getByLabel('Account number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).not.toBeInViewport();
  await reviewTransfer(page, { to: bola, amount: '1000' });
  const review = page.getByRole('dialog');
  await expect(review.getByText('You are sending')).toBeInViewport({ ratio: 1 });
  const send = review.getByRole('button', { name: 'Send ₦1,000.00' });
  await expect(send).not.toBeInViewport();
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('in forced colours the bar below still says where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, await newCustomer());
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Wallets' })).toHaveCSS('outline-style', 'solid');
  await expect(bar.getByRole('link', { name: 'Bills' })).toHaveCSS('outline-style', 'none');
});
