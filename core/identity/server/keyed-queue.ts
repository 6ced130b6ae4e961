import { commonRefusals, refuse } from '@wura/wire/refusals';

export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Does the work of one key one after the other, in the order it came; different keys do not wait for each other. */
export function createKeyedQueue({ waitingMax }: { waitingMax: number }): KeyedQueue {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();

  return async function queued<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > waitingMax) throw refuse(commonRefusals.busy, { retryAfterSeconds: 2 });
    lines.set(key, line);
    line.length++;
    const mine = line.last.then(work);
    // Whoever comes next waits for the end of mine, not for its success.
    line.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      if (--line.length === 0) lines.delete(key);
    }
  };
}
