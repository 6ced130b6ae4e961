import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('a wrong password clears and focuses the password, and says no more than it must', async ({ page }) => {
  const person = await newCustomer();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('Sign in to continue')).toBeVisible();
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Pass-1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('while no customer can be let in it is said in words, and what was typed is there to be sent again', async ({
  page,
}) => {
  const person = await newCustomer();
  await page.route('**/api/login', route =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'x', requestId: 'x' } }),
  );
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('We are very busy. Please try again in a moment.');
  await page.unroute('**/api/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/wallet/);
});

test('on a slow phone two presses sign in once', async ({ page }) => {
  const person = await newCustomer();
  let asked = 0;
  page.on('request', request => (asked += Number(request.url().endsWith('/api/login'))));
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  // What the wallet is made of does not come before both presses are over.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async route => {
    await pressed.promise;
    await route.continue();
  });
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await signIn.click({ timeout: 3_000 }).catch(() => undefined);
  pressed.resolve();
  await expect(page).toHaveURL(/\/wallet/);
  expect(asked).toBe(1);
});

test('the dial code shows before digits only, and goes over the wire', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/login', async route => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } });
  });
  await page.goto('/login');
  const identifier = page.getByLabel('Phone or username');
  await identifier.fill('ada');
  await expect(page.getByText('+234', { exact: true })).toHaveCount(0);
  await identifier.fill('08031234567');
  await expect(page.getByText('+234', { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Whatever-1');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed');
  expect(sent).toEqual([{ identifier: '+23408031234567', password: 'Whatever-1', remember: true }]);
});

test('while it signs in, the button says so and cannot be pressed again', async ({ page }) => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route('**/api/login', async route => {
    calls++;
    await answered;
    await route.fulfill({ status: 401, json: { code: 'invalid_credentials', message: 'Invalid credentials' } });
  });
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('Whatever-1');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Signing In...')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  answer();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(calls).toBe(1);
});

const guarded = [
  '/profile',
  '/intra-transfer',
  '/airtime-payment',
  '/data-payment',
  '/electricity-payment',
  '/tv-payment',
  '/kyc',
];

test('a visitor is led away from what needs a token, and from paths that are none', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  for (const path of ['/wallet', '/no/such/page', '/no/login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('a customer is led from the sign-in pages to the wallet, and from unbuilt rooms too', async ({ page }) => {
  await open(page, await newCustomer());
  for (const path of ['/', '/login', '/register', '/wallet?view=nothing', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL('/wallet');
  }
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('when the session ends, sign-in leads back to the screen and its unfinished form', async ({ page }) => {
  const person = await newCustomer();
  await open(page, person, '/intra-transfer');
  await page.getByLabel('Amount').fill('750');
  await page.route('**/api/users/search-by-account**', route =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Please sign in to continue.' } }),
  );
  await page.getByLabel('Account number').fill('1234567890');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in to continue.')).toBeVisible();
  await page.getByLabel('Phone or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/intra-transfer');
  await expect(page.getByRole('heading', { level: 1, name: 'Intra Transfer' })).toBeFocused();
  await expect(page.getByLabel('Amount')).toHaveValue('750');
  await expect(page.getByLabel('Account number')).toHaveValue('1234 567 890');
});

test('a payment confirmed after the session ended leads to sign-in, and from there back to its form', async ({
  page,
}) => {
  const [payer, payee] = [await newCustomer({ naira: '5000.00' }), await newCustomer()];
  await open(page, payer, '/intra-transfer');
  await page.getByLabel('Account number').fill(payee.accountNumber);
  await expect(page.getByText(payee.name).first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('750');
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Send ₦750.00' });
  await expect(confirm).toBeVisible();
  await ask('/api/logout', { token: payer.token, method: 'POST' });
  await confirm.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in to continue.')).toBeVisible();
  await page.getByLabel('Phone or username').fill(payer.username);
  await page.getByLabel('Password', { exact: true }).fill(payer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/intra-transfer');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('750');
});

test('a tab under which another customer has signed in shows that customer, and nothing of the one before', async ({
  page,
}) => {
  const [before, after] = [await newCustomer({ naira: '1500' }), await newCustomer()];
  await open(page, before, '/intra-transfer');
  await page.getByLabel('Account number').fill(after.accountNumber);
  await expect(page.getByText('Wura customer', { exact: true })).toBeVisible();
  // Two tabs that sign in at once, or one that slept through it all, never hear that nobody was signed in between.
  const other = await page.context().newPage();
  await other.goto('/terms');
  await other.evaluate(token => localStorage.setItem('token', token), after.token);
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByText('₦0.00').first()).toBeVisible();
  await expect(page.getByText('₦1,500.00')).toHaveCount(0);
  await page.goto('/intra-transfer');
  await expect(page.getByLabel('Account number')).toHaveValue('');
});

test('two minutes before an idle session ends, one press extends it', async ({ page }) => {
  await page.clock.install();
  await open(page, await newCustomer());
  await expect(page.getByText(/^1 wallet/)).toBeVisible();
  // A call that is answered after the leap is a use at its far end, and the next half hour begins there.
  await expect(async () => {
    await page.clock.fastForward('28:30');
    await page.getByRole('button', { name: 'Stay signed in' }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
