import { ask, newCustomer } from './customers.ts';
import { cleanSteps } from './clean.ts';
import { expect, narrow, open, reviewTransfer, test, wide } from './fixtures.ts';

test(
  'a person is saved with one press, named, paid with one press, and their removal taken back',
  narrow,
  async ({ page }) => {
    test.slow();
    const [me, bola] = [await newCustomer({ naira: '5000' }), await newCustomer()];
    const isClean = cleanSteps(page);
    await open(page, me, '/wallet?view=intra-transfer');
    await page.getByLabel('Account number').fill(bola.accountNumber);
    await page.getByRole('button', { name: `Save ${bola.name}` }).click();
    await expect(page.getByRole('button', { name: `${bola.name} is saved` })).toBeVisible();
    const saved = page.getByRole('region', { name: 'Saved people' });
    await saved.getByRole('button', { name: 'Manage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved people' });
    await dialog.getByRole('button', { name: /^Rename/ }).click();
    await dialog.getByRole('textbox').fill('Big sister');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Big sister')).toBeVisible();
    await isClean();
    await dialog.getByRole('button', { name: /^(Remove|Delete) Big sister/ }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Big sister')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await saved.getByRole('button', { name: /Big sister$/ }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
    await isClean();
    await page.getByLabel('Amount', { exact: true }).fill('250');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send ₦250.00' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save this person' })).toHaveCount(0);
  },
);

test(
  'a saved person who is called something else now is sent to only after both names were read and one confirmed',
  wide,
  async ({ page }) => {
    const [me, bola] = [await newCustomer({ naira: '5000' }), await newCustomer()];
    await ask('/api/people', { token: me.token, body: { account_number: bola.accountNumber } });
    // As if they had been saved before their name changed: nothing in the product changes a name.
    await page.route('**/api/users/search-by-account**', async route => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({
        json: { ...body, saved: { ...body.saved, kept_name: 'Ngozi Eze', is_name_changed: true } },
      });
    });
    await open(page, me, '/wallet?view=intra-transfer');
    await reviewTransfer(page, { to: bola, amount: '100' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`You saved Ngozi Eze. The name is now ${bola.name}.`)).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Send ₦100.00' });
    await expect(send).toBeDisabled();
    await cleanSteps(page)();
    await dialog.getByLabel(`I have checked, and I want to send to ${bola.name}`).check();
    await send.click();
    await expect(page.getByRole('heading', { name: 'Transfer Complete' })).toBeVisible();
  },
);
