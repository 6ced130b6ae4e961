import { transaction, type Pool } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { resealedDetails, resealedNote } from './seals.ts';

/** Seals with the present key what was sealed with an older one, or written before these kinds were sealed. */
export async function resealOrders(pool: Pool, kinds: readonly string[], vault: Vault): Promise<number> {
  const { rows: orders } = await pool.query<{ id: bigint }>(
    'select id from orders.placed where kind = any($1::text[]) order by id',
    [kinds],
  );
  let count = 0;
  for (const { id } of orders) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{ public_id: string; details: unknown }>(
        'select public_id, details from orders.placed where id = $1 for update',
        [id],
      );
      const { public_id: name, details } = rows[0]!;
      const anew = resealedDetails(name, details, vault);
      if (anew !== undefined) {
        await tx.query('update orders.placed set details = $2 where id = $1', [id, JSON.stringify(anew)]);
        count++;
      }
      const { rows: notes } = await tx.query<{ id: bigint; note: string }>(
        'select id, note from orders.step where placed = $1 and note is not null for update',
        [id],
      );
      for (const { id: step, note } of notes) {
        const sealed = resealedNote(name, note, vault);
        if (sealed !== undefined) await tx.query('update orders.step set note = $2 where id = $1', [step, sealed]);
      }
    });
  }
  return count;
}
