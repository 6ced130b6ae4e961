import type { Identity } from '@wura/identity/server';
import type { SupportHours } from './hours.ts';

/** What this room needs of others. */
export interface SupportNeeds {
  identity: Pick<Identity, 'pool' | 'now'>;
  hours: SupportHours;
  /** Off only where load is tested. */
  hasRateLimits: boolean;
}
