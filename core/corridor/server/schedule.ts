const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long to wait before asking again what became of something: often while somebody waits, then less and less. */
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

/** After the so many-th asking. It never stops: what has no end yet is somebody's money. */
export function waitMs(asked: number): number {
  return waitsMs[Math.min(Math.max(asked, 1), waitsMs.length) - 1]!;
}

/** Whatever is undecided for so long is looked at by a person. */
export const overdueMs = 24 * hourMs;
