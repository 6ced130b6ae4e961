import { Readable } from 'node:stream';
import { refuse } from '@wura/wire/refusals';
import { minuteMs } from '@wura/platform/time';
import { myDataRefusals } from '../refusals.ts';

/** Made at once in this process: each is some eighty questions to the database, one after the other. */
const makingMax = 2;

/** A copy is kept for a customer who asks again at once, in memory alone and not for long. */
const keptMs = 60_000;

/** The largest that is kept; a larger one, which has pictures in it, is sent while it is made. */
const keptBytesMax = 4 * 1024 * 1024;
const keptMax = 8;

/** By then a caller who reads slowly has what they asked for, or has gone. */
const sendingMsMax = 5 * minuteMs;

export type Copy = Uint8Array | Readable;
type Parts = AsyncIterable<string | Uint8Array>;

/**
 * Bounds what copies of a customer's data cost: one at a time for each customer, and within a minute the same one again. One
 * that was too large to be kept is not made a second time within that minute. The last of them go when too many are kept.
 */
export function createCopies() {
  const kept = new Map<string, Uint8Array | 'sent'>();
  const making = new Set<bigint>();

  function keep(name: string, copy: Uint8Array | 'sent'): void {
    kept.delete(name);
    kept.set(name, copy);
    setTimeout(() => kept.get(name) === copy && kept.delete(name), keptMs).unref();
    const whole = [...kept].filter(([, each]) => each !== 'sent');
    for (const [oldest] of whole.slice(0, -keptMax)) kept.delete(oldest);
  }

  return async function copyFor(
    { customer, format }: { customer: bigint; format: string },
    make: () => Parts,
  ): Promise<Copy> {
    const name = `${customer} ${format}`;
    const before = kept.get(name);
    if (before !== undefined && before !== 'sent') return before;
    if (before === 'sent' || making.has(customer) || making.size >= makingMax) throw refuse(myDataRefusals.export_busy);
    making.add(customer);
    let isBeingSent = false;
    try {
      const parts = make()[Symbol.asyncIterator]();
      const { bytes, isWhole } = await gather(parts);
      keep(name, isWhole ? bytes : 'sent');
      if (isWhole) return bytes;
      isBeingSent = true;
      return sent(bytes, parts, () => making.delete(customer));
    } finally {
      if (!isBeingSent) making.delete(customer);
    }
  };
}

/** As much as is kept, and whether that is all. */
async function gather(parts: AsyncIterator<string | Uint8Array>): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const gathered: Buffer[] = [];
  let size = 0;
  while (size <= keptBytesMax) {
    const { value, done } = await parts.next();
    if (done) return { bytes: Buffer.concat(gathered), isWhole: true };
    const part = Buffer.from(value);
    gathered.push(part);
    size += part.length;
  }
  return { bytes: Buffer.concat(gathered), isWhole: false };
}

function sent(first: Uint8Array, rest: AsyncIterator<string | Uint8Array>, onEnd: () => void): Readable {
  async function* all() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const stream = Readable.from(all(), { objectMode: false });
  // A caller who went before the first byte never reads, and nothing else would end it.
  const timer = setTimeout(() => stream.destroy(), sendingMsMax).unref();
  stream.once('close', () => {
    clearTimeout(timer);
    onEnd();
  });
  return stream;
}
