import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import { ask, nairaWallet, newCustomer, type Paid, type Person } from './customers.ts';
import { another, expect, narrow, open, test, wide } from './fixtures.ts';
import { second } from './second-operator.ts';

test.describe.configure({ timeout: 120_000 });

/** Sent by mistake. */
async function sent(from: Person, to: Person, amount: number): Promise<Paid> {
  const body = { toAccountNumber: to.accountNumber, fromWalletId: await nairaWallet(from), amount };
  return ask<Paid>('/api/intra-transfer', { token: from.token, body });
}

const balanceOf = async ({ token }: Person) => {
  const wallets = await ask<{ currency: string; balance: string }[]>('/api/wallets', { token });
  return wallets.find(({ currency }) => currency === 'NGN')!.balance;
};

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true })).toBeVisible();
}

test(
  'money sent to the wrong customer is reported, asked back and sent back with one confirmed act',
  narrow,
  async ({ page }) => {
    const [me, other] = [await newCustomer({ naira: '5000' }), await newCustomer()];
    const { transaction, reference } = await sent(me, other, 700);
    await open(page, me, `/wallet?view=disputes&about=${transaction.id}`);
    await page.getByLabel('What went wrong').selectOption({ label: 'I sent it to the wrong account' });
    await page.getByLabel('What happened').fill('I mistyped the last digit');
    await page.getByRole('button', { name: 'Send report' }).click();
    const panel = page.getByRole('dialog', { name: 'Case' });
    await expect(panel.getByText(/^DSP-/)).toBeVisible();
    await expect(panel.getByText('was asked to send it back')).toBeVisible();
    await isClean(page);

    const theirs = await another(page);
    await open(theirs, other, '/wallet?view=disputes');
    const asked = theirs.getByRole('region', { name: 'You were asked for these' });
    // By keyboard alone, from the list to the money.
    await asked.getByRole('link', { name: new RegExp(me.name) }).focus();
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('heading', { name: `${me.name} asks for it back` })).toBeVisible();
    await expect(theirs.getByText(reference)).toBeVisible();
    await expect(theirs.getByText('mistyped')).toHaveCount(0);
    await isClean(theirs);
    await theirs.getByRole('button', { name: 'Send ₦700.00 back' }).focus();
    await theirs.keyboard.press('Enter');
    const review = theirs.getByRole('dialog', { name: `Send ₦700.00 back to ${me.name}?` });
    await expect(review.getByText('counts against no limit')).toBeVisible();
    await isClean(theirs);
    await review.getByRole('button', { name: 'Send ₦700.00 back' }).focus();
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText(`₦700.00 is with ${me.name} again. Thank you.`)).toBeVisible();
    await isClean(theirs);
    await theirs.goto('/wallet?view=transactions');
    await expect(theirs.getByText(`${reference} sent back to ${me.name}`).first()).toBeVisible();

    await page.reload();
    await expect(panel.getByText('The money came back.')).toBeVisible();
    await expect(panel.getByText('Resolved', { exact: true }).first()).toBeVisible();
    expect([await balanceOf(me), await balanceOf(other)]).toEqual(['5000.00', '0.00']);
    await theirs.context().close();
  },
);

test(
  'who keeps it says why; two people of the staff set it aside, the receiver reads why, and two send it back',
  wide,
  async ({ page }) => {
    const [me, other] = [await newCustomer({ naira: '9000' }), await newCustomer()];
    const { transaction } = await sent(me, other, 2_500);
    const body = { transaction_id: transaction.id, reason: 'wrong_account', text: 'I mistyped the last digit' };
    const dispute = await ask<{ id: string; case_number: string }>('/api/disputes', { token: me.token, body });
    const { data } = await ask<{ data: { id: string }[] }>('/api/recalls', { token: other.token });

    await open(page, other, `/wallet?view=disputes&recall=${data[0]!.id}`);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Please choose why')).toBeVisible();
    await page.getByLabel('Why', { exact: true }).selectOption({ label: 'It was meant for me' });
    await page.getByLabel('What we should know (optional)').fill('They owe me that');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Your answer is with us.').first()).toBeVisible();
    await isClean(page);

    const desk = await another(page);
    await signIn(desk, { email: operatorEmail, password: passwords.operator });
    await desk.goto(`/console/disputes/${dispute.id}`);
    await expect(desk.getByText('They owe me that')).toBeVisible();
    await desk.getByRole('button', { name: 'Set it aside' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('For how long').selectOption({ label: '3 days' });
    await dialog.getByLabel('What the receiver reads').fill('The sender had mistyped the number, so we look into it.');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The two have never paid each other.');
    await isClean(desk);
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await desk.getByRole('link', { name: 'To the approval' }).click();
    await expect(desk.getByText('You cannot decide this: you began it')).toBeVisible();
    expect(await balanceOf(other)).toBe('2500.00');

    const secondDesk = await another(page);
    await signIn(secondDesk, second);
    const token = (await ask<{ token: string }>('/api/operator/login', { body: second })).token;
    const agree = async () => {
      const path = `/api/operator/approvals?status=pending&subject=${dispute.case_number}`;
      const waiting = await ask<{ data: { id: string }[] }>(path, { token });
      await secondDesk.goto(`/console/approvals/${waiting.data[0]!.id}`);
      await expect(secondDesk.getByRole('region', { name: /^What moves/ })).toBeVisible();
      await isClean(secondDesk);
      await secondDesk.keyboard.press('a');
      await secondDesk.getByRole('dialog').getByRole('textbox').last().fill('I looked at both accounts.');
      await secondDesk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(secondDesk.getByText('Approved and done')).toBeVisible();
    };
    await agree();

    await page.reload();
    await expect(page.getByText(/₦2,500\.00 is set aside until/)).toBeVisible();
    await expect(page.getByText('The sender had mistyped the number, so we look into it.')).toBeVisible();
    await expect(page.getByText('free again by itself on that day')).toBeVisible();
    await isClean(page);
    expect(await balanceOf(other)).toBe('0.00');

    await desk.goto(`/console/disputes/${dispute.id}`);
    await expect(desk.getByRole('list', { name: 'Set aside' })).toContainText('₦2,500.00');
    await isClean(desk);
    await desk.getByRole('button', { name: 'Send it back' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Both of them agree by now.');
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await expect(desk.getByRole('link', { name: 'To the approval' })).toBeVisible();
    await agree();
    expect([await balanceOf(me), await balanceOf(other)]).toEqual(['9000.00', '0.00']);

    await page.reload();
    await expect(page.getByText('Sent back', { exact: true }).first()).toBeVisible();
    await desk.context().close();
    await secondDesk.context().close();
  },
);
