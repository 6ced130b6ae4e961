import { expectClean } from './clean.ts';
import { newCustomer } from './customers.ts';
import { expect, loudTest as test, open } from './fixtures.ts';

test('a view that does not load says so in the words of the specification, with the ways on', async ({ page }) => {
  await page.route('**/assets/profile-screen-*.js', route => route.abort());
  await open(page, await newCustomer());
  await page.goto('/wallet?view=profile');
  const failed = page.getByRole('alert');
  await expect(failed.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  const said = await failed.getByRole('paragraph').innerText();
  expect(said).toContain('dynamically imported module');
  await expect(failed.getByRole('link', { name: 'Go to wallet' })).toHaveAttribute('href', '/wallet');
  await expectClean(page);

  await failed.getByRole('link', { name: 'Report this' }).click();
  await expect(page).toHaveURL(/\/contact-us\?about=/);
  await expect(page.getByLabel('Message')).toHaveValue(`About: ${said}, /wallet?view=profile\n\n`);
});

test('the rest of the wallet goes on around it, and a second try may do', async ({ page }) => {
  let isBroken = true;
  await page.route('**/assets/profile-screen-*.js', route => (isBroken ? route.abort() : route.continue()));
  await open(page, await newCustomer(), '/wallet?view=profile');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a build that has gone away is reloaded once, and the screen is there', async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/profile-screen-*.js', route =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open(page, await newCustomer());
  page.on('framenavigated', () => (isGone = false));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Profile|Settings/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Profile|Settings/ })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('a file that the wallet starts with is asked for again, and lost a second time, the page says so', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/root-*.js', route => (isLost ? route.abort('connectionreset') : route.continue()));
  page.once('requestfailed', () => page.once('framenavigated', () => (isLost = false)));
  await open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.getByText('₦75.25').first()).toBeVisible();
  isLost = true;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This page has not arrived in full.');
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('₦75.25').first()).toBeVisible();
  await expect(page.getByText('This page has not arrived in full.')).toHaveCount(0);
});

test('a page that takes longer than ten seconds says so, and goes on when it is there', async ({ page }) => {
  await page.clock.install();
  let arrive = () => {};
  const arrival = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/assets/root-*.js', route => arrival.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Language')).toBeVisible();
  // The page may be drawn before the script that watches over it has run: its ten seconds begin then.
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(page.getByRole('alert')).toContainText('This page has not arrived in full.', { timeout: 500 });
  }).toPass();
  arrive();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Language').selectOption('Français');
  await expect(page.getByRole('heading', { name: 'Heureux de vous revoir' })).toBeVisible();
});

test('a part that has gone with its build comes by itself, and what was typed beside it is still there', async ({
  page,
}) => {
  let isGone = true;
  await page.route('**/assets/people-dialog-*.js', route =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const [me, friend] = [await newCustomer({ naira: '900' }), await newCustomer()];
  await open(page, me, '/intra-transfer');
  await page.getByLabel('Account number').fill(friend.accountNumber);
  await page.getByRole('button', { name: `Save ${friend.name}` }).click();
  await page.getByLabel('Amount', { exact: true }).fill('750');
  page.on('framenavigated', () => (isGone = false));
  await page.getByRole('region', { name: 'Saved people' }).getByRole('button', { name: 'Manage' }).click();
  await expect.poll(() => isGone).toBe(false);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('750');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('a screen that was never opened says without a network that it cannot be, and comes when there is one', async ({
  page,
  context,
}) => {
  await page.route('**/assets/profile-screen-*.js', route => route.abort());
  await open(page, await newCustomer({ naira: '75.25' }));
  await expect(page.getByText('₦75.25').first()).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState({}, '', '/wallet?view=profile');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('alert').getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByText('dynamically imported')).toHaveCount(0);
  await page.unroute('**/assets/profile-screen-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the report is in French too', async ({ page }) => {
    await page.route('**/assets/profile-screen-*.js', route => route.abort());
    await open(page, await newCustomer(), '/wallet?view=profile');
    const report = page.getByRole('link', { name: 'Signaler ceci' });
    await expect(report).toHaveAttribute('href', /^\/fr\/contact-us\?about=/);
  });
});
