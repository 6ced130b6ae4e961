import { commonRefusals, refuse } from '@wura/wire/refusals';

export interface SerialQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** When all that was given so far has ended, well or not. */
  idle(): Promise<unknown>;
  /** How many there are, the one being done included. */
  length(): number;
}

export interface SerialQueueOptions {
  /** How many there may be, the one being done included; one more is told that we are busy. */
  lengthMax: number;
  /** And how long they may wait: who is not served by then is told the same, while there is still a caller to tell. */
  waitMsMax?: number;
}

/** Does one piece of work after the other, in the order they came. */
export function createSerialQueue({ lengthMax, waitMsMax = Infinity }: SerialQueueOptions): SerialQueue {
  const busy = () => refuse(commonRefusals.busy, { retryAfterSeconds: 2 });
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    async run(work) {
      if (length >= lengthMax) throw busy();
      length++;
      const cameAt = performance.now();
      const mine = last.then(() => {
        if (performance.now() - cameAt > waitMsMax) throw busy();
        return work();
      });
      // The next one waits for the end of this one, not for its success.
      last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        length--;
      }
    },
    idle: () => last,
    length: () => length,
  };
}

export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** One queue for each key; different keys do not wait for each other. */
export function createKeyedQueue(options: SerialQueueOptions): KeyedQueue {
  const queues = new Map<string, SerialQueue>();
  return async function queued(key, work) {
    const queue = queues.get(key) ?? createSerialQueue(options);
    queues.set(key, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.length() === 0) queues.delete(key);
    }
  };
}
