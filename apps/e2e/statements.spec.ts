import { readFile } from 'node:fs/promises';
import { isClean } from './axe.ts';
import { ask, nairaWallet, newCustomer } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

test(
  'a statement is chosen, read, saved as a table and as a document, and checked by its code',
  wide,
  async ({ page }) => {
    test.slow();
    const me = await newCustomer({ naira: '5000.00' });
    const friend = await newCustomer();
    const fromWalletId = await nairaWallet(me);
    const { account_number: toAccountNumber } = await ask<{ account_number: string }>('/api/user', friend);
    await ask('/api/intra-transfer', { token: me.token, body: { toAccountNumber, fromWalletId, amount: '1200.00' } });
    await open(page, me, '/wallet?view=transactions');
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByRole('term').filter({ hasText: 'Closing balance' })).toBeVisible();
    const closing = page.getByRole('definition').last();
    await expect(closing).toContainText('₦3,800.00');
    await isClean(page);

    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download table (CSV)' }).click();
    const lines = (await readFile(await (await table).path(), 'utf8')).trim().split('\r\n');
    expect(lines.at(-1)).toMatch(/,Closing balance,.*,3800\.00$/);
    // The first of a process reads the letters from the disk.
    const document = page.waitForEvent('download', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const saved = await document;
    expect(saved.suggestedFilename()).toMatch(/^wura-NGN-.*\.pdf$/);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByText('Pick dates').click();
    await expect(page.getByText('Choose the first and the last day.')).toBeVisible();
    await page.getByLabel('From').fill('2026-02-02');
    await page.getByLabel('To', { exact: true }).fill('2026-02-01');
    await expect(page.getByText('The last day is before the first one')).toBeVisible();

    const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ wallet_id: fromWalletId, from: today, to: today });
    const { code } = await ask<{ code: string }>(`/api/statements?${query}`, me);
    await page.goto(`/verify/${code}`);
    await expect(page.getByText('This statement is one of ours')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Statement' })).toContainText('₦3,800.00');
    await isClean(page);
  },
);
