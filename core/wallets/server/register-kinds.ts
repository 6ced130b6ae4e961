import { createPool, transaction } from '@wura/database';
import type { MovementKind } from './kinds.ts';

/**
 * Writes the kinds of movements that features bring into ledger.kind, so that a feature needs no migration for it. A kind
 * keeps its number, its name and its way of ending for as long as there are books: a feature that says otherwise than the
 * database is refused.
 */
export async function registerKinds(url: string, kinds: readonly MovementKind[]): Promise<void> {
  const pool = createPool({ url, role: 'none', max: 1, applicationName: 'wura-migrate' });
  try {
    await transaction(pool, async tx => {
      await tx.query('set local role wura_ledger');
      const { rows } = await tx.query<{ id: number; name: string; is_hold: boolean }>(
        'select id, name, is_hold from ledger.movement_kind',
      );
      for (const { id, name, isHold } of kinds) {
        const known = rows.find(row => row.id === id || row.name === name);
        if (!known) {
          await tx.query('select ledger.register_kind($1, $2, $3)', [id, name, isHold]);
        } else if (known.id !== id || known.name !== name || known.is_hold !== isHold) {
          const said = `${known.id} ${known.name}${known.is_hold ? ', a hold' : ''}`;
          throw new Error(
            `the movement kind ${id} ${name} is in this database as ${said}: give the feature's kind a free number and name`,
          );
        }
      }
    });
  } finally {
    await pool.end();
  }
}
