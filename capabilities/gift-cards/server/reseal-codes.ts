import { transaction, type Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { openCode, sealCode } from './seal.ts';

/** Seals anew, with the present key, every code that an older one has sealed. */
export async function resealCodes({ pool, vault }: { pool: Pool; vault: Vault }): Promise<number> {
  const { rows: cards } = await pool.query<{ id: bigint }>(
    'select id from gift_cards.card where sealed is not null order by id',
  );
  let count = 0;
  for (const { id } of cards) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{ transfer_id: bigint; sealed: Buffer }>(
        'select transfer_id, sealed from gift_cards.card where id = $1 for update',
        [id],
      );
      const { transfer_id: transferId, sealed } = rows[0]!;
      if (vault.isFresh(sealed)) return;
      const anew = sealCode(vault, transferId, openCode(vault, transferId, sealed));
      await tx.query('update gift_cards.card set sealed = $2 where id = $1', [id, anew]);
      count++;
    });
  }
  return count;
}
