import { minuteMs } from '@wura/platform/time';

// A seller told whose meter or card it is that a customer is about to pay for. The customer has seen that name, and pays
// under it once.

export const lookupGoodMs = 15 * minuteMs;

/** The same of a room's row about one, by the database's own clock, which all servers share. */
export const isLookupGood = `used_at is null and created_at > statement_timestamp() - interval '15 minutes'`;
