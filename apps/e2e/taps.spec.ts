import type { Locator, Page } from '@playwright/test';
import { ada, ask, nairaWallet, newCustomer, payBank, stranger } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

// What a customer does most, counted in presses of a phone's screen. Keys typed into a field that has the focus are not
// presses; going to a field that has not is one.

const pin = '2580';

function counter() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps++;
      await target.click();
    },
    get taps() {
      return taps;
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('one’s own account number is copied with one tap', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const me = await newCustomer();
  await open(page, me);
  const { tap } = counter();
  await tap(button(page, 'Copy account number'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(me.accountNumber);
});

test('a payment of two weeks ago is found with two taps', async ({ page }) => {
  await open(page, await ada());
  const count = counter();
  await count.tap(page.getByRole('link', { name: 'See all transactions' }));
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  const old = days.last().getByRole('link').first();
  // Rows are drawn as they come near, and a finger that scrolls is no tap.
  await expect(async () => {
    await days.last().scrollIntoViewIfNeeded();
    await expect(old).toBeVisible({ timeout: 500 });
  }).toPass();
  await count.tap(old);
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(2);
});

test('another customer who was paid before is paid again with four taps', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  const friend = await ada();
  const body = { toAccountNumber: friend.accountNumber, fromWalletId: await nairaWallet(me), amount: '100' };
  await ask('/api/intra-transfer', { token: me.token, body });
  await open(page, me);
  const count = counter();
  await count.tap(page.getByRole('link', { name: 'Send', exact: true }));
  await count.tap(page.getByRole('link', { name: /on Wura$/ }));
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('500');
  await count.tap(button(page, 'Continue'));
  await count.tap(button(page, 'Send ₦500.00'));
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(4);
});

test('another customer is paid for the first time with five taps, by their account number alone', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  const friend = await ada();
  await open(page, me);
  const count = counter();
  await count.tap(page.getByRole('link', { name: 'Send', exact: true }));
  await expect(page.getByRole('heading', { name: 'Send Money' })).toBeFocused();
  await count.tap(page.getByLabel('Account number'));
  await page.keyboard.type(friend.accountNumber);
  await count.tap(page.getByRole('link', { name: /is on Wura/ }));
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('500');
  await count.tap(button(page, 'Continue'));
  await count.tap(button(page, 'Send ₦500.00'));
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(5);
});

test('an account at a bank that was paid before is paid again with five taps', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  await payBank(me, { amount: '1000', pin });
  await open(page, me);
  const count = counter();
  await count.tap(page.getByRole('link', { name: 'Send', exact: true }));
  await count.tap(button(page, /Guaranty Trust Bank$/).first());
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  await page.keyboard.type('500');
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await count.tap(button(page, 'Continue'));
  await count.tap(button(page, 'Send ₦500.00'));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(pin);
  await count.tap(page.getByRole('dialog').getByRole('button', { name: 'Send ₦500.00' }));
  await expect(page.getByRole('heading', { name: /Transfer (Complete|pending)/ })).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(5);
});

test('a stranger registers with sixteen taps at most, and sees the naira wallet first of all', async ({ page }) => {
  let taps = 0;
  await page.exposeFunction('countTap', () => taps++);
  // A field that is gone to is one tap, and so is every button and box; the birthday moves on by itself.
  await page.addInitScript(() => {
    const count = () => void (window as unknown as { countTap(): Promise<void> }).countTap();
    document.addEventListener('click', event => event.detail > 0 && count(), true);
  });
  const person = stranger();
  await page.goto('/register');
  await page.waitForFunction(() => window.wuraHasStarted);
  const type = async (label: string, text: string, options = {}) => {
    await page.getByLabel(label, options).click();
    await page.keyboard.type(text);
  };
  await type('First name', person.firstname);
  await type('Last name', person.lastname);
  await type('Email', person.email);
  await type('Phone number', person.phone);
  await type('Username', person.username);
  await type('Day', '21051994');
  await expect(page.getByLabel('Year')).toHaveValue('1994');
  await button(page, 'Continue').click();
  await type('Password', person.password, { exact: true });
  await type('Confirm password', person.password);
  await button(page, 'Continue').click();
  await type('Full address', person.address);
  await page.getByRole('checkbox').click();
  await button(page, 'Create Account').click();
  await expect(page.getByRole('region', { name: 'Available balance' })).toContainText('₦0.00');
  expect(taps).toBeLessThanOrEqual(16);
});

test('the letters of the main views are made ready before the views are asked for', async ({ page }) => {
  await page.addInitScript(noteReadyLetters);
  const customer = await ada();
  const written = new Set<string>();
  for (const view of [
    '',
    '?view=send-money',
    '?view=deposit',
    '?view=airtime',
    '?view=transactions',
    '?view=bills-menu',
  ]) {
    await open(page, customer, `/wallet${view}`);
    await expect(page.getByRole('main').locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').or(page.getByRole('textbox')).first()).toBeVisible();
    for (const letters of await page.getByRole('main').evaluate(lettersOf)) written.add(letters);
  }
  const missing = async () => {
    const ready = await page.evaluate(() => [...globalThis.readyLetters]);
    return [...written].filter(letters => !ready.includes(letters));
  };
  await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
});

/** What is fitted into its box has whatever size the sum asks for. */
function lettersOf(main: HTMLElement | SVGElement): string[] {
  return [...main.querySelectorAll('*:not(.money-fit, .money-fit *)')]
    .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE))
    .filter(element => element.checkVisibility())
    .map(element => getComputedStyle(element))
    .map(style => `${style.fontSize} ${style.fontWeight} ${style.fontStretch}`);
}

/** Each size and weight that the page has made out of sight. */
function noteReadyLetters(): void {
  globalThis.readyLetters = new Set();
  const note = ({ target }: MutationRecord) => {
    if (!(target instanceof HTMLElement) || target.parentElement?.ariaHidden !== 'true') return;
    const { fontSize, fontWeight, fontStretch } = target.style;
    globalThis.readyLetters.add(`${fontSize} ${fontWeight} ${fontStretch}`);
  };
  new MutationObserver(records => records.forEach(note)).observe(document, {
    subtree: true,
    attributeFilter: ['style'],
  });
}

declare global {
  var readyLetters: Set<string>;
}
