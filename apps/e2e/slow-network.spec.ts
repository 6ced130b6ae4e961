import type { Route } from '@playwright/test';
import { newCustomer } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

// What a customer sees while the network is slow or answers nothing, and once it is back.

const failing = { status: 500, json: { message: 'x', code: 'internal', requestId: 'x' } };
const fail = (route: Route) => route.fulfill(failing);

test(
  'what cannot be asked for is not said to be missing, and one press asks again for all of it',
  wide,
  async ({ page }) => {
    const me = await newCustomer({ naira: '1500' });
    for (const path of ['user', 'config']) await page.route(`**/api/${path}`, fail);
    await open(page, me, '/wallet?view=miscellaneous-payment');
    await expect(page.getByText('Could not refresh.')).toBeVisible();
    await expect(page.getByText('There is nothing to ask for here yet')).toHaveCount(0);
    for (const path of ['user', 'config']) await page.unroute(`**/api/${path}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: /^Loans/ })).toBeVisible();

    // Once this device has heard what there is, no lost answer takes it from a menu.
    await page.route('**/api/config', fail);
    await page.goto('/wallet?view=bills-menu');
    await expect(page.getByRole('main').getByRole('link', { name: /^Electricity/ })).toBeVisible();
    await expect(page.getByText('Could not refresh.')).toBeVisible();
    await page.unroute('**/api/config');

    await page.route('**/api/transactions?*', fail);
    await page.goto('/wallet?view=intra-transfer');
    await expect(page.getByText('Could not load those you pay.')).toBeVisible();
    await page.unroute('**/api/transactions?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Could not load those you pay.')).toHaveCount(0);

    await page.route('**/api/notifications/alerts', fail);
    await page.goto('/wallet?view=settings');
    const alerts = page.getByRole('region', { name: 'What you hear of' });
    await expect(alerts.getByRole('alert')).toContainText('Could not load this.');
    await page.unroute('**/api/notifications/alerts');
    await alerts.getByRole('button', { name: 'Retry' }).click();
    await expect(alerts.getByRole('switch', { name: 'Quiet hours' })).toBeVisible();
  },
);

test(
  'while the wallets are awaited a history and a statement have their shape, and what is pressed there stays in place',
  wide,
  async ({ page }) => {
    const me = await newCustomer();
    let letIn = () => {};
    const isLetIn = new Promise<void>(resolve => (letIn = resolve));
    await page.route('**/api/wallets', async route => {
      await isLetIn;
      await route.continue();
    });
    await open(page, me, '/wallet?view=transactions');
    const shape = page.getByRole('main').locator('[aria-busy="true"]');
    await expect(shape).toBeVisible();
    await page.goto('/wallet?view=statements');
    const period = page.getByRole('group', { name: 'Dates' });
    await expect(shape).toBeVisible();
    const before = (await period.boundingBox())!.y;
    letIn();
    await expect(page.getByRole('radio', { name: 'Naira' })).toBeAttached();
    expect((await period.boundingBox())!.y).toBe(before);
  },
);
