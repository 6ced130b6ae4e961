import { ask, newCustomer, signIn } from './customers.ts';
import { expect, goBackFrom, open, reviewTransfer, test } from './fixtures.ts';

test('the form says what is missing in its own words', async ({ page }) => {
  const me = await newCustomer({ naira: '100.00' });
  await open(page, me, '/intra-transfer');
  const account = page.getByLabel('Account number');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter an account number')).toBeVisible();
  await expect(page.getByText('Please enter a valid amount')).toBeVisible();
  await expect(account).toBeFocused();
  await account.fill('1234567890');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please search and select a valid user')).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('User not found')).toBeVisible();
  await account.fill(me.accountNumber);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await page.getByLabel('Amount').fill('100.01');
  await page.getByLabel('Amount').blur();
  await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('100');
});

test('a search that fails says how', async ({ page }) => {
  await open(page, await newCustomer(), '/intra-transfer');
  const answers = [
    { status: 501, says: 'User search endpoint not implemented on server' },
    { status: 500, says: 'Failed to search user' },
  ];
  for (const { status, says } of answers) {
    await page.route('**/search-by-account**', route =>
      route.fulfill({ status, json: { code: 'internal', message: 'x' } }),
    );
    await page.getByLabel('Account number').fill('');
    await page.getByLabel('Account number').fill('1234567890');
    await expect(page.getByText(says)).toBeVisible();
    await page.unroute('**/search-by-account**');
  }
});

test('on a slow network a number that is corrected is looked up, and a press meanwhile is not lost', async ({
  page,
}) => {
  const [payer, payee] = [await newCustomer({ naira: '5000.00' }), await newCustomer()];
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/users/search-by-account**', route => arrival.promise.then(() => route.continue()));
  await open(page, payer, '/intra-transfer');
  await page.getByLabel('Account number').fill('1234567890');
  await page.getByLabel('Account number').fill(payee.accountNumber);
  await page.getByLabel('Amount', { exact: true }).fill('750');
  await page.getByRole('button', { name: 'Continue' }).click();
  arrival.resolve();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send ₦750.00' })).toBeVisible();
});

test('without any wallet a transfer asks for one', async ({ page }) => {
  const friend = await newCustomer();
  await page.route('**/api/wallets', route => route.fulfill({ json: [] }));
  await open(page, await newCustomer(), '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '5' });
  await expect(page.getByText('Please select a wallet to transfer from')).toBeVisible();
});

test('a payment above the threshold asks for the PIN, and a wrong one costs a try and nothing else', async ({
  page,
}) => {
  const me = await newCustomer({ naira: '15000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
  const friend = await newCustomer();
  const keys: (string | undefined)[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/intra-transfer')) keys.push(request.headers()['idempotency-key']);
  });
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '12000' });
  await page.getByRole('button', { name: 'Send ₦12,000.00' }).click();

  const pin = page.getByLabel('4-digit PIN');
  await expect(pin).toBeFocused();
  await pin.fill('1111');
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await expect(pin).toHaveValue('');
  await expect(pin).toBeFocused();
  await pin.fill('2580');
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a customer without a PIN sets one in the middle of the payment when it is needed', async ({ page }) => {
  const me = await newCustomer({ naira: '500.00' });
  const friend = await newCustomer();
  let isFirst = true;
  await page.route('**/api/intra-transfer', route => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({
      status: 403,
      json: { code: 'pin_not_set', message: 'Please set a transaction PIN first.' },
    });
  });
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '500' });
  await page.getByRole('button', { name: 'Send ₦500.00' }).click();
  await page.getByLabel('New PIN').fill('2580');
  await page.getByLabel('Confirm PIN').fill('2580');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
});

test('an answer lost on the way is looked up, and the payment is not made again', async ({ page }) => {
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  let isHeldBack = true;
  await page.route('**/api/intra-transfer', async route => {
    // The server does the work; only its answer never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/transactions/by-key/**', route => (isHeldBack ? route.abort() : route.continue()));
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '250' });
  await page.getByRole('button', { name: 'Send ₦250.00' }).click();
  await expect(
    page.getByText('We lost the connection. We are checking this transfer; do not send again.'),
  ).toBeVisible();
  isHeldBack = false;
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  const there = await signIn(friend.username, friend.password);
  const history = await ask<{ data: unknown[] }>('/api/transactions', there);
  expect(history.data).toHaveLength(1);
});

test('a payment that never arrived is told as not sent after half a minute, with the form kept', async ({ page }) => {
  await page.clock.install();
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  await page.route('**/api/intra-transfer', route => route.abort('connectionreset'));
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '250' });
  await page.getByRole('button', { name: 'Send ₦250.00' }).click();
  await expect(page.getByText('We are checking this transfer')).toBeVisible();
  // Each look at the screen lets two seconds pass on the page's clock, which is how often it asks.
  const nothingSent = async () => {
    await page.clock.runFor(2000);
    return page.getByText('Nothing was sent.').isVisible();
  };
  await expect.poll(nothingSent, { intervals: [100], timeout: 15_000 }).toBe(true);
  await expect(page.getByText('Nothing was sent.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('250');
});

test('offline, nothing is sent and the form says so', async ({ page, context }) => {
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '250' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send ₦250.00' }).click();
  await expect(page.getByText('You are offline. Nothing was sent.')).toBeVisible();
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('250');
  await context.setOffline(false);
});

test('a refusal of the server returns to the form with the values kept', async ({ page }) => {
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  await page.route('**/api/intra-transfer', route =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x', requestId: 'req-1' } }),
  );
  await open(page, me, '/intra-transfer');
  await reviewTransfer(page, { to: friend, amount: '250' });
  await page.getByRole('button', { name: 'Send ₦250.00' }).click();
  await expect(page.getByRole('alert')).toContainText('Transfer failed. Please try again.');
  await expect(page.getByRole('alert')).toContainText('No money left your wallet.');
  await expect(page.getByLabel('Amount')).toHaveValue('250');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Back from the review keeps the form, and Back after the receipt leaves the flow', async ({ page }) => {
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  await open(page, me);
  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  await reviewTransfer(page, { to: friend, amount: '250' });
  await goBackFrom(page, /step=review/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('250');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send ₦250.00' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  await goBackFrom(page, /step=receipt/);
  await expect(page).toHaveURL('/wallet');
});

test('the whole transfer is done by keyboard alone', async ({ page }) => {
  const me = await newCustomer({ naira: '900.00' });
  const friend = await newCustomer();
  await open(page, me);
  await expect(page.getByText(/^1 wallet/)).toBeVisible();
  const focused = page.locator(':focus');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) > 0 && name.test((await focused.first().ariaSnapshot()).split('\n')[0] ?? '')) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo(/^- link "Transfer"/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Intra Transfer' })).toBeFocused();
  await tabTo(/Account number/);
  await page.keyboard.type(friend.accountNumber);
  await expect(page.getByText('Wura customer', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('125.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(/Send ₦125.50/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
});
