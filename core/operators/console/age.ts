import { dayMs, hourMs, minuteMs } from '@wura/platform/time';

/** "5 min", "3 h", "2 days": how long something has waited, or is late. */
export function spanText(ms: number): string {
  const span = Math.max(0, ms);
  if (span < hourMs) return `${Math.floor(span / minuteMs)} min`;
  if (span < 2 * dayMs) return `${Math.floor(span / hourMs)} h`;
  return `${Math.floor(span / dayMs)} days`;
}

export interface Promised {
  readonly since: string;
  readonly dueAt?: string | null;
}

/** What was promised first comes first; without a promise it counts from the moment it came. */
export function byPromise(one: Promised, other: Promised): number {
  return Date.parse(one.dueAt ?? one.since) - Date.parse(other.dueAt ?? other.since);
}

export interface Standing {
  readonly tone: 'late' | 'soon' | 'fine';
  readonly text: string;
}

/** Where a promise stands, in words: colour never speaks alone. */
export function standingOf({ since, dueAt }: Promised, nowMs: number): Standing {
  if (!dueAt) return { tone: 'fine', text: `Waiting ${spanText(nowMs - Date.parse(since))}` };
  const leftMs = Date.parse(dueAt) - nowMs;
  if (leftMs < 0) return { tone: 'late', text: `Late by ${spanText(-leftMs)}` };
  return { tone: leftMs < 4 * hourMs ? 'soon' : 'fine', text: `Due in ${spanText(leftMs)}` };
}
