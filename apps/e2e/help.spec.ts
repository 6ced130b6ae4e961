import { cleanSteps } from './clean.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

test(
  'help is searched in any order and without accents, and shows cases, hours and what works',
  wide,
  async ({ page }) => {
    const isClean = cleanSteps(page);
    const me = await newCustomer({ naira: '500', isVerified: false });
    const history = await ask<{ data: { id: string }[] }>('/api/transactions', { token: me.token });
    await ask('/api/support/messages', { token: me.token, body: { message: 'Where is my card?' } });
    const body = { transaction_id: history.data[0]!.id, reason: 'not_me', text: 'I did not ask for this money.' };
    const { case_number: number } = await ask<{ case_number: string }>('/api/disputes', { token: me.token, body });

    await open(page, me, '/wallet?view=settings');
    await page.getByRole('link', { name: 'Help & Support' }).click();
    await expect(page).toHaveURL(/view=help$/);
    const search = page.getByLabel('Search the answers');
    await search.fill('back TRANSFER take');
    await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
    await page.getByText('Can I take a transfer back?').click();
    await expect(page.getByText(/A transfer that has arrived is the receiver/)).toBeVisible();
    await search.fill('crocodile');
    await expect(page.getByText('No answer has all of these words. Try fewer of them, or ask us.')).toBeVisible();
    await search.fill('');
    await page.getByRole('button', { name: /^All \d+ answers$/ }).click();
    await expect(page.getByText('Do you keep my card number?')).toBeVisible();

    const cases = page.getByRole('region', { name: 'Your cases' });
    await expect(cases.getByRole('link', { name: new RegExp(`It was not me.*${number}`) })).toBeVisible();
    await expect(cases.getByRole('link', { name: /Chat with support.*We answer soon/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Talk to us' }).getByText(/A person answers now|People are back/),
    ).toBeVisible();
    const works = page.getByRole('region', { name: 'What works now' });
    await expect(works.getByText('Works', { exact: true }).first()).toBeVisible();
    await isClean();
    await cases.getByRole('link', { name: /It was not me/ }).click();
    await expect(page).toHaveURL(/view=disputes&case=/);
  },
);

test('help is searched in French as in English', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await ask('/api/settings', { token: me.token, method: 'PUT', body: { language: 'fr' } });
  await open(page, me, '/wallet?view=help');
  await page.getByLabel('Chercher dans les réponses').fill('refuse l’argent');
  await expect(page.getByRole('status').filter({ hasText: 'réponse' })).toBeVisible();
});
