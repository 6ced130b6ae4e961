import { Worker } from 'node:worker_threads';
import { createSerialQueue } from '@wura/platform/serial-queue';

export interface RenderWorker<Order> {
  /** What the program made of the order, in the turn in which it came. */
  print(order: Order): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RenderWorkerOptions {
  /** How many may wait; one more is told that we are busy. */
  waitingMax?: number;
  timeoutMs?: number;
  memoryMibMax?: number;
  /** How long the thread is kept for the next order. */
  idleMs?: number;
}

/** What comes back from the thread. */
export type Printed = { readonly bytes: Uint8Array } | { readonly fault: string };

/**
 * Papers are drawn in a thread of its own: setting the letters of one takes a processor for as long as a hundred calls
 * do, and those must not wait for it. One at a time, because each takes a core. The program calls `serveOrders`.
 */
export function createRenderWorker<Order>(program: URL, options: RenderWorkerOptions = {}): RenderWorker<Order> {
  const { waitingMax = 16, timeoutMs = 15_000, memoryMibMax = 256, idleMs = 60_000 } = options;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createSerialQueue({ lengthMax: waitingMax });

  async function printNow(order: Order): Promise<Buffer> {
    clearTimeout(idle);
    thread ??= startThread();
    try {
      return await ask(thread, order, timeoutMs);
    } catch (error) {
      // A worker that hung or grew too large over an order is no use for the next one.
      await letGo();
      throw error;
    } finally {
      idle = setTimeout(() => void letGo(), idleMs).unref();
    }
  }

  function startThread(): Worker {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMibMax } });
    // The stop of the process does not wait for it. Its faults are heard by the caller.
    started.unref();
    started.on('error', () => {});
    return started;
  }

  async function letGo(): Promise<void> {
    clearTimeout(idle);
    const gone = thread;
    thread = undefined;
    await gone?.terminate();
  }

  return {
    print: order => queue.run(() => printNow(order)),
    async close() {
      await queue.idle();
      await letGo();
    },
  };
}

async function ask(thread: Worker, order: unknown, timeoutMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const hear = (printed: Printed) =>
    'bytes' in printed ? resolve(Buffer.from(printed.bytes)) : reject(new Error(printed.fault));
  const fail = (error: Error) => reject(error);
  const end = (code: number) => reject(new Error(`the press ended with ${code}`));
  const timer = setTimeout(() => fail(new Error('the press took too long')), timeoutMs);
  thread.once('message', hear).once('error', fail).once('exit', end);
  thread.ref();
  thread.postMessage(order, []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.unref();
    thread.off('message', hear).off('error', fail).off('exit', end);
  }
}
