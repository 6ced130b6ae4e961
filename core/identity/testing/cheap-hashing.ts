import { createHashing, type Hashing } from '../server/hashing.ts';

/** Argon2id as cheap as it goes: thousands are computed, and how hard they are is tested where the hashing is. */
export function cheapHashing({ pepper }: { pepper?: Uint8Array } = {}): Hashing {
  const cheap = { parallelMax: 2, waitingMax: 1000, memoryKib: 8, passes: 1 };
  return createHashing({ ...cheap, ...(pepper && { pepper }) });
}
