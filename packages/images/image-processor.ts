import { createKeyedQueue, createSerialQueue } from '@wura/platform/serial-queue';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { startDecoder, type Decoder, type Wanted } from './decoder.ts';
import { readHeader } from './header.ts';

/** What a picture is, and whose: each kind has a decoder of its own, and each person one picture in it at a time. */
export interface Brought {
  readonly as: keyof typeof lanes;
  readonly by: string;
}

export interface ImageProcessor {
  /**
   * The picture drawn anew as a JPEG: its pixels and nothing else that the file brought. Nothing when it is no JPEG or
   * PNG, claims more pixels than any camera makes, or cannot be decoded.
   */
  redraw(bytes: Uint8Array, wanted: Wanted & Brought): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export interface ImageProcessorOptions {
  /** How many people may wait in a lane; one more is told that we are busy. */
  waitingMax?: number;
  /** And how long: a caller not served by then is told the same, while the customer still waits for the answer. */
  waitMsMax?: number;
  /** A real picture of five megabytes takes half a second. */
  timeoutMs?: number;
  memoryMibMax?: number;
  /** How long the process is kept for the next picture. */
  idleMs?: number;
  /** In tests: a slow machine is no reason to be too busy. */
  isPatient?: boolean;
}

/** A photo is shown small, so a good phone's own picture is enough; what is on a document may be small print. */
const lanes = { photo: { pixelsMax: 12_500_000 }, document: { pixelsMax: 50_000_000 } } as const;
const sideMax = 12_000;

/** A person's three documents come one after the other; a caller who sends more at once is told to wait. */
const ownWaitingMax = 3;

/**
 * Pictures are decoded in processes of their own: decoders of hostile bytes crash, hang and eat memory, and none of that
 * may happen to the process that answers every customer. One picture at a time in each lane, because each takes a core.
 */
export function createImageProcessor(options: ImageProcessorOptions = {}): ImageProcessor {
  const own = createKeyedQueue({ lengthMax: ownWaitingMax });
  const opened = { photo: openLane(options), document: openLane(options) };
  return {
    async redraw(bytes, { as, by, ...wanted }) {
      const header = readHeader(bytes);
      if (!header || isTooLarge(header, lanes[as])) return undefined;
      // Of one person one picture stands in the lane, so that two people with many do not fill it.
      return own(`${as} ${by}`, () => opened[as].redraw(bytes, wanted));
    },
    async close() {
      await Promise.all(Object.values(opened).map(lane => lane.close()));
    },
  };
}

function openLane(options: ImageProcessorOptions) {
  const { waitingMax = 12, memoryMibMax = 512, idleMs = 10_000, isPatient = false } = options;
  const { waitMsMax = isPatient ? 60_000 : 6_000, timeoutMs = isPatient ? 60_000 : 4_000 } = options;
  let decoder: Decoder | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createSerialQueue({ lengthMax: waitingMax, waitMsMax });

  async function draw(bytes: Uint8Array, wanted: Wanted): Promise<Buffer | undefined> {
    clearTimeout(idle);
    decoder ??= startDecoder({ memoryMibMax });
    const drawn = await decoder.ask({ bytes, ...wanted }, timeoutMs);
    // A decoder that crashed, hung or grew too large over a picture has ended; the next picture gets another.
    if (decoder.hasEnded()) decoder = undefined;
    idle = setTimeout(() => void letGo(), idleMs).unref();
    // A machine that is busy draws slowly too, and that is not the picture's fault.
    if (drawn === 'late') throw refuse(commonRefusals.busy, { retryAfterSeconds: 5 });
    return drawn;
  }

  function letGo(): Promise<void> {
    clearTimeout(idle);
    const gone = decoder?.end();
    decoder = undefined;
    return gone ?? Promise.resolve();
  }

  return {
    redraw: (bytes: Uint8Array, wanted: Wanted) => queue.run(() => draw(bytes, wanted)),
    async close() {
      await queue.idle();
      await letGo();
    },
  };
}

function isTooLarge(
  { width, height }: { width: number; height: number },
  { pixelsMax }: { pixelsMax: number },
): boolean {
  return width * height > pixelsMax || Math.max(width, height) > sideMax || Math.min(width, height) === 0;
}
