import type { Page } from '@playwright/test';
import { builtFees } from '@wura/public-pages/fee-table';
import { samplePrice } from '@wura/public-pages/sample-figures';
import { isClean } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe('/features', () => {
  const pages = {
    transfers: ['Instant Transfers', ['From $2', '$2.50', 'Mostly within minutes, up to 24 hours']],
    exchange: ['Exchange', ['From 0.5%', '0.1%', 'Over 150, fiat (USD, EUR, GBP, NGN) and crypto (BTC, ETH, USDT)']],
    deposit: ['Deposits', ['2.9%', 'Free', '1–3 days', '1.5%', '10–30 minutes', '3.5%']],
    bills: ['Bill payments', ['MTN, Airtel, Glo, 9mobile', 'DStv, GOtv, StarTimes', 'all distribution companies']],
    'credit-cards': ['Virtual cards', ['Free', '$3 a month', '$500.00', '7–14 business days after verification']],
    usdt: ['USDT wallet', ['0.1%', '1.5%', '10–30 minutes']],
  } as const;

  test('each of the six is a page of its own, with its claims called samples', async ({ page }) => {
    for (const [key, [title, claims]] of Object.entries(pages)) {
      await page.goto(`/features?${key}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title}, Wura`);
      const section = page.getByRole('region', { name: 'What it costs, and how long it takes' });
      for (const claim of claims) await expect(section).toContainText(claim);
      await expect(section.getByText('Sample figures')).toBeVisible();
      await expect(section.getByRole('link', { name: 'See today’s fees' })).toHaveAttribute('href', '/fees');
      const others = page.getByRole('navigation', { name: 'The other five' }).getByRole('link');
      await expect(others).toHaveCount(5);
    }
  });

  test('an address that names none of the six shows them all', async ({ page }) => {
    for (const address of ['/features', '/features?', '/features?loans', '/features?q=usdt']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('What Wura does');
      await expect(page.getByRole('main').getByRole('link', { name: /^Learn more/ }), address).toHaveCount(6);
    }
  });

  test('a key counts by being there, whatever it says, and of several the first of the list', async ({ page }) => {
    await page.goto('/features?usdt=no&bills');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bill payments');
  });

  test('the menu of the header leads to each of them, and closes on Escape', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: 'Features menu' });
    await button.click();
    await expect(page.getByRole('link', { name: 'USDT wallet' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#features-menu')).toBeHidden();
    await button.click();
    await page.locator('#features-menu').getByRole('link', { name: 'Virtual cards' }).click();
    await expect(page).toHaveURL('/features?credit-cards');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual cards');
  });
});

test.describe('/fees', () => {
  test('shows the table that the server prices with', async ({ page }) => {
    const asked = page.waitForResponse('/api/fees');
    await page.goto('/fees');
    const answer = (await (await asked).json()) as { data: { kind: string; bands: { total_fee: string }[] }[] };
    const transfer = answer.data.find(({ kind }) => kind === 'bank_transfer')!;
    const rows = page.getByRole('region', { name: 'To a bank account' }).locator('tbody tr');
    await expect(rows).toHaveCount(transfer.bands.length);
    for (const [at, { total_fee }] of transfer.bands.entries()) {
      await expect(rows.nth(at).getByRole('cell').last()).toHaveText(`₦${total_fee}`);
    }
    await expect(page.getByText('In force since 1 January 2026')).toBeVisible();
    await expect(page.getByRole('region', { name: 'To another Wura customer' })).toContainText('Free');
  });

  test('and the sample on the landing page are built with what the rules say, or need to be built anew', async ({
    request,
  }) => {
    expect(await (await request.get('/api/fees')).json()).toEqual(builtFees);
    const price = await request.get(`/api/price?kind=bank_transfer&amount=${samplePrice.amount}&currency=NGN`);
    expect(await price.json()).toMatchObject(samplePrice);
  });

  test('is drawn anew where the rules are others', async ({ page }) => {
    const band = { from: '0.01', to: null, fees: [{ name: 'Fee', amount: '7.00' }], total_fee: '7.00' };
    const data = [
      { kind: 'bank_transfer', currency: 'NGN', bands: [band] },
      { kind: 'carrier_pigeon', currency: 'NGN', bands: [{ ...band, fees: [], total_fee: '0.00' }] },
    ];
    await page.route('/api/fees', route => route.fulfill({ json: { in_force_since: '2027-03-02', data } }));
    await page.goto('/fees');
    await expect(page.getByText('In force since 2 March 2027')).toBeVisible();
    await expect(page.getByRole('region', { name: 'To a bank account' }).getByRole('row')).toHaveText([
      'AmountFeeTotal',
      'Any amount₦7.00₦7.00',
    ]);
    await expect(page.getByRole('region', { name: 'carrier pigeon' })).toContainText('Free');
  });

  test('stays as it was built when nobody answers', async ({ page }) => {
    await page.route('/api/fees', route => route.abort());
    await page.goto('/fees');
    await expect(page.getByText('₦103.75')).toBeVisible();
  });
});

