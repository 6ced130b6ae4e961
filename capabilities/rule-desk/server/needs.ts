import type { Pool } from '@wura/database';
import type { AnyRule } from '@wura/policy/server';

/** What this room needs of others. */
export interface RuleDesk {
  readonly pool: Pool;
  readonly now: () => number;
  readonly config: { readonly rules: 'sandbox' | 'nigeria' };
  readonly all: { readonly rules: readonly AnyRule[] };
}

/** Those that hold here: the other table of rules is not this installation's. */
export const rulesHere = ({ config, all }: Pick<RuleDesk, 'config' | 'all'>): readonly AnyRule[] =>
  all.rules.filter(({ under }) => under === undefined || under === config.rules);
