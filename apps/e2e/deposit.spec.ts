import type { Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { ask, newCustomer, type Person } from './customers.ts';
import { expect, goBackFrom, narrow, open, test, wide } from './fixtures.ts';
import { openCheckout, openTab, sandboxTest } from './sandbox-test.ts';

const deposits = '/wallet?view=deposit';
const submit = (page: Page) => page.getByRole('button', { name: 'Deposit Funds' }).click();
const balanceOf = async (me: Person) =>
  (await ask<{ currency: string; balance: string }[]>('/api/wallets', me)).find(({ currency }) => currency === 'NGN')
    ?.balance;

/** The references this page has begun deposits under. */
function references(page: Page): string[] {
  const begun: string[] = [];
  page.on('request', request => {
    if (!request.url().endsWith('/create-pending-deposit')) return;
    begun.push((request.postDataJSON() as { transaction_ref: string }).transaction_ref);
  });
  return begun;
}

async function payFive(page: Page): Promise<Page> {
  await page.getByRole('radio', { name: '₦5,000' }).check();
  return openCheckout(page, () => submit(page));
}

test('money paid by card arrives, with its receipt and the new balance', async ({ page }) => {
  test.slow();
  const me = await newCustomer();
  const begun = references(page);
  await open(page, me);
  await page
    .getByRole('link', { name: /Deposit|Add Money/ })
    .first()
    .click();
  await expect(page.getByLabel('Email')).toHaveValue(`${me.username.replace('c_', 'c')}@wura.example`);
  await expect(page.getByRole('region', { name: 'Naira wallet' })).toContainText('0 naira');
  const checkout = await payFive(page);
  expect(begun[0]).toMatch(/^DEP_\d{13}_\w{6}$/);
  await expect(checkout.getByText('₦5,000.00', { exact: true })).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay: success' }).click();

  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeFocused();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('₦5,000.00');
  // It is shown in short groups.
  expect((await receipt.innerText()).replaceAll(/\s/g, '').toUpperCase()).toContain(
    begun[0]!.replaceAll('_', '').toUpperCase(),
  );
  await expect(page.getByText('₦5,000.00 is in your naira wallet.')).toBeVisible();
  expect(await balanceOf(me)).toBe('5000.00');
  await page.getByRole('link', { name: 'See the transaction' }).click();
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Card deposit');
});

test('the form says what is wrong in its own words, and what the price is', wide, async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  const amount = page.getByLabel('Amount', { exact: true });
  await submit(page);
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('99.99');
  await submit(page);
  await expect(page.getByText('Minimum deposit amount is ₦100')).toBeVisible();
  await amount.fill('100');
  await page.getByLabel('Email').fill('nobody');
  await submit(page);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByRole('radio', { name: '₦2,000' }).check();
  await expect(amount).toHaveValue('2,000');
  await expect(page.getByText('No fee').filter({ visible: true })).toBeVisible();
});

for (const status of [500, 404]) {
  test(`a customer whose profile cannot be read (${status}) is told once and can deposit all the same`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/api/user', route => {
      asked += 1;
      return route.fulfill({ status, json: { code: 'internal', message: 'x' } });
    });
    await open(page, await newCustomer(), deposits);
    const failed = page.getByText('Failed to fetch user profile');
    await expect(failed).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failed).toHaveCount(0);
    await page.getByLabel('Email').fill('ada@wura.example');
    const checkout = await payFive(page);
    await checkout.getByRole('button', { name: 'Pay: success' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    expect(asked).toBeLessThan(10);
  });
}

for (const [device, width] of Object.entries({ phone: 390, tablet: 834 })) {
  test(`on a ${device} the button stays where it is when the price arrives`, wide, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    const arriving = Promise.withResolvers<void>();
    await page.route('**/api/price?*', async route => {
      await arriving.promise;
      await route.continue();
    });
    await open(page, await newCustomer(), deposits);
    await expect(page.getByText('No deposits yet')).toBeVisible();
    await page.getByRole('radio', { name: '₦5,000' }).check();
    const button = page.getByRole('button', { name: 'Deposit Funds' });
    const before = await button.boundingBox();
    arriving.resolve();
    await expect(page.locator('form').getByText('You will receive')).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('a deposit that cannot begin says so, and that nothing was charged', wide, async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  const answers = [
    { status: 200, json: { success: false }, says: 'Failed to start deposit. Please try again.' },
    { status: 500, json: { code: 'internal', message: 'x' }, says: 'Failed to initialize payment. Please try again.' },
    {
      status: 403,
      json: {
        code: 'limit_exceeded',
        reason: 'deposit_day_limit',
        facts: { left: { amount: '0.00', currency: 'NGN' } },
        message: 'x',
      },
      says: 'more today.',
    },
  ];
  for (const { says, ...answer } of answers) {
    await page.route('**/create-pending-deposit', route => route.fulfill(answer));
    await page.getByRole('radio', { name: '₦500', exact: true }).check();
    await submit(page);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('alert')).toContainText('Your card was not charged.');
    await page.unroute('**/create-pending-deposit');
  }
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Your limits' })).toBeFocused();
});

