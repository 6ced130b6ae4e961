import { transaction, type Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { purposeOf } from './second-factor.ts';

/** Seals the secrets of authenticator apps with the present key, row by row while the product runs. */
export async function resealSecrets(pool: Pool, vault: Vault): Promise<number> {
  const { rows } = await pool.query<{ customer: bigint }>('select customer from identity.authenticators');
  let count = 0;
  for (const { customer } of rows) {
    await transaction(pool, async tx => {
      const found = await tx.query<{ secret: Buffer }>(
        'select secret from identity.authenticators where customer = $1 for update',
        [customer],
      );
      const secret = found.rows[0]?.secret;
      if (!secret || vault.isFresh(secret)) return;
      await tx.query('update identity.authenticators set secret = $2 where customer = $1', [
        customer,
        vault.seal(vault.open(secret, purposeOf(customer)), purposeOf(customer)),
      ]);
      count++;
    });
  }
  return count;
}
