import type { Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { ada, newCustomer, review, strangersBvn, submitKyc } from './customers.ts';
import { expect, fillDetails, open, reviewTransfer, test, wide } from './fixtures.ts';

type Visit = (page: Page) => Promise<void>;

/** Every screen in the states a customer meets; a visit ends when the screen is really there. */
const screens: Record<string, Visit> = {
  login: async page => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter your password')).toBeVisible();
  },
  register: async page => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('There are 6 things to correct')).toBeVisible();
  },
  'about us': async page => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'forgot password': async page => {
    await page.goto('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  wallets: async page => {
    await open(page, await ada());
    await expect(page.getByRole('img', { name: /Last 30 days/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem').first()).toBeVisible();
  },
  'add wallet': async page => {
    await open(page, await ada());
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Currency').click();
    await expect(page.getByRole('listbox', { name: 'Currency' })).toBeVisible();
  },
  'transaction detail': async page => {
    await open(page, await ada());
    await page
      .getByRole('region', { name: 'Recent Transactions' })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText('What happened')).toBeVisible();
  },
  transfer: async page => {
    await open(page, await ada(), '/intra-transfer');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please enter an account number')).toBeVisible();
  },
  review: async page => {
    await open(page, await ada(), '/intra-transfer');
    await reviewTransfer(page, { to: await newCustomer(), amount: '1' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  receipt: async page => {
    await open(page, await ada(), '/intra-transfer');
    await reviewTransfer(page, { to: await newCustomer(), amount: '1' });
    await page.getByRole('button', { name: 'Send ₦1.00' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  },
  'verification, its first step': async page => {
    await open(page, await newCustomer({ isVerified: false }));
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please fill in all required fields: Full name')).toBeVisible();
  },
  'verification, its documents': async page => {
    await open(page, await newCustomer({ isVerified: false }), '/kyc');
    await fillDetails(page);
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('Please capture a selfie image.')).toBeVisible();
  },
  'verification, the camera': async page => {
    await open(page, await newCustomer({ isVerified: false }), '/kyc');
    await fillDetails(page);
    await page.getByRole('button', { name: 'Take photo Selfie' }).click();
    await expect(page.getByRole('button', { name: 'Take the photo' })).not.toHaveAttribute('aria-disabled');
  },
  'verification, under review': async page => {
    const person = await newCustomer({ isVerified: false });
    await submitKyc(person, { bvn: strangersBvn() });
    await open(page, person);
    await expect(page.getByText(/reviewed/)).toBeVisible();
  },
  'verification, not accepted yet': async page => {
    const person = await newCustomer({ isVerified: false });
    await submitKyc(person, { bvn: strangersBvn() });
    const fields = { full_name: 'It is not the name on the document.', selfie_image: 'Your face is in the shade.' };
    await review(person, { status: 'rejected', adminNotes: 'Nearly there.', fields });
    await open(page, person);
    await expect(page.getByText('Please review the feedback and resubmit.')).toBeVisible();
  },
  profile: async page => {
    await open(page, await ada(), '/profile');
    await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible();
  },
  security: async page => {
    await open(page, await newCustomer(), '/wallet?view=security');
    await expect(page.getByText('This device', { exact: true })).toHaveCount(2);
    await expect(page.getByText('One payment, at most')).toBeVisible();
  },
};

for (const [name, visit] of Object.entries(screens)) {
  test(`${name} is clean for assistive technology in light and dark, and fits its width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await visit(page);
    await expectClean(page);
  });
}

test('no list that a new customer meets is announced without a thing in it', wide, async ({ page }) => {
  // The line of the notifications is never idle.
  await page.route('**/api/notifications/stream', route => route.fulfill({ status: 204 }));
  await open(page, await newCustomer());
  for (const view of ['deposit', 'security', 'settings', 'bills-menu', 'transactions', 'notifications', 'profile']) {
    await page.goto(`/wallet?view=${view}`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await expect(page.locator(':is(ul, ol):not(:has(> li, > [role="option"]))'), view).toHaveCount(0);
  }
});
