import type { Pool } from '@wura/database';
import type { Operators } from '@wura/operators/server';

/** What the calls of staff need of others. */
export interface Staffed {
  pool: Pool;
  /** Connections for reading the whole ledger, which takes long and must not be in the customers' way. */
  checker: Pool;
  operators: Pick<Operators, 'approvals'>;
  now: () => number;
}
