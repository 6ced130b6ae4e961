import { isClean } from './axe.ts';
import { ask, newCustomer, operatorToken, payFromAda, type Person } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';

// Every state is looked at for assistive technology too, in light and in dark.
test.describe.configure({ timeout: 60_000 });

/** Something to tell the customer: staff answers in the chat, as often as the test needs it. */
async function tell({ token }: Person, ...answers: string[]): Promise<void> {
  const staff = await operatorToken();
  const { reference } = await ask<{ reference: string }>('/api/support/messages', {
    token,
    body: { message: 'Hello' },
  });
  const { data } = await ask<{ data: { id: string }[] }>(`/api/operator/messages?q=${reference}`, { token: staff });
  for (const message of answers) {
    await ask(`/api/operator/messages/${data[0]!.id}/reply`, { token: staff, body: { message } });
  }
}

test('a newcomer is welcomed, and reading it takes the dot from the bell', narrow, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await open(page, me, '/profile');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('1 unread')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(1);
  await isClean(page);
  await panel.getByRole('link', { name: /Welcome to Wura/ }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/kyc');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeAttached();
});

test('many are read by pages, and all at once', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await tell(me, ...Array.from({ length: 24 }, (_, n) => `Answer ${n + 1}`));
  await open(page, me, '/profile');
  await page.getByRole('button', { name: 'Notifications, 25 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  await expect(panel.getByText('Answer 24')).toBeVisible();
  await panel.getByRole('button', { name: 'Load more' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(25);
  await expect(panel.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText(/unread/i)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('nothing to tell, and a list that cannot be loaded, are said in words', wide, async ({ page }) => {
  let isBroken = true;
  const nothing = { data: [], nextCursor: null, unread: 0 };
  await page.route('**/api/notifications?*', route =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
      : route.fulfill({ json: nothing }),
  );
  await page.route('**/api/notifications', route =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
      : route.fulfill({ json: nothing }),
  );
  await open(page, await newCustomer({ isVerified: false }), '/profile');
  await page.getByRole('button', { name: /Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toContainText('Could not load your notifications.');
  isBroken = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await isClean(page);
});

test(
  'what happens while the customer looks is told at once, and money only once it is there',
  wide,
  async ({ page }) => {
    const me = await newCustomer();
    const stream = page.waitForRequest('**/api/notifications/stream', { timeout: 30_000 });
    await open(page, me, '/wallet');
    // From its beginning it tells what was not seen yet, so that nothing is missed between the two.
    await stream;
    await payFromAda(me, '1250');
    await expect(page.getByText(/₦1,250\.00/).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('₦1,250.00').first()).toBeVisible();
  },
);
