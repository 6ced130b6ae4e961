import { dayMs, hourMs, minuteMs } from '@wura/platform/time';
import type { SessionLife } from './session.ts';

/** How long the server keeps a session: idle, and in all. Signing in with "Remember me" gets the longer pair. */
const lives = {
  usual: { idleMs: 30 * minuteMs, totalMs: 12 * hourMs },
  remembered: { idleMs: 7 * dayMs, totalMs: 30 * dayMs },
};

const warnBeforeMs = 2 * minuteMs;

export type SessionState =
  | { name: 'fine'; nextLookInMs: number }
  /** `canExtend` is false when the session ends whatever is done, because it has reached its full length. */
  | { name: 'ending'; endsInMs: number; canExtend: boolean }
  | { name: 'over' };

/** Where a session stands at this moment. Pure, so that the warning can be tested without waiting half an hour. */
export function sessionState(life: SessionLife, nowMs: number): SessionState {
  const { idleMs, totalMs } = life.isRemembered ? lives.remembered : lives.usual;
  const idleEndMs = life.usedAtMs + idleMs;
  const totalEndMs = life.startedAtMs + totalMs;
  const endsInMs = Math.min(idleEndMs, totalEndMs) - nowMs;
  if (endsInMs <= 0) return { name: 'over' };
  if (endsInMs <= warnBeforeMs) return { name: 'ending', endsInMs, canExtend: idleEndMs < totalEndMs };
  return { name: 'fine', nextLookInMs: endsInMs - warnBeforeMs };
}
