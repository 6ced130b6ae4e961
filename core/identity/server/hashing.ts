import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { commonRefusals, refuse } from '@wura/wire/refusals';

export interface HashingOptions {
  /** A key kept outside the database, without which a stolen table of short secrets cannot be searched. */
  pepper?: Uint8Array;
  /** How many may be computed at once: each takes a core and 19 MiB for some 25 ms, away from all other calls. */
  parallelMax: number;
  /** How many may wait. One more is told that we are busy, which is kinder than a wait that outlives the client. */
  waitingMax: number;
  /** Only tests, which hash hundreds of times, make it cheaper. */
  memoryKib?: number;
  passes?: number;
}

export interface Hashing {
  hash(secret: string): Promise<string>;
  /** Without a stored hash it does the same work against a hash of nothing, and answers no. */
  verify(stored: string | undefined, secret: string): Promise<boolean>;
}

/** Argon2id, the library's default algorithm, at the parameters OWASP recommends for servers. */
export function createHashing({ pepper, parallelMax, waitingMax, memoryKib, passes }: HashingOptions): Hashing {
  const options: Options = {
    memoryCost: memoryKib ?? 19_456,
    timeCost: passes ?? 2,
    parallelism: 1,
    ...(pepper && { secret: pepper }),
  };
  const inLane = createLane({ parallelMax, waitingMax });
  // Made at once, so that the first stranger to sign in waits no longer than a customer does.
  const ofNothing = hash(randomBytes(32), options);

  return {
    hash: secret => inLane(() => hash(bytes(secret), options)),
    verify: (stored, secret) =>
      inLane(async () => {
        const isRight = await verify(stored ?? (await ofNothing), bytes(secret), options);
        return isRight && stored !== undefined;
      }),
  };
}

/** One spelling of letters that can be composed in two ways, as keyboards differ in which they send. */
function bytes(secret: string): Buffer {
  return Buffer.from(secret.normalize('NFC'), 'utf8');
}

function createLane({ parallelMax, waitingMax }: { parallelMax: number; waitingMax: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inLane<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallelMax) {
      if (waiting.length >= waitingMax) throw refuse(commonRefusals.busy, { retryAfterSeconds: 2 });
      await new Promise<void>(resolve => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // Handed over rather than given back, so that no later caller overtakes one who waits.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
