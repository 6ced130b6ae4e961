import { totalmem } from 'node:os';

const gigabyte = 2 ** 30;

/**
 * How Node runs a web process, one of so many that share the machine. A request lives for milliseconds. What is alive when young
 * objects are collected is copied, though it is about to die, so the rarer that is the better: with 64 MB for them, from the
 * start, a busy process spends a twentieth of its time on it, with 128 MB half of that. That takes up to 200 MB more memory, and
 * is only for where there is plenty.
 *
 * V8 learns from where much survives, and puts what is made there among the old at once. Of requests, which end together, it
 * learns that wrongly: then they are all kept until the next large collection, and copying what they hold costs twice as much.
 */
export function nodeFlags(processes = 1): readonly string[] {
  const megabytes = memory() / processes >= 4 * gigabyte ? 128 : 64;
  return [
    `--min-semi-space-size=${megabytes}`,
    `--max-semi-space-size=${megabytes}`,
    '--no-allocation-site-pretenuring',
  ];
}

/** Of the machine, or of the container where that may use less. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
