import type { Locator } from '@playwright/test';
import { ada, ask, bankAccount, newCustomer, payBank, type Person } from './customers.ts';
import { expect, open, reviewTransfer, test } from './fixtures.ts';

// The smallest laptop that is still common. What a person has to press next is seen there without scrolling.
test.use({ viewport: { width: 1366, height: 768 } });

const pin = '2580';

const isSeen = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 });

/** A customer with recents and saved accounts, which stand above the form. */
async function regular(): Promise<Person> {
  const me = await newCustomer({ naira: '90000.00' });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  await payBank(me, { amount: '1000', pin });
  await ask('/api/beneficiaries', { token: me.token, body: bankAccount });
  return me;
}

/** Whether the drawn bank covers a letter of whose account it is. */
function badgeOnInitials(button: HTMLElement): boolean {
  const letters = document.createRange();
  letters.selectNodeContents(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()!);
  const [text, badge] = [letters.getBoundingClientRect(), button.querySelector('.absolute')!.getBoundingClientRect()];
  return badge.left < text.right && badge.top < text.bottom;
}

test('on a small laptop a bank transfer shows its next step in every step, however much stands above it', async ({
  page,
}) => {
  await open(page, await regular(), '/wallet?view=send-money');
  const saved = page.getByRole('region', { name: 'Saved accounts' }).getByRole('listitem').getByRole('button');
  await expect(saved).toContainText(/^\w+Bello Halima/);
  expect(await saved.evaluate(badgeOnInitials), 'the badge of the bank lies on the initials').toBe(false);
  await isSeen(page.getByRole('button', { name: 'Continue' }));
  await page.getByLabel('Bank', { exact: true }).click();
  await page.locator('input[role=combobox]').fill('zenith');
  await page.getByRole('option', { name: /Zenith/ }).click();
  await page.getByLabel('Account number').fill('2012345678');
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('12000');
  await isSeen(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  // Never paid before, so a caution stands there as well.
  await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
  await isSeen(page.getByRole('button', { name: 'Send ₦12,000.00' }));
  await page.getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦12,000.00' }).click();
  await expect(page.getByRole('heading', { name: /Transfer (Complete|pending)/ })).toBeVisible();
  for (const name of ['Share receipt', 'Done']) await isSeen(page.getByText(name, { exact: true }));
});

test('on a small laptop a transfer to a customer shows its next step in every step', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  await open(page, me, '/intra-transfer');
  await isSeen(page.getByRole('button', { name: 'Continue' }));
  await reviewTransfer(page, { to: await ada(), amount: '500' });
  await isSeen(page.getByRole('button', { name: 'Send ₦500.00' }));
  await page.getByRole('button', { name: 'Send ₦500.00' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  for (const name of ['Share receipt', 'Done']) await isSeen(page.getByText(name, { exact: true }));
});
