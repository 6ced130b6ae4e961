import { expect, test as base, type Page } from '@playwright/test';
import type { Person } from './customers.ts';

/**
 * Every test here also promises that the page had nothing to complain about. The device has seen the intro before, except
 * where the intro is what the test is about; and its browser saves data, so that no test pays for the hundred files that the
 * application fetches for later, except where what is there without a network is what the test is about.
 */
export const test = base.extend<{ quiet: void; isFirstLaunch: boolean; savesData: boolean }>({
  isFirstLaunch: [false, { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, isFirstLaunch, savesData }, provide) => {
    if (!isFirstLaunch) await context.addInitScript(noteLaunch);
    if (savesData) await context.addInitScript(askToSaveData);
    await provide(context);
  },
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(process.env['WURA_URL']),
  quiet: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('pageerror', error => complaints.push(error.message));
      page.on('console', message => {
        // The browser itself reports every refused call; those are what the screens under test are there to explain.
        const isReport = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isReport) complaints.push(message.text());
      });
      await provide();
      // What the page still asks as the test ends is answered no more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what the browser and React are meant to complain about. */
export const loudTest = test.extend({
  quiet: async ({ page }, provide) => {
    page.removeAllListeners('console');
    await provide(undefined);
  },
});

export { expect };

/**
 * A test runs at the wide screen and, where the list of the phone's has its file, at the phone's width as well. What one width
 * proves for both (words, answers, the way through a flow whose screens are looked at in each) is run at one of them.
 */
export const wide = { tag: '@wide' };
export const narrow = { tag: '@narrow' };

/** As `noteLaunch` of @wura/browser does it; whatever is not a page of ours has no storage. */
function noteLaunch(): void {
  if (location.protocol === 'http:') localStorage.setItem('wura.launched', 'yes');
}

/** As a browser says it whose customer asked it to save data. */
function askToSaveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Opens a page as a signed-in customer, once: signing out in the test stays signed out. */
export async function open(page: Page, { token }: Person, path = '/wallet'): Promise<void> {
  await page.addInitScript(value => {
    if (sessionStorage.getItem('opened') !== null) return;
    sessionStorage.setItem('opened', 'yes');
    localStorage.setItem('token', value);
    const now = Date.now();
    localStorage.setItem('wura.session', JSON.stringify({ startedAtMs: now, usedAtMs: now, isRemembered: false }));
  }, token);
  await page.goto(path);
}

/** Another person, on a device of their own. */
export async function another(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext({
    viewport: page.viewportSize()!,
    baseURL: process.env['WURA_URL']!,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(noteLaunch);
  await context.addInitScript(askToSaveData);
  return context.newPage();
}

/** Back, once the address says where the page stands: a browser drops the one that a new address overtakes. */
export async function goBackFrom(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.goBack();
}

/** Fills the transfer form as far as its review. */
export async function reviewTransfer(page: Page, { to, amount }: { to: Person; amount: string }): Promise<void> {
  await page.getByLabel('Account number').fill(to.accountNumber);
  await expect(page.getByText('Wura customer', { exact: true })).toBeVisible();
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Walks the form of verification as far as the documents. */
export async function fillDetails(page: Page, { bvn = '' } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Type of ID').selectOption('passport');
  await page.getByLabel('ID number').fill('A01234567');
  await page.getByLabel('BVN (optional)').fill(bvn);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Front of your ID', { exact: true }).first()).toBeVisible();
}
