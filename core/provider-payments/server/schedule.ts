import { hourMs, minuteMs, secondMs } from '@wura/platform/time';

/** How long to wait before asking again what became of something: often while the customer waits, then less and less. */
const waitsMs = [
  5 * secondMs,
  15 * secondMs,
  45 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
];

/** Whatever is undecided for so long is looked at by a person. */
export const overdueMs = 24 * hourMs;

/**
 * After the n-th asking, of something this old. It never stops: what has no end yet is a customer's money. An asking that
 * comes to something by a certain age, because a person is then handed it or its money then given back, comes when it is
 * due, and not when the next wait happens to end.
 */
export function waitMs(asked: number, { ageMs = 0, dueMs = [] }: { ageMs?: number; dueMs?: readonly number[] } = {}) {
  const wait = waitsMs[Math.min(Math.max(asked, 1), waitsMs.length) - 1]!;
  const leftMs = [overdueMs, ...dueMs].map(due => due - ageMs).filter(left => left >= 0);
  return Math.min(wait, ...leftMs.map(left => left + secondMs));
}
