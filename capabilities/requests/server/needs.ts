import type { Pool } from '@wura/database';
import type { Offered } from './settings.ts';

/** What this room needs of others. */
export interface Requests {
  pool: Pool;
  offered: Offered;
  now: () => number;
}
