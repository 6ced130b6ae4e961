import { isClean } from './axe.ts';
import { newCustomer } from './customers.ts';
import { another, expect, open, test, wide } from './fixtures.ts';

test(
  'a customer blocks another one by keyboard, who finds no such customer from then on, until they are unblocked',
  wide,
  async ({ page }) => {
    const [me, other] = [await newCustomer(), await newCustomer({ naira: '2000' })];
    await open(page, me, '/wallet?view=security');
    const panel = page.getByRole('region', { name: 'Blocked people' });
    await expect(panel.getByText('You have not blocked anybody.')).toBeVisible();
    const whom = panel.getByLabel('@username or account number');
    await whom.fill('12');
    await whom.press('Enter');
    await expect(whom).toHaveAttribute('aria-invalid', 'true');
    await whom.fill(other.accountNumber);
    await whom.press('Enter');
    const unblock = panel.getByRole('button', { name: `Unblock ${other.name}` });
    await expect(unblock).toBeVisible();
    await isClean(page);

    const theirs = await another(page);
    await open(theirs, other, '/wallet?view=intra-transfer');
    await theirs.getByLabel('Account number').fill(me.accountNumber);
    await expect(theirs.getByText('User not found')).toBeVisible();

    await unblock.press('Enter');
    await expect(panel.getByText('You have not blocked anybody.')).toBeVisible();
    await theirs.getByLabel('Account number').fill('');
    await theirs.getByLabel('Account number').fill(me.accountNumber);
    await expect(theirs.getByText('Wura customer', { exact: true })).toBeVisible();
    await theirs.context().close();
  },
);
