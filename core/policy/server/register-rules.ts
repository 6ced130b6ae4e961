import { createPool, transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { AnyRule } from './rules.ts';

/**
 * Gives every rule that the database does not know its first rows. One that it knows is the operator's: what a later build
 * says of it changes nothing here, because a price or a limit is changed by two people and not by an update.
 */
export async function registerRules(url: string, rules: readonly AnyRule[]): Promise<void> {
  const pool = createPool({ url, role: 'none', max: 1, applicationName: 'wura-migrate' });
  try {
    await transaction(pool, async tx => {
      await tx.query('set local role wura_owner');
      const { rows } = await tx.query<{ rule: string }>('select distinct rule from policy.rule');
      const known = new Set(rows.map(({ rule }) => rule));
      const first = rules.flatMap(({ name, form, first: dated }) =>
        known.has(name)
          ? []
          : dated.map(({ from, value, source, note = null }) => ({
              public_id: randomId('rul'),
              rule: name,
              begins_on: from,
              value: form.write(value),
              source,
              note,
            })),
      );
      if (first.length === 0) return;
      await tx.query(
        `insert into policy.rule (public_id, rule, begins_on, value, source, note)
         select public_id, rule, begins_on, value, source, note
           from jsonb_to_recordset($1::jsonb) as r (public_id text, rule text, begins_on date, value jsonb, source text, note text)`,
        [JSON.stringify(first)],
      );
    });
  } finally {
    await pool.end();
  }
}
