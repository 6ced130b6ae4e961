import { newPhone } from '@wura/testkit/random';
import type { Locator, Page } from '@playwright/test';
import { paidAirtime, payer } from './bills.ts';
import { newCustomer } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

/** What Web Vitals call a layout shift; a tenth of what they still call good is a few pixels of a phone. */
const shiftMax = 0.02;

/** The network of a phone: nothing is there at once. */
async function answerLate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const none = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...none });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = { shift: 0 };
    Object.assign(globalThis, { marks });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as unknown as { marks: { shift: number } }).marks.shift);
}

test('the form of a customer who has paid nobody yet stands still as its payees are read', narrow, async ({ page }) => {
  await watchShifts(page);
  await answerLate(page);
  await open(page, await newCustomer({ isVerified: false }), '/intra-transfer');
  await expect(page.getByText('Those you pay will stand here')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(shiftMax);
});

test('verification in the dashboard’s place stands still on a device that knows it', narrow, async ({ page }) => {
  const me = await newCustomer({ naira: '900.00', isVerified: false });
  await watchShifts(page);
  await answerLate(page);
  await open(page, me, '/wallet');
  await expect(page.getByRole('list', { name: 'Recent transactions' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Recent transactions' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(shiftMax);
});

test('the first page after a sign-in on a new device stands still', async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await watchShifts(page);
  await answerLate(page);
  // The line of the notifications is never idle.
  await page.route('**/api/notifications/stream', route => route.fulfill({ status: 204 }));
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill(me.username);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Add Money' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(shiftMax);
});

test('the strip of a frozen account is there from the first on a device that knows it', narrow, async ({ page }) => {
  await watchShifts(page);
  // The wallet is drawn before anything is known of its customer.
  let drawn: Promise<unknown> = Promise.resolve();
  await page.route('**/api/user', async route => {
    const response = await route.fetch();
    const frozen = { reason: 'We are looking at a payment.', since: '2026-11-20T10:00:00Z' };
    await drawn;
    await route.fulfill({ response, json: { ...((await response.json()) as object), frozen } });
  });
  await open(page, await newCustomer(), '/wallet');
  const strip = page.getByRole('region', { name: 'Your account is frozen' });
  await expect(strip).toBeVisible();
  await page.waitForLoadState('networkidle');
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name: 'Send' });
  const known = Promise.withResolvers<void>();
  drawn = known.promise;
  await page.reload({ waitUntil: 'commit' });
  await expect(actions).toBeVisible();
  known.resolve();
  await expect(strip).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Money' }).first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(shiftMax);
});

for (const view of ['profile', 'help', 'conversion', 'water-payment', 'tv-payment', 'cloth']) {
  test(`nothing on the page of ${view} moves as what it shows of a new customer arrives`, wide, async ({ page }) => {
    await watchShifts(page);
    await answerLate(page);
    // The line of the notifications is never idle.
    await page.route('**/api/notifications/stream', route => route.fulfill({ status: 204 }));
    await open(page, await newCustomer(), `/wallet?view=${view}`);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.0005);
  });
}

for (const { view, first, late } of [
  { view: 'profile', first: 'Your details', late: 'Change PIN' },
  { view: 'airtime-payment', first: 'Phone number', late: 'Pay again' },
  { view: 'bills-menu', first: 'Electricity', late: 'Pay again' },
]) {
  test(`on a new device nothing on the page of ${view} moves for a customer who has a PIN and paid a bill`, async ({
    page,
  }) => {
    const me = await payer('500.00');
    await paidAirtime(me, newPhone());
    await watchShifts(page);
    await answerLate(page);
    await page.route('**/api/notifications/stream', route => route.fulfill({ status: 204 }));
    // What may push others aside comes last of all.
    const shown = Promise.withResolvers<void>();
    await page.route(/\/api\/(pin\/status|transactions\?)/, async route => {
      await shown.promise;
      await route.continue();
    });
    await open(page, me, `/wallet?view=${view}`);
    await expect(page.getByRole('main').getByText(first, { exact: true })).toBeVisible();
    shown.resolve();
    await expect(page.getByRole('main').getByText(late, { exact: true })).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.0005);
  });
}

test('the plans of no network and of no length move the button below them', wide, async ({ page }) => {
  await open(page, await newCustomer(), '/data-payment');
  const next = page.getByRole('button', { name: 'Continue' });
  const heights = new Set<number>();
  for (const network of ['MTN', 'Airtel', 'Glo', '9mobile']) {
    const plans = Promise.withResolvers<void>();
    await page.route('**/api/squad/data-bundles?*', async route => {
      await plans.promise;
      await route.continue();
    });
    await page.getByRole('radio', { name: network }).check();
    await expect(page.getByText('Loading data plans...')).toBeAttached();
    heights.add(await placeOf(next));
    plans.resolve();
    for (const length of ['Daily', 'Weekly', 'Monthly']) {
      await page.getByRole('tab', { name: length }).click();
      await expect(page.getByRole('tabpanel', { name: length })).toBeVisible();
      heights.add(await placeOf(next));
    }
  }
  expect([...heights]).toHaveLength(1);
});

/** On the page, however far that is scrolled. */
const placeOf = (shown: Locator) =>
  shown.evaluate(element => Math.round(element.getBoundingClientRect().top + window.scrollY));
