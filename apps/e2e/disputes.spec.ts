import path from 'node:path';
import { isClean } from './axe.ts';
import { ask, newCustomer, operatorToken } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

const picture = path.join(import.meta.dirname, '../../capabilities/kyc/server/specimen.jpg');

test.describe.configure({ timeout: 60_000 });

test('a problem with a payment becomes a case, which goes back and forth until it is decided', async ({ page }) => {
  await open(page, await newCustomer({ naira: '75.25' }));
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await recent.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/transaction=/);
  const payment = page.url();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(page.getByText('Please choose what went wrong')).toBeVisible();
  await page.getByLabel('What went wrong').selectOption({ label: 'It was not me' });
  await expect(page.getByText('Change your password now')).toBeVisible();
  await page.getByLabel('What happened').fill('I was asleep when this was paid');
  await isClean(page);
  await send.click();

  const panel = page.getByRole('dialog', { name: 'Case' });
  await expect(panel.getByText('I was asleep when this was paid')).toBeVisible();
  await expect(panel.getByText(/^DSP-/)).toBeVisible();
  await expect(panel.getByText('Received')).toBeVisible();
  await panel.locator('input[type=file]').setInputFiles(picture);
  await expect(panel.getByText('1 picture added')).toBeVisible();
  await panel.getByLabel('Say more').fill('My phone was stolen that day');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByRole('listitem').getByText('My phone was stolen that day')).toBeVisible();
  await isClean(page);

  await expect(page).toHaveURL(/case=dsp_/);
  await page.goto(payment);
  await page.getByRole('dialog', { name: 'Transaction' }).getByRole('link', { name: 'Case Received' }).click();
  await expect(panel.getByText(/^DSP-/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('case')!;
  const token = await operatorToken();
  await ask(`/api/operator/disputes/${id}`, { token, body: { status: 'rejected', note: 'Your PIN was given' } });
  await page.reload();
  await expect(panel.getByText('Not upheld').first()).toBeVisible();
  await expect(panel.getByText('Your PIN was given')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'cpd@cbn.gov.ng' })).toBeVisible();
  await isClean(page);
});

test('a fraud is reported after one question that names the payment: nothing leaves the account any more, and there is a case', async ({
  page,
}) => {
  const [me, bola] = [await newCustomer({ naira: '5000' }), await newCustomer()];
  const [wallet] = await ask<{ id: string }[]>('/api/wallets', { token: me.token });
  const body = { fromWalletId: wallet!.id, toAccountNumber: bola.accountNumber, amount: 700 };
  await ask('/api/intra-transfer', { token: me.token, body });
  await open(page, me);
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await recent.getByRole('link', { name: bola.name }).first().click();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  const fraud = page.getByRole('region', { name: 'Was it fraud?' });
  await expect(fraud).toContainText('nothing leaves it, your cards are frozen');
  await isClean(page);
  await expect(page.getByRole('region', { name: 'The payment' })).toContainText(bola.name);
  const question = page.getByRole('dialog', { name: 'Lock your account?' });
  await fraud.getByRole('button', { name: 'This was not me' }).click();
  await question.getByRole('button', { name: 'Go back' }).last().click();
  await expect(question).toBeHidden();
  await ask('/api/intra-transfer', { token: me.token, body });
  await fraud.getByRole('button', { name: 'I was tricked' }).click();
  await expect(question.getByRole('region', { name: 'The payment' })).toContainText('700');
  await isClean(page);
  await question.getByRole('button', { name: 'Lock my account' }).click();
  const panel = page.getByRole('dialog', { name: 'Case' });
  await expect(panel.getByText(/^DSP-/)).toBeVisible();
  await expect(panel.getByText('I was tricked into sending it')).toBeVisible();
  await expect(page.getByText('You reported a fraud, so nothing leaves your account')).toBeAttached();
  await expect(ask('/api/intra-transfer', { token: me.token, body })).rejects.toThrow('account_frozen');
});

test('who has reported nothing yet is one press from the payments that can be reported', wide, async ({ page }) => {
  await open(page, await newCustomer(), '/wallet?view=disputes');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});
