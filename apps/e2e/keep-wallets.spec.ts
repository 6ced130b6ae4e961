import { ask, newCustomer } from './customers.ts';
import { expectClean } from './clean.ts';
import { expect, open, test, wide } from './fixtures.ts';

test('wallets are added knowing what they can do, and kept in an order of one’s own', wide, async ({ page }) => {
  test.slow();
  const me = await newCustomer({ naira: '9000.00' });
  for (const currency of ['USD', 'EUR']) await ask('/api/wallets', { token: me.token, body: { currency } });
  await open(page, me);
  await expect(page.getByText('Updated just now')).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a wallet' });
  await adding.getByLabel('Currency').click();
  await page.getByRole('option', { name: /Kenyan shilling/ }).click();
  await expect(adding.getByText('Convert to and from your other wallets.')).toBeVisible();
  await expect(adding.getByText(/Converting KSh?\s?1,000(\.00)? costs KSh?\s?5\.00, tax included/)).toBeVisible();
  await expect(adding.getByText(/All wallets together may send ₦/)).toBeVisible();
  await expectClean(page);
  await adding.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(adding).toBeHidden();

  await page
    .getByRole('button', { name: /^(All wallets|See all)$/ })
    .first()
    .click();
  const all = page.getByRole('dialog', { name: 'All wallets' });
  const rows = all.getByRole('list').first().getByRole('link');
  await expect(rows).toHaveCount(4);
  await expectClean(page);

  // By keyboard: the last one up, twice, with focus on the way.
  const up = all.getByRole('button', { name: 'Move Kenyan shilling up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText('Kenyan shilling');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('Kenyan shilling');

  await all.getByRole('button', { name: 'Euro is a favourite' }).click();
  await expect(rows.first()).toContainText('Euro');
  await all.getByRole('button', { name: 'Hide Kenyan shilling' }).click();
  await expect(rows.filter({ hasText: 'Kenyan shilling' })).toContainText('Hidden');
  await all.getByRole('button', { name: 'Close US dollar' }).click();
  await expect(rows).toHaveCount(3);

  // Kept with the account.
  const kept = await ask<{ currency: string; favourite?: true; hidden?: true }[]>('/api/wallets', { token: me.token });
  expect(kept.map(({ currency, favourite, hidden }) => [currency, favourite, hidden])).toEqual([
    ['NGN', undefined, undefined],
    ['EUR', true, undefined],
    ['KES', undefined, true],
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: /Euro/ }).first()).toBeVisible();
  await expect(page.getByText('3 wallets')).toBeVisible();
  await expect(page.getByRole('button', { name: /Kenyan shilling/ })).toHaveCount(0);
});
