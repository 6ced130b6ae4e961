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

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the report is in French too', async ({ page }) => {
    await page.route('**/assets/profile-screen-*.js', route => route.abort());
    await open(page, await newCustomer(), '/wallet?view=profile');
    const report = page.getByRole('link', { name: 'Signaler ceci' });
    await expect(report).toHaveAttribute('href', /^\/fr\/contact-us\?about=/);
  });
});
