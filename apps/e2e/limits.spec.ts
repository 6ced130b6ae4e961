import { ada, ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

test('the limit meter says what is used, what is left, when it starts again, and what verification brings', async ({
  page,
}) => {
  const me = await newCustomer({ naira: '1000.00', isVerified: false });
  const friend = await ada();
  await ask('/api/intra-transfer', {
    token: me.token,
    body: { toAccountNumber: friend.accountNumber, fromWalletId: await nairaWallet(me), amount: '250' },
  });
  await open(page, me, '/wallet?view=profile#limits');
  await expect(page.getByRole('heading', { name: 'Your limits' })).toBeFocused();
  const limits = page.getByRole('region', { name: 'Your limits' });
  await expect(limits).toContainText('Tier 1');
  await expect(limits).toContainText('₦250.00 of ₦50,000.00');
  await expect(limits).toContainText('You can send ₦49,750.00 more today.');
  await expect(limits).toContainText(/Starts again \w{3} \d{1,2} \w{3}, 00:00/);
  await expect(limits).toContainText('₦750.00 of ₦300,000.00');
  await expect(limits.getByRole('heading', { name: 'What tier 2 allows' })).toBeVisible();
  await limits.getByRole('link', { name: 'Verify your identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'KYC Verification' })).toBeVisible();
});

test('a sum over the limit is refused while it is typed, with the sum that would do and the way to a higher limit', async ({
  page,
}) => {
  await open(page, await newCustomer({ isVerified: false }), '/wallet?view=deposit');
  await page.getByLabel('Amount', { exact: true }).fill('60000');
  await expect(page.getByText('You can deposit at most ₦50,000.00 at once.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit Funds' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Raise your limit' })).toBeVisible();

  await page.goto('/wallet?view=send-money');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('60000');
  await expect(page.getByText('₦10,000.00 more than you can send today.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Raise your limit' })).toBeVisible();
  // A thumb that misses the letters by a few pixels meets it all the same.
  const { x, y } = (await page.getByRole('button', { name: 'Use ₦50,000.00' }).boundingBox())!;
  await page.mouse.click(x + 20, y - 8);
  await expect(amount).toHaveValue('50,000');
});

for (const { blockedBy, said, way, leadsTo } of [
  {
    blockedBy: 'identity',
    said: /^Please verify your BVN or NIN/,
    way: 'Verify your identity',
    leadsTo: 'KYC Verification',
  },
  { blockedBy: 'age', said: /^Under 18, money moves only once/, way: 'Link a guardian', leadsTo: 'Guardian' },
  { blockedBy: 'contact', said: /^Please confirm your email address/, way: 'Confirm one of them', leadsTo: 'Security' },
]) {
  test(
    `a customer whose money may not move because of their ${blockedBy} reads it above each form, with the way on`,
    wide,
    async ({ page }) => {
      await page.route('**/api/limits', async route => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), blocked_by: blockedBy } });
      });
      await open(page, await newCustomer({ isVerified: false }), '/wallet?view=deposit');
      const notice = page.getByRole('note').filter({ hasText: said });
      for (const view of [
        'send-money',
        'intra-transfer',
        'airtime-payment',
        'water-payment',
        'conversion',
        'cards',
        'usdt',
        'deposit',
      ]) {
        await page.goto(`/wallet?view=${view}`);
        await expect(notice).toHaveCount(1);
      }
      await notice.getByRole('link', { name: way }).click();
      await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
    },
  );
}
