import { isClean } from './axe.ts';
import { ask, newCustomer } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('devices have names of their owner’s, and one that is gone is removed and signed out', async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  const body = { identifier: me.username, password: me.password };
  const { token: elsewhere } = await ask<{ token: string }>('/api/login', { body });
  await open(page, me, '/wallet?view=security');
  const panel = page.getByRole('region', { name: 'Your devices' });
  const dialog = page.getByRole('dialog');
  const here = panel.getByRole('listitem').filter({ hasText: 'This device' });
  await here.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByLabel('Name of the device').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give it a name of up to 60 characters')).toBeVisible();
  await dialog.getByLabel('Name of the device').fill('Shop phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(here).toContainText('Shop phone');
  await isClean(page);

  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The device is removed and signed out.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(ask('/api/user', { token: elsewhere })).rejects.toThrow('401');
});
