import type { Request } from '@playwright/test';
import { newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', savesData: false });

test('the wallet opens without a network, with the last known balances and their time', async ({ page, context }) => {
  await open(page, await newCustomer({ naira: '1500' }));
  await expect(page.getByText('₦1,500.00').first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Whatever the worker was told to keep is kept once it has the screen itself.
  await page.waitForFunction(async () => {
    const addresses = performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname);
    const assets = addresses.filter(address => address.startsWith('/assets/'));
    return (await Promise.all(assets.map(address => caches.match(address)))).every(Boolean);
  });
  await context.setOffline(true);
  // Of Chromium 150 only the page that was there when the network went is told so, and a real one tells all.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.reload();
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(page.getByText(/^Last known, \d\d:\d\d$/).first()).toBeVisible();
  await expect(page.getByText('₦1,500.00').first()).toBeVisible();
  // On a phone the line about it covers nothing of the bar.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the wallet opens from what is kept here, and from the network when it is loaded anew', async ({ page }) => {
  await open(page, await newCustomer());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A mark tells what is kept from what the network has.
  await page.evaluate(async () => {
    const shell = '/__spa-fallback.html';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const known = await cache.match(shell);
      const text = (await known!.text()).replace('<html', '<html data-kept');
      await cache.put(shell, new Response(text, { headers: known!.headers }));
    }
  });
  await page.goto('/wallet');
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
});

test('a view that was never opened opens without a network', async ({ page, context }) => {
  test.setTimeout(90_000);
  await open(page, await newCustomer(), '/wallet?view=bills-menu');
  // Fetched one by one, once the first screen has settled: a busy machine takes its time.
  const isElectricity = (request: Request) => request.url().includes('/assets/electricity-screen-');
  await page.waitForEvent('requestfinished', { predicate: isElectricity, timeout: 60_000 });
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Electricity/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Electricity Payment' })).toBeVisible();
});

test('a page for everybody that cannot be fetched says why', async ({ page, context }) => {
  // The line of the notifications is never idle.
  await page.route('**/api/notifications/stream', route => route.fulfill({ status: 204 }));
  await open(page, await newCustomer());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A screen that is cut off while it is fetched has every reason to complain.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/fr/about-us');
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toHaveCount(0);
});

test('no answer of the API is ever kept, and signing out leaves nothing of the customer', async ({ page }) => {
  const me = await newCustomer({ naira: '1500' });
  await open(page, me, '/profile');
  await page.goto('/wallet');
  await expect(page.getByText('₦1,500.00').first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = await page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/__spa-fallback.html');
  expect(kept.filter(path => path.startsWith('/api'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('wura.kept.wallets'))).toContain('1500.00');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wura.kept')))).toEqual([]);
});
