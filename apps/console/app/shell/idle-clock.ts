import { minuteMs } from '@wura/platform/time';

// The server ends a session that is not used for 15 minutes. The console asks it for news by itself, which would keep an
// abandoned one alive for ever, so that here the operator's own hands count and nothing else.

const idleMs = 15 * minuteMs;
const warnBeforeMs = 2 * minuteMs;

export type IdleState =
  | { name: 'active'; nextLookInMs: number }
  | { name: 'ending'; endsInMs: number }
  | { name: 'over' };

export function idleState(lastActiveMs: number, nowMs: number): IdleState {
  const endsInMs = lastActiveMs + idleMs - nowMs;
  if (endsInMs <= 0) return { name: 'over' };
  if (endsInMs <= warnBeforeMs) return { name: 'ending', endsInMs };
  return { name: 'active', nextLookInMs: endsInMs - warnBeforeMs };
}
