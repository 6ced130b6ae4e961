import { newCustomer } from './customers.ts';
import { expect, loudTest, open, test } from './fixtures.ts';

const publicPages = [
  '/features',
  '/features?usdt',
  '/about-us',
  '/contact-us',
  '/fees',
  '/status',
  '/terms',
  '/privacy',
];
const languages = ['', '/fr', '/es'];

test.describe('the landing page', () => {
  test('is led to sign-in below 768 pixels, and stands from there on', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Naira here\.\s*Dollars there\.\s*One wallet\./);
  });

  test('leads a customer to the wallet, also when it is brought back', async ({ page }) => {
    await page.goto('/about-us');
    await page.goto('/');
    await open(page, await newCustomer(), '/');
    await expect(page).toHaveURL('/wallet');
    for (const language of ['/fr', '/es']) {
      await page.goto(language);
      await expect(page).toHaveURL('/wallet');
    }
  });

  test('becomes the wallet when somebody signs in beside it', async ({ page, context }) => {
    const { token } = await newCustomer();
    await page.goto('/');
    const beside = await context.newPage();
    await beside.goto('/terms');
    await beside.evaluate(value => localStorage.setItem('token', value), token);
    await expect(page).toHaveURL('/wallet');
  });
});

test('sign-in and registration lead a customer to the wallet', async ({ page }) => {
  const customer = await newCustomer();
  for (const address of ['/login', '/register']) {
    await open(page, customer, address);
    await expect(page).toHaveURL('/wallet');
  }
});

test('any other path leads home and says why', async ({ page }) => {
  for (const path of ['/nowhere', '/features/loans', '/fr/nowhere', '/wallet-of-gold/deep?x=1#y', '/index.php?x=1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    const notice = page.getByText('That page was not found.');
    await expect(notice).toBeVisible();
    // "Sign in" is written in light letters on the cloth, which the notice must not push out from under it.
    expect((await page.locator('.on-cloth').first().boundingBox())!.y).toBeLessThanOrEqual(0);
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
  }
  await page.reload();
  await expect(page.getByText('That page was not found.')).toBeHidden();
});

test('any other path on a phone says so at sign-in, and to a customer in the wallet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('That page was not found.')).toBeVisible();
  await open(page, await newCustomer(), '/nowhere');
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByText('That page was not found.')).toBeVisible();
});

test.describe('the public header and footer', () => {
  test('stand on every page for visitors, in every language', async ({ page }) => {
    for (const language of languages) {
      for (const address of publicPages) {
        await page.goto(language + address);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('.for-customers')).toBeHidden();
      }
    }
  });

  test('are not on sign-in, registration and the forgotten password', async ({ page }) => {
    for (const address of ['/login', '/register', '/forgot-password']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
    }
  });

  test('are not there for a customer, who is shown the way back to the wallet', async ({ page }) => {
    const customer = await newCustomer();
    for (const address of publicPages) {
      await open(page, customer, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Go to wallet' })).toHaveAttribute('href', '/wallet');
    }
  });
});

test('every page for visitors has an address in each language, and its footer leads there', async ({ page }) => {
  await page.goto('/features?usdt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/features?usdt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/features?usdt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/features?usdt');
});

loudTest('a page that breaks says so, and leads on', async ({ page }) => {
  const body = 'export default () => { throw new Error("Broken on purpose") }';
  await page.route(/\/assets\/register-[^/]*\.js$/, route => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to wallet' })).toHaveAttribute('href', '/wallet');
  await expect(page.getByRole('link', { name: 'Report this' })).toHaveAttribute(
    'href',
    '/contact-us?about=Broken%20on%20purpose%2C%20%2Fregister',
  );
});
