import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { ask, newAccount, newCustomer, type Person } from './customers.ts';
import { expect, goBackFrom, open, test, wide } from './fixtures.ts';
import { openCheckout, sandboxTest } from './sandbox-test.ts';

const sendMoney = '/wallet?view=send-money';
const pin = '2580';

async function payer(naira: string): Promise<Person> {
  const me = await newCustomer({ naira });
  await ask('/api/pin/set', { token: me.token, body: { pin } });
  return me;
}

const balanceOf = async (me: Person) =>
  (await ask<{ currency: string; balance: string }[]>('/api/wallets', me)).find(({ currency }) => currency === 'NGN')
    ?.balance;

async function chooseBank(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).click();
  await page.locator('input[role=combobox]').fill(typed);
  await page.getByRole('option', { name }).click();
}

/** Fills the form as far as its review. */
async function review(page: Page, { amount, account = newAccount() }: { amount: string; account?: string }) {
  await chooseBank(page, 'gtb', /Guaranty/);
  await page.getByLabel('Account number').fill(account);
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  await page.getByLabel('4-digit PIN').fill(pin);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send ₦/ })
    .click();
}

test('₦5,000 comes in by card and ₦2,000 goes to a bank, its fee seen before the PIN and its receipt kept', async ({
  page,
}) => {
  test.slow();
  const me = await newCustomer();
  await open(page, me, '/wallet?view=deposit');
  await page.getByRole('radio', { name: '₦5,000' }).check();
  const checkout = await openCheckout(page, () => page.getByRole('button', { name: 'Deposit Funds' }).click());
  await checkout.getByRole('button', { name: 'Pay: success' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();

  await page.goto(sendMoney);
  await page.getByLabel('Remark').fill('November rent');
  const account = newAccount();
  await review(page, { amount: '2000', account });
  await expect(page).toHaveURL(/step=review/);
  for (const line of ['Fee₦10.00', 'VAT on the fee (7.5%)₦0.75', 'Total from Naira wallet₦2,010.75']) {
    await expect(page.locator('dl').filter({ visible: true })).toContainText(line);
  }
  await expect(page.getByText('₦2,989.25 left after').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('First time sending to this account')).toBeVisible();
  await expect(page.getByText('Next, set your 4-digit PIN')).toBeVisible();

  await page.getByRole('button', { name: 'Send ₦2,000.00' }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('Confirm PIN').fill(pin);
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
  await expect(page.getByText(/^Guaranty Trust Bank confirmed it at \d\d:\d\d$/)).toBeVisible();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const text of ['Completed', '₦2,000', 'November rent', '₦2,010.75', 'Guaranty Trust Bank, ']) {
    await expect(receipt).toContainText(text);
  }
  // Banks write names in capitals, and papers do not.
  await expect(receipt.getByText('To', { exact: true }).locator('xpath=..')).toContainText(/^To[A-Z][a-z]+ [A-Z][a-z]/);
  expect(await balanceOf(me)).toBe('2989.25');

  const [file] = await Promise.all([
    // It is drawn when it is asked for.
    page.waitForEvent('download', { timeout: 20_000 }),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^wura-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the form asks for what is missing, and for the name at the tenth digit', wide, async ({ page }) => {
  await open(page, await payer('100.00'), sendMoney);
  const account = page.getByLabel('Account number');
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Enter an account number and an amount.')).toBeVisible();
  await account.fill('012345678');
  await account.blur();
  await expect(page.getByText('The account number must be 10 digits')).toBeVisible();
  await account.fill('');
  await account.blur();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await account.fill('0123456789');
  await expect(page.getByText('Now choose the bank.')).toBeVisible();
  await chooseBank(page, 'zen', /Zenith/);
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await expect(account).toHaveValue('0123 456 789');

  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('0.50');
  await next.click();
  await expect(page.getByText('The amount must be at least ₦1')).toBeVisible();
  await amount.fill('95');
  await expect(page.getByText('₦105.75').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('There is not enough money in this wallet.')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(amount).toHaveValue('89.25');
  await page.getByLabel('Remark').fill('x'.repeat(101));
  await next.click();
  await expect(page.getByText('The remark may have at most 100 characters')).toBeVisible();
});

test('an account that is nobody’s, and banks that cannot be fetched, are told as such', wide, async ({ page }) => {
  await page.route('**/api/paystack/banks', route =>
    route.fulfill({ status: 503, json: { code: 'provider_unavailable', message: 'Failed to fetch banks' } }),
  );
  await open(page, await payer('100.00'), sendMoney);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch banks' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/paystack/banks');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
  await page.getByLabel('Bank', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'Access Bank', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseBank(page, 'uba', /United Bank/);
  await page.getByLabel('Account number').fill('0000000000');
  await expect(page.getByRole('alert')).toHaveText('Failed to validate account');
  await expect(page.getByText('Check the number or bank.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
});

test('the PIN is entered also where the network went before what stands below it was there', wide, async ({ page }) => {
  await page.route(/\/assets\/(forgot-pin|pay-by-passkey)-/, route => route.abort());
  await open(page, await payer('5000.00'), sendMoney);
  await review(page, { amount: '100' });
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  const asked = page.getByRole('dialog', { name: 'Enter your PIN' });
  await asked.getByLabel('4-digit PIN').fill(pin);
  await asked.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
});

test('the button under the PIN stays where it is when what stands below it arrives late', wide, async ({ page }) => {
  const arriving = Promise.withResolvers<void>();
  await page.route(/\/assets\/(forgot-pin|pay-by-passkey)-/, async route => {
    await arriving.promise;
    await route.continue();
  });
  await open(page, await payer('5000.00'), sendMoney);
  await review(page, { amount: '100' });
  await page.getByRole('button', { name: /^Send ₦/ }).click();
  const asked = page.getByRole('dialog', { name: 'Enter your PIN' });
  const button = asked.getByRole('button', { name: /^Send ₦/ });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  arriving.resolve();
  await expect(asked.getByRole('button', { name: 'Forgot your PIN?' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test(
  'whoever was paid first has a place above the form, and the same amount within minutes is asked about',
  wide,
  async ({ page }) => {
    const account = newAccount();
    await open(page, await payer('5000.00'), sendMoney);
    await review(page, { amount: '700', account });
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
    await page.getByRole('link', { name: 'Done' }).click();
    // The first payee stands above the form from now on, in a place that is there before they are known.
    const { promise: isLooked, resolve: look } = Promise.withResolvers<void>();
    await page.route(/\/api\/transactions\?type=send/, async route => {
      await isLooked;
      await route.continue();
    });
    await page.goto(sendMoney);
    const field = page.getByLabel('Bank', { exact: true });
    await expect(field).toBeVisible();
    const top = async () => (await field.boundingBox())!.y;
    const before = await top();
    look();
    await expect(page.getByRole('region', { name: 'Paid lately' })).toBeVisible();
    expect(await top()).toBeCloseTo(before, 0);
    await review(page, { amount: '700.00', account });
    await expect(
      page.getByText('You sent the same amount to this account less than a minute ago', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('First time sending to this account')).toHaveCount(0);
  },
);

test('a wrong PIN costs a try and nothing else, under the same key', wide, async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/send-money')) keys.push(request.headers()['idempotency-key']);
  });
  await open(page, await payer('5000.00'), sendMoney);
  await review(page, { amount: '700' });
  await page.getByRole('button', { name: 'Send ₦700.00' }).click();
  const field = page.getByLabel('4-digit PIN');
  await expect(field).toBeFocused();
  await field.fill('1111');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send ₦/ })
    .click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await field.fill(pin);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send ₦/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

sandboxTest(
  'a bank that has not answered leaves a pending receipt, which follows it to its end',
  wide,
  async ({ page, sandbox }) => {
    const me = await payer('5000.00');
    const account = newAccount();
    await open(page, me, sendMoney);
    await review(page, { amount: '700', account });
    await sandbox.misbehave('transfer', 'pending', { about: account });
    await confirm(page);
    await expect(page.getByRole('heading', { name: /^Sending ₦700.00 to/ })).toBeVisible();
    const whereItIs = page.locator('[data-money]');
    await expect(whereItIs).toHaveAttribute('data-money', 'under-way');
    await expectClean(page);
    await expect(page.getByRole('heading', { name: 'Transfer pending' })).toBeFocused({ timeout: 15_000 });
    await expect(whereItIs).toHaveAttribute('data-money', 'waiting');
    await expect(
      page.getByText(
        /^Pending\. Guaranty Trust Bank has not answered yet\. It will be sent or returned to your wallet by \d\d:\d\d\. Do not send again\.$/,
      ),
    ).toBeVisible();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText('PENDING');
    expect(await balanceOf(me)).toBe('4289.25');
    const { data } = await ask<{ data: { reference: string }[] }>('/api/transactions', me);
    await sandbox.settle(data[0]!.reference, 'success');
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible({ timeout: 15_000 });
    await expect(receipt).not.toContainText('PENDING');
    await expect(whereItIs).toHaveAttribute('data-money', 'arrived');
  },
);

sandboxTest('a declined transfer says that it failed and that the money is back', wide, async ({ page, sandbox }) => {
  const me = await payer('5000.00');
  const account = newAccount();
  await open(page, me, sendMoney);
  await review(page, { amount: '700', account });
  await sandbox.misbehave('transfer', 'refuse', { about: account });
  await confirm(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Transfer failed', { timeout: 15_000 });
  await expect(alert).toContainText('Failed, refunded. ₦710.75 is back in your naira wallet.');
  await expect(alert).toContainText('Reference: wur_');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('700');
  expect(await balanceOf(me)).toBe('5000.00');
});

test('an answer lost on the way is looked up, and the payment is not made again', wide, async ({ page }) => {
  const me = await payer('5000.00');
  let isHeldBack = true;
  await page.route('**/api/send-money', async route => {
    // The server does the work; only its answer never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/transactions/by-key/**', route => (isHeldBack ? route.abort() : route.continue()));
  await open(page, me, sendMoney);
  await review(page, { amount: '700' });
  await confirm(page);
  await expect(
    page.getByText('We lost the connection. We are checking this transfer; do not send again.'),
  ).toBeVisible();
  isHeldBack = false;
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  expect(await balanceOf(me)).toBe('4289.25');
});

test(
  'a refusal returns to the form with its values, and a limit leads to where it is explained',
  wide,
  async ({ page }) => {
    const answers = [
      { status: 500, json: { code: 'internal', message: 'x' }, says: 'Transfer failed' },
      {
        status: 403,
        json: {
          code: 'limit_exceeded',
          reason: 'day_limit',
          facts: { left: { amount: '0.00', currency: 'NGN' } },
          message: 'x',
        },
        says: 'You can send ₦0.00 more today.',
      },
    ];
    await open(page, await payer('5000.00'), sendMoney);
    for (const { says, ...answer } of answers) {
      await page.route('**/api/send-money', route => route.fulfill(answer));
      await review(page, { amount: '700' });
      await confirm(page);
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('alert')).toContainText('No money left your wallet.');
      const distances = await page.getByRole('alert').evaluate(alert => {
        const { top, bottom } = alert.getBoundingClientRect();
        const [before, after] = [alert.previousElementSibling!, alert.nextElementSibling!];
        return [top - before.getBoundingClientRect().bottom, after.getBoundingClientRect().top - bottom];
      });
      expect(Math.min(...distances), 'the banner touches nothing').toBeGreaterThanOrEqual(12);
      await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('700');
      await page.unroute('**/api/send-money');
    }
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Your limits' })).toBeFocused();
  },
);

test('Back goes from the review to the form, and after the receipt out of the flow', async ({ page }) => {
  await open(page, await payer('5000.00'), '/wallet?view=profile');
  await page.goto(sendMoney);
  await review(page, { amount: '700' });
  await goBackFrom(page, /step=review/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('700');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send ₦700.00' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You are sending')).toBeVisible();
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  await goBackFrom(page, /step=receipt/);
  await expect(page).toHaveURL('/wallet');
});

test('an account is saved after it was paid, used again, and named', wide, async ({ page }) => {
  const me = await payer('5000.00');
  await open(page, me, sendMoney);
  await review(page, { amount: '700', account: '0123456789' });
  await confirm(page);
  await page.getByRole('button', { name: 'Save beneficiary' }).click();
  await expect(page.getByText('Beneficiary saved').first()).toBeVisible();

  await page.goto(sendMoney);
  await page.getByRole('button', { name: /^Send to .*, Guaranty Trust Bank$/ }).click();
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('0123 456 789');
  await page.getByRole('button', { name: 'Manage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved accounts' });
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByLabel('Name of your own').fill('Landlord');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Landlord', { exact: true })).toBeVisible();
});

test(
  'a saved account is deleted once the time to take it back is over, and kept when it is taken back',
  wide,
  async ({ page }) => {
    const me = await newCustomer();
    const saving = { account_number: '0123456789', bank_code: '058' };
    const { account_name: name } = await ask<{ account_name: string }>('/api/beneficiaries', {
      token: me.token,
      body: saving,
    });
    await open(page, me, sendMoney);
    await page.getByRole('button', { name: 'Manage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved accounts' });
    const remove = dialog.getByRole('button', { name: `Delete ${name}` });
    await remove.click();
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    await remove.click();
    const saved = async () => (await ask<{ data: unknown[] }>('/api/beneficiaries', me)).data.length;
    expect(await saved()).toBe(1);
    await expect.poll(saved, { timeout: 10_000 }).toBe(0);
    await expect(dialog.getByText('No saved accounts yet')).toBeVisible();
  },
);

sandboxTest(
  'an account whose name has changed, or that looks like one that was paid, is paid only once that was read and confirmed',
  wide,
  async ({ page, sandbox }) => {
    test.slow();
    const size = page.viewportSize()!;
    const me = await payer('5000.00');
    const account = { account_number: newAccount(), bank_code: '058' };
    const { account_name: kept } = await ask<{ account_name: string }>('/api/beneficiaries', {
      token: me.token,
      body: account,
    });
    const now = 'LAWAL HALIMA ZAINAB';
    await sandbox.rename(account, now);

    await open(page, me, sendMoney);
    await page.getByRole('button', { name: /^Send to .*, Guaranty Trust Bank$/ }).click();
    const warning = `You saved it as ${kept}; its bank now says ${now}. Ask the person before you send anything.`;
    await expect(page.getByText(warning)).toBeVisible();
    await page.getByLabel('Amount', { exact: true }).fill('300');
    await expectClean(page);
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
    await expect(page.getByText(`You saved ${kept}. The name is now ${now}.`)).toBeVisible();
    const send = page.getByRole('button', { name: 'Send ₦300.00' });
    await expect(send).toBeDisabled();
    await expectClean(page);
    await page.setViewportSize(size);
    await page.getByLabel(`I have checked, and I want to send to ${now}`).focus();
    await page.keyboard.press('Space');
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();

    // It is kept under the name that was confirmed, so nothing is asked the next time.
    await page.goto(sendMoney);
    await page.getByRole('button', { name: /^Send to .*, Guaranty Trust Bank$/ }).click();
    await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
    await expect(page.getByText('The name of this saved account has changed')).toHaveCount(0);

    // One digit further is another person, who is taken for this one.
    const { account_number: paid, bank_code } = account;
    const alike = `${paid.slice(0, -1)}${(Number(paid.at(-1)) + 1) % 10}`;
    await sandbox.rename({ account_number: alike, bank_code }, 'OBI CHINEDU EMEKA');
    await page.goto(sendMoney);
    await review(page, { amount: '300', account: alike });
    await expect(page.getByText('You paid Lawal Halima Zainab before.')).toBeVisible();
    await expect(send).toBeDisabled();
    await expectClean(page);
    await page.setViewportSize(size);
    await page.getByLabel('I have checked, and I want to send to OBI CHINEDU EMEKA').check();
    await expect(send).toBeEnabled();
  },
);

test('money is sent by keyboard alone', wide, async ({ page }) => {
  await open(page, await payer('5000.00'), sendMoney);
  await page.getByLabel('Account number').focus();
  await page.keyboard.type('0123456789');
  await page.getByLabel('Bank', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Bank' })).toBeVisible();
  await page.keyboard.type('kuda');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bank', { exact: true })).toBeFocused();
  await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('125.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are sending' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'How fees are worked out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('4-digit PIN')).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeFocused();
});

sandboxTest('every step of sending is clean for assistive technology and fits its width', async ({ page, sandbox }) => {
  test.slow();
  const size = page.viewportSize()!;
  await open(page, await payer('25000.00'), sendMoney);
  await chooseBank(page, 'gtb', /Guaranty/);
  await page.getByLabel('Account number').fill('0000000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('12000');
  await expect(page.getByText('₦12,076.88').filter({ visible: true })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  const account = newAccount();
  await review(page, { amount: '12000', account });
  await expectClean(page);
  await page.setViewportSize(size);
  await sandbox.misbehave('transfer', 'pending', { about: account });
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Transfer pending' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Save beneficiary' }).click();
  await expect(page.getByText('Beneficiary saved').first()).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(size);
  await page.goto(sendMoney);
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await expectClean(page);
});

test(
  'what was typed is there when the page is loaded anew, and once it is paid its receipt is',
  wide,
  async ({ page }) => {
    await open(page, await payer('9000.00'), sendMoney);
    const account = newAccount();
    await review(page, { amount: '1200', account });
    await page.reload();
    const number = page.getByLabel('Account number');
    await expect(number).toHaveValue(account.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3'));
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1,200');
    await expect(page.getByText('Name confirmed by the bank', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await confirm(page);
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText('₦1,200.00');
    const paper = await receipt.innerText();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
    expect(await receipt.innerText()).toBe(paper);
    await page.goto(sendMoney);
    await expect(number).toHaveValue('');
  },
);
