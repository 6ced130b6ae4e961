/** A letter carries a handful of marks; composing a run of them costs the square of its length, minutes for a megabyte. */
export const marksInARowMax = 64;

// Begins where a run begins, so that each mark is looked at once.
const longRun = new RegExp(`(?:^|\\P{M})\\p{M}{${marksInARowMax + 1}}`, 'u');

export function hasLongRunOfMarks(text: string): boolean {
  return longRun.test(text);
}