test('a closed checkout is a cancelled payment', wide, async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  const checkout = await payFive(page);
  await expect(page.getByRole('heading', { name: 'Finish paying in the checkout' })).toBeFocused();
  await checkout.close();
  await expect(page.getByText('Payment was cancelled')).toBeVisible();
  await expect(page.getByText('If your bank charged you, it arrives by itself.')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('5,000');
  await expect(page).not.toHaveURL(/step=/);
  // Who had the focus in the step that went is not left without one.
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeFocused();
});

test('a checkout that was left, or a step back, is a cancelled payment too', wide, async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  const left = await payFive(page);
  await left.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByText('Payment was cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment was cancelled')).toHaveCount(0);
  await payFive(page);
  await goBackFrom(page, /step=pay/);
  await expect(page.getByText('Payment was cancelled')).toBeVisible();
});

sandboxTest('what the bank charged is shown although the checkout was closed', wide, async ({ page, sandbox }) => {
  const me = await newCustomer();
  const begun = references(page);
  await open(page, me, deposits);
  const checkout = await payFive(page);
  await sandbox.pay(begun[0]!);
  await checkout.close();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  expect(await balanceOf(me)).toBe('5000.00');
});

sandboxTest(
  'who comes back to a checkout that was decided meanwhile is shown what came of it, on this device and on another',
  wide,
  async ({ page, browser, sandbox }) => {
    const me = await newCustomer();
    const begun = references(page);
    await open(page, me, deposits);
    await payFive(page);
    const elsewhere = await browser.newPage();
    await open(elsewhere, me, deposits);
    const row = elsewhere.getByRole('region', { name: 'Recent deposits' }).getByRole('listitem');
    await expect(row.getByText('Not paid')).toBeVisible();
    // Where nothing was decided yet the checkout is there as before.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Finish paying in the checkout' })).toBeVisible();
    await sandbox.pay(begun[0]!);
    await row.getByRole('button', { name: 'Check the deposit of ₦5,000.00 again' }).click();
    await expect(row.getByText('Not paid')).toBeHidden();
    await expect(row.getByRole('link')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    expect(await balanceOf(me)).toBe('5000.00');
    await elsewhere.close();
  },
);

test('a declined card says so, offers another one, and says whom to ask', wide, async ({ page }) => {
  const begun = references(page);
  await open(page, await newCustomer(), deposits);
  const checkout = await payFive(page);
  await checkout.getByRole('button', { name: 'Pay: failed' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank declined the card' })).toBeFocused();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await expect(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use bank transfer (free)' })).toBeVisible();
  const support = page.getByRole('link', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', `/wallet?help=chat&about=${begun[0]!}`);
  await page.getByRole('button', { name: 'Try another card' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
});

sandboxTest(
  'a checkout that was not paid is told as not paid, in the list too, until it is asked about again',
  wide,
  async ({ page, sandbox }) => {
    const begun = references(page);
    await open(page, await newCustomer(), deposits);
    const checkout = await payFive(page);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByRole('heading', { name: 'Not paid' })).toBeVisible();
    await expect(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
    const support = page.getByRole('link', { name: 'Contact support' });
    await expect(support).toHaveAttribute('href', `/wallet?help=chat&about=${begun[0]!}`);
    await checkout.close();
    await page.getByRole('link', { name: 'Done' }).click();
    await page.goto(deposits);
    const recent = page.getByRole('region', { name: 'Recent deposits' });
    await expect(recent.getByText('Not paid')).toBeVisible();
    await expect(recent.getByText('Pending')).toHaveCount(0);
    await sandbox.pay(begun[0]!);
    await page.getByRole('button', { name: 'Check the deposit of ₦5,000.00 again' }).click();
    await expect(page.getByText('₦5,000.00 arrived in your naira wallet')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Naira wallet' })).toContainText('5,000 naira');
  },
);

test('a question that fails is not taken for an answer', wide, async ({ page }) => {
  await page.route('**/verify-payment', route =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
  );
  await open(page, await newCustomer(), deposits);
  const checkout = await payFive(page);
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment verification failed. Please try again.' })).toBeVisible();
  await page.unroute('**/verify-payment');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
});

const terse = [
  { success: true, status: 'completed', message: 'Payment verified', says: 'Deposit complete' },
  { success: false, status: 'failed', message: 'x', says: 'Your bank declined the card' },
  { success: false, status: 'pending', message: 'x', says: 'Not paid' },
];
for (const { says, ...answer } of terse) {
  test(`an answer of no more than three fields is shown with what the page knows: ${says}`, wide, async ({ page }) => {
    await page.route('**/verify-payment', route => route.fulfill({ json: answer }));
    await open(page, await newCustomer(), deposits);
    const checkout = await payFive(page);
    await checkout.getByRole('button', { name: 'Pay: success' }).click();
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await expect(page.getByText('₦5,000.00').first()).toBeVisible();
    await expect(page.getByText('Payment verification failed. Please contact support.')).toHaveCount(
      answer.success ? 0 : 1,
    );
  });
}

test('where the call has its older name, that one is asked', wide, async ({ page }) => {
  await page.route('**/api/paystack/verify-payment', route =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'x' } }),
  );
  await open(page, await newCustomer(), deposits);
  const checkout = await payFive(page);
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
});

sandboxTest(
  'a payment that is not what was asked for waits for a person, with a case number',
  wide,
  async ({ page, sandbox }) => {
    const me = await newCustomer();
    const begun = references(page);
    await open(page, me, deposits);
    const checkout = await payFive(page);
    await sandbox.misbehave('verify', 'wrong_amount', { about: begun[0]!, times: 20 });
    await checkout.getByRole('button', { name: 'Pay: success' }).click();
    await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();
    await expect(page.getByText(/^CASE-/)).toBeVisible();
    expect(await balanceOf(me)).toBe('0.00');
  },
);

test('where the browser blocks the checkout, a link opens it', wide, async ({ page, context }) => {
  await page.addInitScript(() => (window.open = () => null));
  await open(page, await newCustomer(), deposits);
  await page.getByRole('radio', { name: '₦5,000' }).check();
  await submit(page);
  await expect(page.getByText('Your browser blocked the checkout window')).toBeVisible();
  const checkout = await openTab(context, () => page.getByRole('link', { name: 'Open the checkout' }).click());
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
});

test(
  'where cards are real the checkout has a window of its own too, and no script of another maker loads',
  wide,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
    });
    await page.route('**/api/config', route => route.fulfill({ json: { mode: 'live' } }));
    await open(page, await newCustomer(), deposits);
    await page.getByRole('radio', { name: '₦5,000' }).check();
    const checkout = await openCheckout(page, () => submit(page));
    await checkout.getByRole('button', { name: 'Pay: success' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]));
  },
);

