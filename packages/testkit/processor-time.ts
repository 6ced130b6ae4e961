/** Milliseconds of the processor that this thread has used: a clock would count what others of the machine use, too. */
export function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What the piece of work below takes on the machine for which the bounds of the tests are set. */
const usualMs = 10;

/**
 * How much longer than there the processor takes here and now, never less than once: the same machine may take four times as long
 * an hour later. A bound that is kept by one machine is multiplied with this on another.
 */
export function slowness(): number {
  return Math.max(1, Math.min(...Array.from({ length: 6 }, workMs)) / usualMs);
}

/** Whether work took longer than it may: asked of this machine as it is now, and only where it took longer than on a good one. */
export const isOver = (ms: number, boundMs: number): boolean => ms > boundMs && ms > boundMs * slowness();

/** A little of what an answer costs: a text is made, read, looked through and counted. */
function workMs(): number {
  const before = spentMs();
  const text = JSON.stringify(Array.from({ length: 12_000 }, (_, n) => ({ name: `line ${n}`, amount: n * 7_919 })));
  const read = JSON.parse(text) as { name: string; amount: number }[];
  const sums = new Map<string, number>();
  for (const { name, amount } of read) sums.set(name, amount + text.charCodeAt(amount % text.length));
  text.replaceAll(/\d+/g, digits => digits.normalize('NFC'));
  return spentMs() - before;
}
