import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSerialQueue } from '@wura/platform/serial-queue';
import { readHeader } from './header.ts';

/** How a picture is wanted: no side longer than this, or a square of it cut from the middle. */
export interface Wanted {
  readonly side: number;
  readonly shape: 'whole' | 'square';
}

export interface ImageProcessor {
  /**
   * The picture drawn anew as a JPEG: its pixels and nothing else that the file brought. Nothing when it is no JPEG or
   * PNG, claims more pixels than any camera makes, or cannot be decoded within the limits.
   */
  redraw(bytes: Uint8Array, wanted: Wanted): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export interface ImageProcessorOptions {
  /** How many may wait; one more is told that we are busy. */
  waitingMax?: number;
  /** And how long: a caller not served by then is told the same, while the customer still waits for the answer. */
  waitMsMax?: number;
  /** A real picture of five megabytes takes half a second. */
  timeoutMs?: number;
  memoryMibMax?: number;
  /** How long the process is kept for the next picture. */
  idleMs?: number;
}

const pixelsMax = 50_000_000;
const sideMax = 12_000;

const program = fileURLToPath(new URL('redraw.mjs', import.meta.url));

/**
 * Pictures are decoded in a process of its own: decoders of hostile bytes crash, hang and eat memory, and none of that
 * may happen to the process that answers every customer. One picture at a time, because each takes a core.
 */
export function createImageProcessor(options: ImageProcessorOptions = {}): ImageProcessor {
  const { waitingMax = 12, waitMsMax = 3_000, timeoutMs = 3_000, memoryMibMax = 512, idleMs = 10_000 } = options;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createSerialQueue({ lengthMax: waitingMax, waitMsMax });

  async function draw(bytes: Uint8Array, wanted: Wanted): Promise<Buffer | undefined> {
    clearTimeout(idle);
    worker ??= startWorker(memoryMibMax);
    const drawn = await worker.ask({ bytes, ...wanted }, timeoutMs);
    // A decoder that crashed, hung or grew too large over a picture has ended; the next picture gets another.
    if (worker.hasEnded()) worker = undefined;
    idle = setTimeout(() => void letGo(), idleMs).unref();
    return drawn;
  }

  function letGo(): Promise<void> {
    clearTimeout(idle);
    const gone = worker?.end();
    worker = undefined;
    return gone ?? Promise.resolve();
  }

  return {
    async redraw(bytes, wanted) {
      const header = readHeader(bytes);
      if (!header || isTooLarge(header)) return undefined;
      return queue.run(() => draw(bytes, wanted));
    },
    async close() {
      await queue.idle();
      await letGo();
    },
  };
}

function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > pixelsMax || Math.max(width, height) > sideMax || Math.min(width, height) === 0;
}

interface Worker {
  ask(order: { bytes: Uint8Array } & Wanted, timeoutMs: number): Promise<Buffer | undefined>;
  hasEnded(): boolean;
  end(): Promise<void>;
}

function startWorker(memoryMibMax: number): Worker {
  const child = spawn('/bin/sh', ['-c', limited, 'sh', String(memoryMibMax * 1024), process.execPath, ...words], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // No key, no address of a database: an attacker who takes this process over finds nothing to use.
    env: {},
  });
  let isGone = false;
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
    child.once('error', () => {
      isGone = true;
      resolve();
    });
  });
  return {
    ask: (order, timeoutMs) => askOnce(child, order, { gone, timeoutMs }),
    hasEnded: () => isGone || child.killed,
    end() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

// The limit is on memory that can be written, which is what a decoder grows; one on addresses would stop Node itself.
const limited = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';
// Without a compiler of its own the process needs no large reserve, and a hole in it cannot be aimed at.
const words = ['--jitless', '--max-old-space-size=64', program];

async function askOnce(
  child: ChildProcess,
  order: object,
  { gone, timeoutMs }: { gone: Promise<void>; timeoutMs: number },
): Promise<Buffer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    resolve(undefined);
  }, timeoutMs);
  child.once('message', ({ jpeg }: { jpeg?: Uint8Array }) => resolve(jpeg && Buffer.from(jpeg)));
  void gone.then(() => resolve(undefined));
  child.send(order, error => error && resolve(undefined));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('message');
  }
}
