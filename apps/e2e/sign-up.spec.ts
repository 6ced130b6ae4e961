import { expectClean } from './clean.ts';
import { newCustomer, register, stranger } from './customers.ts';
import { expect, goBackFrom, open, test } from './fixtures.ts';

const infoMessages = [
  'First name must be at least 2 characters',
  'Last name must be at least 2 characters',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Username must be 3-20 characters (letters, numbers, underscore only)',
  'You must be at least 13 years old',
];

test('every step says what is wrong in its own words, and Back forgets it', async ({ page }) => {
  const me = stranger();
  await page.goto('/register');
  const next = page.getByRole('button', { name: 'Continue' });
  const saying = (text: string) => page.locator('form p').filter({ hasText: text }).last();

  await next.click();
  for (const message of infoMessages) await expect(saying(message)).toBeVisible();
  await expect(page.getByText('There are 6 things to correct')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('A');
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Last name').focus();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('First name').fill('Chinedu');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(me.email);
  await page.getByLabel('Phone number').fill(me.phone);
  await expect(page.getByText('+234', { exact: true })).toBeVisible();
  await page.getByLabel('Country').selectOption('GH');
  await expect(page.getByText('+233', { exact: true })).toBeVisible();
  await page.getByLabel('Country').selectOption('NG');
  await page.getByLabel('Username').fill(me.username);
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 12));
  await next.click();
  await expect(saying('You must be at least 13 years old')).toBeVisible();
  await page.getByLabel('Year').fill('1990');
  await next.click();

  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Security' })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await next.click();
  await expect(saying('Password must be 8+ chars with uppercase, lowercase, and number')).toBeVisible();
  await expect(saying('Passwords do not match')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Chinedu');
  await next.click();
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  // A common one and one's own name keep every rule, and are said to be easy to guess while they are typed.
  for (const guessable of ['Password1', 'Chinedu90']) {
    await page.getByLabel('Password', { exact: true }).fill(guessable);
    await expect(saying('This password is easy to guess. Please choose another one')).toBeVisible();
  }
  await page.getByLabel('Confirm password').fill('Chinedu90');
  await next.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByLabel('Confirm password').fill(me.password);
  await next.click();

  // The browser's Back leads to the step before, too, with what was typed on it.
  await goBackFrom(page, /third=address/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(me.password);
  await goBackFrom(page, /second=security$/);
  await expect(page.getByLabel('First name')).toHaveValue('Chinedu');
  for (const heading of ['Step 2 of 3: Security', 'Step 3 of 3: Address']) {
    await next.click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  }

  // The phone number's country is proposed, and can be taken back.
  await expect(page.getByLabel('Country')).toHaveValue('NG');
  await page.getByLabel('Country').selectOption('');
  await page.getByLabel('Full address').fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(saying('Please select a country')).toBeVisible();
  await expect(saying('Please provide a complete address')).toBeVisible();
  await expect(saying('You must agree to the terms and conditions')).toBeVisible();
});

test('what is typed before the page has woken up is kept, every part of it', async ({ page }) => {
  const me = stranger();
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async route => {
    await typed;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  const filled: [string, string][] = [
    ['First name', me.firstname],
    ['Email', me.email],
    ['Username', me.username],
    ['Day', '21'],
    ['Month', '5'],
  ];
  for (const [label, text] of filled) await page.getByLabel(label).fill(text);
  release();
  await page.waitForFunction(() => (window as { wuraHasStarted?: true }).wuraHasStarted);
  await page.getByLabel('Year').fill('1994');
  for (const [label, text] of filled) await expect(page.getByLabel(label)).toHaveValue(text);
  await page.getByLabel('Last name').fill(me.lastname);
  await page.getByLabel('Phone number').fill(me.phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Security' })).toBeFocused();
});

test('a registration that is left in the middle is there again, but for its password', async ({ page }) => {
  const me = stranger();
  await page.goto('/register');
  await page.getByLabel('First name').fill(me.firstname);
  await page.getByLabel('Last name').fill(me.lastname);
  await page.getByLabel('Email').fill(me.email);
  await page.getByLabel('Phone number').fill(me.phone);
  await page.getByLabel('Username').fill(me.username);
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1994');
  const next = page.getByRole('button', { name: 'Continue' });
  const password = page.getByLabel('Password', { exact: true });
  await next.click();
  await password.fill(me.password);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(me.firstname);
  await expect(page.getByLabel('Username')).toHaveValue(me.username);
  await expect(page.getByLabel('Year')).toHaveValue('1994');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Security' })).toBeFocused();
  await expect(password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    me.password,
  );
});

test('a username that is taken leads back to its field on the first step', async ({ page }) => {
  const taken = await newCustomer();
  const me = stranger();
  await register(page, { ...me, username: taken.username });
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('when the service fails, the form says so and keeps what was typed', async ({ page }) => {
  const me = stranger();
  await page.route('**/api/register', route =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
  );
  await register(page, me);
  await expect(page.getByRole('alert')).toContainText('Registration or login failed');
  await expect(page.getByLabel('Full address')).toHaveValue(me.address);
});

test('whoever agreed to an earlier wording of the terms is asked again, and can put it off', async ({ page }) => {
  const customer = await newCustomer();
  let isDue = true;
  await page.route('**/api/user', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), terms_due: isDue } });
  });
  await open(page, customer, '/wallet');
  const asked = page.getByRole('dialog', { name: 'Our terms have changed' });
  await expect(asked.getByRole('link', { name: /Read the terms/ })).toHaveAttribute('href', '/terms');
  await expectClean(page);
  await asked.getByRole('button', { name: 'Later' }).last().click();
  await expect(asked).toBeHidden();
  await page.reload();
  await expect(asked).toBeVisible();
  isDue = false;
  await asked.getByRole('button', { name: 'I agree' }).click();
  await expect(asked).toBeHidden();
});