test.describe('/status', () => {
  const said = (page: Page) => page.locator('.service-state');

  test('says what the reader’s own browser was told, and asks again on request', async ({ page }) => {
    await page.goto('/status');
    await expect(said(page)).toContainText('All systems working');
    await expect(page.locator('[data-asked=books]')).toHaveText('Working');

    await page.route('/api/health/ready', route => route.fulfill({ status: 503, json: { status: 'down' } }));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(said(page)).toContainText('No. The service is up, its database is not');
    await expect(page.locator('[data-asked=service]')).toHaveText('Working');
    await expect(page.locator('[data-asked=books]')).toHaveText('Not working');

    await page.unroute('/api/health/ready');
    const readOnly = { status: 'read_only' };
    await page.route('/api/health/ready', route => route.fulfill({ json: readOnly }));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(said(page)).toContainText('In part. You can look, but nothing can be paid or changed');
    await expect(page.locator('[data-asked=books]')).toHaveText('Can be read, takes no change');

    await page.unroute('/api/health/ready');
    await page.route('/api/health/ready', route => route.abort());
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(said(page)).toContainText('Your browser got no answer');
    await expect(page.locator('[data-asked=books]')).toHaveText('Not known');
  });

  test('is told in short on the landing page, too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Is Wura up?' }).scrollIntoViewIfNeeded();
    await expect(said(page)).toContainText('All systems working');
  });
});

for (const [address, clauses, version] of [
  ['/terms', 14, '21 November 2026'],
  ['/privacy', 11, '21 November 2026'],
] as const) {
  test(`${address} has a version, says each clause in short first, and prints without its frame`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('time')).toHaveText(version);
    await expect(page.locator('.clause')).toHaveCount(clauses);
    await expect(page.locator('.clause-short')).toHaveCount(clauses);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(4).click();
    await expect(page.locator('#clause-5')).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await expect(page.locator('#clause-5')).toBeVisible();
  });
}

test('/about-us tells more than the landing page, and answers the same questions', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Wura');
  await expect(page.getByRole('heading', { name: 'Five promises, kept by machines' })).toBeVisible();
  await expect(page.locator('section#faq').getByRole('button')).toHaveCount(8);
});

test('/contact-us says who reads, when, and what nobody asks for', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  for (const name of ['Other ways', 'When we answer', 'What nobody from Wura asks for']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
});

test.describe('/proof', () => {
  const said = (page: Page) => page.locator('.service-state');
  const heads = { books: 'a1'.repeat(32), audit: 'b2'.repeat(32) };
  const proven = {
    state: 'whole',
    checked_at: '2026-11-22T06:00:00.000Z',
    proven_at: '2026-11-22T06:00:00.000Z',
    currencies: [{ currency: 'NGN', debits_equal_credits: true, customers_equal_house: true }],
    heads,
    days: [
      { day: '2026-11-22', outcome: 'whole', ...heads },
      { day: '2026-11-21', outcome: 'none', books: null, audit: null },
      { day: '2026-11-20', outcome: 'broken', ...heads },
    ],
  };

  test('says when the books were proven, day by day, and calls nothing whole that is broken, old or not known', async ({
    page,
  }) => {
    const answer = (json: object) => page.route('/api/proof', route => route.fulfill({ json }));
    await answer(proven);
    await page.goto('/proof');
    await expect(said(page)).toHaveText('The books were proven whole');
    await expect(said(page)).toHaveAttribute('data-state', 'up');
    await expect(page.getByText('Last proven whole: 22 Nov 2026')).toBeVisible();
    const row = page.getByRole('row', { name: /NGN/ });
    await expect(row).toContainText(/Yes.*Yes/);
    await expect(page.getByText(heads.books, { exact: true })).toBeVisible();
    await expect(page.locator('.proof-days > li')).toContainText([/Whole/, /No proof was made/, /Not whole/]);
    await isClean(page);

    await answer({ ...proven, state: 'stale' });
    await page.reload();
    await expect(said(page)).toHaveText('There is no proof of the last day');
    await expect(row).toContainText(/Not known.*Not known/);
    await answer({ ...proven, state: 'broken' });
    await page.reload();
    await expect(said(page)).toHaveText('The last check found a fault in the books');
    await expect(said(page)).toHaveAttribute('data-state', 'down');
    await page.route('/api/proof', route => route.abort());
    await page.reload();
    await expect(said(page)).toHaveText('Your browser got no answer, so nothing is known');
    await expect(said(page)).toHaveAttribute('data-state', 'unknown');
    await expect(row).toBeHidden();
  });
});
