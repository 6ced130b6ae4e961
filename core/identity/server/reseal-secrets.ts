import { transaction, type Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { customerVault, rewrapCustomerKeys } from './customer-vault.ts';
import { purposeOf } from './second-factor.ts';

/** Wraps the keys of customers with the present key, and seals what lies under no such key yet, while the product runs. */
export async function resealSecrets(pool: Pool, vault: Vault): Promise<number> {
  const { rows } = await pool.query<{ customer: bigint }>('select customer from identity.authenticators');
  let count = await rewrapCustomerKeys(pool, vault);
  for (const { customer } of rows) {
    await transaction(pool, async tx => {
      const found = await tx.query<{ secret: Buffer }>(
        'select secret from identity.authenticators where customer = $1 for update',
        [customer],
      );
      const secret = found.rows[0]?.secret;
      const own = secret && (await customerVault(tx, vault, customer));
      if (!secret || !own || own.isFresh(secret)) return;
      await tx.query('update identity.authenticators set secret = $2 where customer = $1', [
        customer,
        own.seal(own.open(secret, purposeOf(customer)), purposeOf(customer)),
      ]);
      count++;
    });
  }
  return count;
}
