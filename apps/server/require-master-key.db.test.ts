import { customerVault } from '@wura/identity/server';
import { openCustomer, openCustomerApp } from '@wura/identity/testing';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { openVault } from './open-vault.ts';
import { requireMasterKey } from './require-master-key.ts';

it('a start with another master key than the one that sealed what the database holds is refused in one line', async () => {
  const app = await openCustomerApp(() => {});
  onTestFinished(() => app.close());
  const { url } = app.database;
  const [own, other] = ['07'.repeat(32), '08'.repeat(32)];
  await requireMasterKey(readConfig({ MASTER_KEY: other }), url);

  const { number } = await openCustomer(app);
  await customerVault(app.database.pool('wura_owner'), openVault(readConfig({ MASTER_KEY: own })), number);
  await requireMasterKey(readConfig({ MASTER_KEY: own }), url);
  await requireMasterKey(readConfig({ MASTER_KEY: other, MASTER_KEY_PREVIOUS: own }), url);
  await expect(requireMasterKey(readConfig({ MASTER_KEY: other }), url)).rejects.toThrow(
    /^MASTER_KEY did not seal what this database holds, [^\n]*put the key back[^\n]*MASTER_KEY_PREVIOUS[^\n]*$/,
  );

  // What an erased customer had sealed opens with no key.
  await app.database.pool('none').query('update identity.customer_keys set sealed = null, destroyed_at = now()');
  await requireMasterKey(readConfig({ MASTER_KEY: other }), url);
});
