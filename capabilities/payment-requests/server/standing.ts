import type { RequestStatus } from '../rules.ts';
import type { RequestRow } from './queries.ts';

/** How a request stands at a moment, whatever became of its money since: nothing has to be done for it to expire. */
export function standingOf(
  { ending, expires_at }: Pick<RequestRow, 'ending' | 'expires_at'>,
  nowMs: number,
): Exclude<RequestStatus, 'returned'> {
  if (ending) return ending;
  return expires_at.getTime() <= nowMs ? 'expired' : 'open';
}
