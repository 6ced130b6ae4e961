import { newCustomer } from './customers.ts';
import { cleanSteps } from './clean.ts';
import { expect, open, test } from './fixtures.ts';

test('a stranger pays a link from the asker’s screen, and both see it paid', async ({ page, browser, baseURL }) => {
  test.slow();
  const asker = await newCustomer();
  const payer = await newCustomer({ naira: '9000.00' });
  const isClean = cleanSteps(page);
  await open(page, asker, '/wallet?view=get-paid');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.getByLabel('Ask one customer').fill(payer.accountNumber);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Say how much you are asking for')).toBeVisible();
  await page.getByLabel('Ask one customer').fill('');
  await page.getByLabel('Amount').fill('2500');
  await page.getByLabel('What it is for').fill('Two bags of rice');
  await page.reload();
  await expect(page.getByLabel('What it is for')).toHaveValue('Two bags of rice');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your link' });
  await expect(dialog.getByRole('img', { name: 'Square code of the link' })).toBeVisible();
  await expect(dialog.getByText('Waiting to be paid.')).toBeVisible();
  await isClean();
  const code = /\/pay\/([0-9a-z]{16})/.exec((await dialog.textContent()) ?? '')![1]!;

  // The payer has a phone of their own, and is not signed in.
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('wura.launched', 'yes'));
  const isCleanThere = cleanSteps(phone);
  await phone.goto(`/pay/${code}`);
  await expect(phone.getByRole('heading', { name: `${asker.name} asks you for` })).toBeVisible();
  await expect(phone.getByText('₦2,500.00').first()).toBeVisible();
  await expect(phone.getByText('“Two bags of rice”')).toBeVisible();
  await expect(phone.getByText(/^To be paid by .*, \d\d:\d\d$/)).toBeVisible();
  await isCleanThere();
  await phone.getByRole('link', { name: 'Sign in to pay' }).click();
  await phone.getByLabel('Phone or username').fill(payer.username);
  await phone.getByLabel('Password', { exact: true }).fill(payer.password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByText('“Two bags of rice”')).toBeVisible();
  await isCleanThere();
  await phone.getByRole('button', { name: 'Pay ₦2,500.00' }).click();
  const review = phone.getByRole('dialog', { name: `Pay ₦2,500.00 to ${asker.name}?` });
  await review.getByRole('button', { name: 'Pay ₦2,500.00' }).click();
  await expect(phone.getByRole('heading', { name: 'Request paid' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Request paid' })).toBeVisible();

  // The asker has pressed nothing.
  await expect(dialog.getByText(`₦2,500.00 paid by ${payer.name}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();

  // A payer who opens the link now is told, and can do nothing.
  await phone.goto(`/pay/${code}`);
  await expect(phone.getByText('This request is paid')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Pay ₦2,500.00' })).toHaveCount(0);
  await context.close();
});

test('a customer sends to a @username with a remark, and finds them again among the recent', async ({ page }) => {
  const me = await newCustomer({ naira: '5000.00' });
  const friend = await newCustomer();
  await open(page, me, '/intra-transfer');
  await page.getByLabel('Account number').fill(`@${friend.username}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Wura customer', { exact: true })).toBeVisible();
  await page.getByLabel('Amount').fill('700');
  await page.getByLabel('Remark').fill('Fuel');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send ₦700.00' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Fuel')).toBeVisible();
  await page.goto('/intra-transfer');
  await page.getByRole('button', { name: friend.name }).click();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByText('Wura customer', { exact: true })).toBeVisible();
});
