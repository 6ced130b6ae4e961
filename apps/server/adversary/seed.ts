import { seedNumber } from '@wura/testkit/random';

/** Whether everything is to be tried, or a sample that a machine can afford on every run of the tests. */
export const isWhole = process.env['ADVERSARY_REPORT'] !== undefined;

const asked = process.env['ADVERSARY_CALLS'];

/** Whether a call is among those that are to be attacked: all of them, unless who runs it has said which. */
export const isAsked = (call: string): boolean => asked === undefined || new RegExp(asked).test(call);

/** Of the run, which prints it: what one run found another can find again. */
export const seed = seedNumber;

/** Mulberry32: the same numbers from the same seed, on every machine. */
export function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All of them in a whole run; otherwise such a share, and never none. */
export function sampled<T>(items: readonly T[], random: () => number, share = 0.05): T[] {
  if (isWhole) return [...items];
  const kept = items.filter(() => random() < share);
  return kept.length > 0 || items.length === 0 ? kept : [items[Math.floor(random() * items.length)]!];
}
