import type { Identity } from '@wura/identity/server';
import type { Movements } from '@wura/wallets/server/movements';
import type { SupportHours } from './hours.ts';

/** What this room needs of others. */
export interface SupportNeeds {
  identity: Pick<Identity, 'pool' | 'now'>;
  movements: Pick<Movements, 'find'>;
  hours: SupportHours;
  /** Off only where load is tested. */
  hasRateLimits: boolean;
}
