export const countMs = 2000;
const steps = 60;

/** What a counter shows so long after it began: sixty equal steps in two seconds, the last of them exact. */
export function countAt(elapsedMs: number, target: number): number {
  const step = Math.min(steps, Math.floor((elapsedMs * steps) / countMs));
  return Math.round((target * step) / steps);
}
