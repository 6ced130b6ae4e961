import { transaction, type Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { openSecret, sealSecret } from './secrets.ts';

/** Seals anew, with the present key, every secret that an older one has sealed. */
export async function resealSecrets({ pool, vault }: { pool: Pool; vault: Vault }): Promise<number> {
  const { rows: endpoints } = await pool.query<{ id: bigint }>('select id from partner_webhooks.endpoint order by id');
  let count = 0;
  for (const { id } of endpoints) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{ public_id: string; secret: Buffer; former_secret: Buffer | null }>(
        'select public_id, secret, former_secret from partner_webhooks.endpoint where id = $1 for update',
        [id],
      );
      const [held] = rows;
      if (!held) return;
      const { public_id: name, secret, former_secret: former } = held;
      const stale = [secret, former].filter(each => each !== null && !vault.isFresh(each));
      if (stale.length === 0) return;
      const anew = (sealed: Buffer) => sealSecret(vault, name, openSecret(vault, name, sealed));
      await tx.query('update partner_webhooks.endpoint set secret = $2, former_secret = $3 where id = $1', [
        id,
        anew(secret),
        former && anew(former),
      ]);
      count += stale.length;
    });
  }
  return count;
}
