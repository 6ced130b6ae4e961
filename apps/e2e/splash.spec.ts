import type { Locator, Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

// What moves by itself is what these are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifted?: number;
  }
}

test.use({ isFirstLaunch: true });

const splash = (page: Page) => page.locator('[data-splash]');

/** Time stands still from before the page is there, so that every step can be looked at to the millisecond. */
async function launch(page: Page, path = '/login'): Promise<Locator> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  // What the page itself waits for before it begins: see paint-first.ts.
  await page.clock.runFor(2000);
  await expect(splash(page)).toBeVisible();
  return splash(page);
}

/** In small steps, because each step of the intro begins the time of the next. */
async function letItPass(page: Page): Promise<void> {
  const isGone = async () => {
    await page.clock.runFor(500);
    await expect(splash(page)).toHaveCount(0, { timeout: 100 });
  };
  await expect(isGone).toPass({ intervals: [1], timeout: 7000 });
}

/** The lines that are there or arriving. */
const linesOf = (page: Page) =>
  splash(page)
    .locator('p:not(.opacity-0)')
    .evaluateAll(all => all.slice(0, -1).map(line => line.textContent));

const lines = ['Hold your money.', 'Send it to anyone.', 'See the cost first.', 'Know where it is.'];

test.describe('on a phone', () => {
  test('the first launch shows four lines for 800 ms each, holds for 1000 ms and is away 500 ms later', async ({
    page,
  }) => {
    await launch(page);
    for (const count of [1, 2, 3, 4]) {
      expect(await linesOf(page)).toEqual(lines.slice(0, count));
      await page.clock.runFor(799);
      expect(await linesOf(page)).toEqual(lines.slice(0, count));
      await page.clock.runFor(1);
      if (count < 4) await expect(splash(page)).toHaveAttribute('data-splash', String(count + 1));
    }
    await page.clock.runFor(999);
    await expect(splash(page)).toHaveCSS('pointer-events', 'auto');
    await page.clock.runFor(1);
    await expect(splash(page)).toHaveCSS('pointer-events', 'none');
    await expect(splash(page)).toHaveCSS('transition-duration', '0.5s');
    await page.clock.runFor(499);
    await expect(splash(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(splash(page)).toHaveCount(0);
  });

  test('the page is ready under it, unmoved and in use by whoever does not see it', async ({ page }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver(list => (window.shifted! += list.getEntries().length)).observe({ type: 'layout-shift' });
    });
    await launch(page);
    await expect(splash(page)).toHaveAttribute('aria-hidden', 'true');
    await page.getByLabel('Phone or username').fill('ada');
    await expect(page.getByLabel('Phone or username')).toHaveValue('ada');
    await letItPass(page);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
  });

  test('a customer who is typing by the time it has loaded is not covered, and signs in with Enter', async ({
    page,
  }) => {
    const { username, password } = await newCustomer();
    let letIntroCome!: () => void;
    const isTyped = new Promise<void>(resolve => (letIntroCome = resolve));
    const intro = '**/assets/splash-*.js';
    await page.route(intro, async route => {
      await isTyped;
      await route.continue();
    });
    const introAsked = page.waitForRequest(intro);
    await page.goto('/login');
    await introAsked;
    await page.getByLabel('Phone or username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    letIntroCome();
    await page.waitForFunction(() => localStorage.getItem('wura.launched') !== null);
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    // Asked once: waiting for none would wait until it has passed.
    expect(await splash(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
    await expect(splash(page)).toHaveCount(0);
  });

  test('Enter in a field that is filled in under it sends the form', async ({ page }) => {
    await launch(page);
    await page.getByLabel('Phone or username').fill('ada');
    await page.getByLabel('Phone or username').press('Enter');
    await expect(page.getByText('Please enter your password')).toHaveCount(1);
  });

  test('a device is shown it once, whichever page of the application it opens next', async ({ page }) => {
    await page.goto('/register');
    await expect(splash(page)).toBeVisible();
    await page.reload();
    await hasCome(page.getByRole('button', { name: 'Continue' }));
    await expect(splash(page)).toHaveCount(0);
    await page.goto('/login');
    await hasCome(page.getByRole('button', { name: 'Sign In' }));
    await expect(splash(page)).toHaveCount(0);
  });

  test('the wallet begins with it too, where it was not seen before', async ({ page }) => {
    await open(page, await newCustomer({ naira: '1' }));
    await expect(splash(page)).toBeVisible();
    await splash(page).click();
    await expect(splash(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  });

  test('a tap skips it and presses nothing that lies under it', async ({ page }) => {
    await launch(page);
    const { x, y } = (await page.getByRole('link', { name: 'Sign up for free' }).boundingBox())!;
    await page.mouse.click(x + 10, y + 10);
    await expect(splash(page)).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(500);
    await expect(splash(page)).toHaveCount(0);
    await expect(page).toHaveURL('/login');
  });

  for (const key of ['Escape', 'Enter', 'Tab']) {
    test(`${key} skips it`, async ({ page }) => {
      await launch(page);
      await page.keyboard.press(key);
      await page.clock.runFor(500);
      await expect(splash(page)).toHaveCount(0);
      await expect(page.getByText('Please enter your password')).toHaveCount(0);
    });
  }

  test('where motion is unwelcome it shows its last step and nothing else', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await launch(page);
    expect(await linesOf(page)).toEqual(lines);
    await expect(splash(page)).toHaveAttribute('data-splash', '4');
    await letItPass(page);
  });

  test('it and the page around it are clean for assistive technology in light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // It is looked at for longer than it stays, and by what needs a clock that goes.
    await page.addInitScript(() => {
      const begin = setTimeout;
      window.setTimeout = ((then: () => void, ms?: number) => (ms === 1800 ? 0 : begin(then, ms))) as typeof setTimeout;
    });
    await page.goto('/login');
    await expect(splash(page)).toBeVisible();
    await isClean(page);
    await expect(splash(page)).toBeVisible();
  });

  test('it speaks the language of the page', async ({ browser, baseURL }) => {
    const visitor = await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR' });
    const page = await visitor.newPage();
    await page.goto('/login');
    await expect(splash(page)).toContainText('Gardez votre argent.');
    await visitor.close();
  });

  test('documents for everybody have none', async ({ page }) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => window.wuraHasStarted);
    await page.goto('/forgot-password');
    await hasCome(page.getByRole('button').first());
    await expect(splash(page)).toHaveCount(0);
    // None was used up either.
    await page.goto('/login');
    await expect(splash(page)).toBeVisible();
  });
});

test.describe('from 768 pixels on', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('there is none', async ({ page }) => {
    await page.goto('/login');
    await hasCome(page.getByRole('button', { name: 'Sign In' }));
    await expect(splash(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('wura.launched'))).toBeNull();
  });
});

/** The page has woken up and been idle since, so that whatever it begins with has begun. */
async function hasCome(landmark: Locator): Promise<void> {
  await expect(landmark).toBeVisible();
  await landmark.page().waitForFunction(() => window.wuraHasStarted);
  await landmark.page().waitForLoadState('networkidle');
}
