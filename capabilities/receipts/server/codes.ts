import { createCipheriv, createDecipheriv } from 'node:crypto';
import { base32, fromBase32 } from '@wura/platform/identifiers';
import type { Place } from '@wura/wallets/server/naming';

/** What stands on a receipt for a person who wants to check it: it names the movement, and says nothing of it. */
export interface Codes {
  codeOf(place: Place): string;
  /** Nothing for a code that is none of ours, however it came to be. */
  placeOf(code: string): Place | undefined;
}

/** Four bytes of wallet, five of place, and the rest zeros. */
const at = { wallet: 0, seq: 4, zeros: 9 };
const bytes = 16;
const seqMax = 2 ** 40;

/**
 * A code is one block, enciphered: a movement's place with 56 bits of zeros behind it. A forger without the key cannot
 * make or change one so that it opens to those zeros; a guess is right once in 70 thousand million million, and every
 * guess is a call that is counted. A signature beside the place would do the same in three times the letters.
 */
export function createCodes(key: Uint8Array): Codes {
  // One block is one whole code, so this is the bare permutation that ECB is and no mode is wanted around it.
  const encipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return {
    codeOf({ wallet, seq }) {
      if (seq >= seqMax) throw new Error('no wallet has so many movements');
      const block = Buffer.alloc(bytes);
      block.writeUInt32BE(wallet, at.wallet);
      block.writeUIntBE(seq, at.seq, at.zeros - at.seq);
      return base32(encipher.update(block));
    },
    placeOf(code) {
      const block = fromBase32(asTyped(code));
      if (block?.length !== bytes) return undefined;
      const place = decipher.update(block);
      if (place.subarray(at.zeros).some(byte => byte !== 0)) return undefined;
      return { wallet: place.readUInt32BE(at.wallet), seq: place.readUIntBE(at.seq, at.zeros - at.seq) };
    },
  };
}

/** A person may have copied it by hand: in small letters, in groups, with an O for a zero. */
export function asTyped(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  // Of 27 letters the last might be anything.
  return letters.length === 26 ? letters : '';
}
