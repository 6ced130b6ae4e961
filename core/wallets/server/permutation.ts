/**
 * A permutation of the 60-bit integers that only the holder of the key can follow: a Feistel network of six rounds over
 * two halves of 30 bits, whose round function is HalfSipHash. It turns ids that count upwards into references that tell
 * no reader how much is moved here, with no table to remember them in.
 */
export interface Permutation {
  forward(value: number): Halves;
  backward(halves: Halves): number;
}

export interface Halves {
  readonly high: number;
  readonly low: number;
}

const rounds = 6;
const half = 2 ** 30;
const mask = half - 1;

/** `key` has eight bytes for each round. */
export function createPermutation(key: Uint8Array): Permutation {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const keys = Array.from({ length: rounds }, (_, round) => ({
    k0: view.getInt32(round * 8, true),
    k1: view.getInt32(round * 8 + 4, true),
  }));
  return {
    forward(value) {
      let high = Math.floor(value / half);
      let low = value % half;
      for (const { k0, k1 } of keys) {
        const mixed = high ^ (halfSipHash(k0, k1, low) & mask);
        high = low;
        low = mixed;
      }
      return { high, low };
    },
    backward({ high, low }) {
      for (const { k0, k1 } of keys.toReversed()) [high, low] = [low ^ (halfSipHash(k0, k1, high) & mask), high];
      return high * half + low;
    },
  };
}

/**
 * HalfSipHash-2-4 of one 32-bit word, as https://github.com/veorq/SipHash defines it: two rounds for each block, then
 * four.
 */
function halfSipHash(k0: number, k1: number, word: number): number {
  const length = 4 << 24;
  let v0 = k0;
  let v1 = k1;
  let v2 = 0x6c796765 ^ k0;
  let v3 = 0x74656462 ^ k1 ^ word;
  for (let round = 0; round < 8; round++) {
    if (round === 2) {
      v0 ^= word;
      v3 ^= length;
    } else if (round === 4) {
      v0 ^= length;
      v2 ^= 0xff;
    }
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  return v1 ^ v3;
}