sandboxTest(
  'a checkout that says nothing is paid all the same: the page goes on, and closes it',
  wide,
  async ({ page, sandbox }) => {
    const begun = references(page);
    await open(page, await newCustomer(), deposits);
    const checkout = await payFive(page);
    await sandbox.pay(begun[0]!, { isTold: true });
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    await expect.poll(() => checkout.isClosed()).toBe(true);
  },
);

test('without a naira wallet one is opened here, and what was typed stays', wide, async ({ page }) => {
  const naira = { id: 'wal_1', name: 'Naira', currency: 'NGN', balance: '0.00' };
  let wallets: unknown[] = [];
  await page.route('**/api/wallets', route => {
    if (route.request().method() === 'GET') return route.fulfill({ json: wallets });
    expect(route.request().postDataJSON()).toEqual({ currency: 'NGN' });
    wallets = [naira];
    return route.fulfill({ status: 201, json: naira });
  });
  await open(page, await newCustomer(), deposits);
  await page.getByRole('radio', { name: '₦2,000' }).check();
  await expect(page.getByText('No NGN wallet found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit Funds' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Create NGN Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a wallet' });
  await expect(dialog.getByLabel('Currency')).toContainText('Naira');
  await dialog.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByRole('region', { name: 'Naira wallet' })).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('2,000');
});

sandboxTest(
  'an account number of one’s own is opened in one press, and money sent there arrives',
  narrow,
  async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const me = await newCustomer();
    await open(page, me, deposits);
    await page.getByRole('tab', { name: 'Bank transfer' }).click();
    await page.getByRole('button', { name: 'Get my account number' }).click();
    const account = page.getByRole('region', { name: 'Your account for deposits' });
    await expect(account.getByText(/^\d{4} \d{3} \d{3}$/)).toBeVisible();
    await expect(account).toBeFocused();
    await expect(account.getByText('Money sent there arrives in your naira wallet.')).toBeVisible();
    await account.getByRole('button', { name: 'Copy account number' }).click();
    await expect(account.getByRole('button', { name: 'Copied' })).toBeVisible();
    const number = await page.evaluate(() => navigator.clipboard.readText());
    expect(number).toMatch(/^\d{10}$/);
    await sandbox.transferIn(number, 7500);
    await expect.poll(() => balanceOf(me), { timeout: 10_000 }).toBe('7500.00');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Bank transfer' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Recent deposits' })).toContainText('From MUSA TUNDE SANI');
  },
);

test('a deposit is made by keyboard alone', wide, async ({ page }) => {
  await open(page, await newCustomer(), deposits);
  await page.getByRole('tab', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Bank transfer' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Card' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '₦500', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '₦1,000' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  const checkout = await openCheckout(page, () => page.keyboard.press('Enter'));
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeFocused();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Done' })).toBeFocused();
});

test('every step of a deposit is clean for assistive technology and fits its width', async ({ page }) => {
  test.slow();
  const size = page.viewportSize()!;
  await open(page, await newCustomer(), deposits);
  await submit(page);
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  const checkout = await payFive(page);
  await expectClean(page);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'Not paid' })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  await page.goto(`${deposits}&way=transfer`);
  await page.getByRole('button', { name: 'Get my account number' }).click();
  await expect(page.getByRole('region', { name: 'Your account for deposits' })).toBeVisible();
  await expectClean(page);
});
