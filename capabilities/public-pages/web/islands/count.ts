const steps = 60;

export const countMs = 2000;

/** What a counter shows so long after it began: sixty equal steps in two seconds, the last of them exact. */
export function countAt(elapsedMs: number, target: number): number {
  return Math.round((target * stepAt(elapsedMs)) / steps);
}

/** How long until it shows something else. */
export function untilNextStepMs(elapsedMs: number): number {
  return Math.ceil(((stepAt(elapsedMs) + 1) * countMs) / steps - elapsedMs);
}

function stepAt(elapsedMs: number): number {
  return Math.min(steps, Math.floor((elapsedMs * steps) / countMs));
}
