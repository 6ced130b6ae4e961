import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { WalletId } from '@wura/ledger/server/order';
import type { Queries } from '@wura/database';
import { base32, fromBase32 } from '@wura/platform/identifiers';
import { createPermutation } from './permutation.ts';

/** One link of a wallet's chain, by where it stands. */
export interface Place {
  readonly wallet: WalletId;
  readonly seq: number;
}

/** How movements are named to the outside: computed from where they stand, so no name is stored and none can be guessed. */
export interface Naming {
  movementId(place: Place): string;
  /** Nothing for text that names no place. Whether anything stands there, and whose it is, the books know. */
  placeOf(movementId: string): Place | undefined;
  /** What both sides of a transfer, and later a provider, call it. */
  reference(transferId: number): string;
  transferOf(reference: string): number | undefined;
  /** Text that only we can have written, good for nothing but its own purpose. */
  seal(value: unknown, purpose: string): string;
  unseal(text: string, purpose: string): unknown;
}

export async function readNaming(db: Queries): Promise<Naming> {
  const { rows } = await db.query<{ key: Buffer }>('select key from wallets.naming');
  return createNaming(rows[0]!.key);
}

export function createNaming(key: Buffer): Naming {
  const subkey = (purpose: string) => hash('sha256', Buffer.concat([key, Buffer.from(purpose)]), 'buffer');
  // One block is one whole identifier, so this is the bare permutation that ECB is and no mode is wanted around it. Both
  // are reused for every block: making a cipher costs ten times what using it does, and every payment answers with an id.
  const encipher = createCipheriv('aes-256-ecb', subkey('movement'), null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', subkey('movement'), null).setAutoPadding(false);
  const references = createPermutation(Buffer.concat([subkey('reference 1'), subkey('reference 2')]));
  const sealKey = subkey('seal');

  return {
    movementId({ wallet, seq }) {
      const block = Buffer.allocUnsafe(16);
      writeNumber(block, 0, wallet);
      writeNumber(block, 8, seq);
      return `mov_${base32(encipher.update(block)).toLowerCase()}`;
    },
    placeOf(movementId) {
      const block = /^mov_[0-9a-hjkmnp-tv-z]{26}$/.test(movementId) ? fromBase32(movementId.slice(4)) : undefined;
      if (!block) return undefined;
      const place = decipher.update(block);
      const [wallet, seq] = [place.readBigInt64BE(0), place.readBigInt64BE(8)];
      const isPlausible = wallet > 0n && seq > 0n && wallet <= safeMax && seq <= safeMax;
      return isPlausible ? { wallet: Number(wallet), seq: Number(seq) } : undefined;
    },
    reference(transferId) {
      const { high, low } = references.forward(transferId);
      return `WUR${sixLetters(high)}${sixLetters(low)}`;
    },
    transferOf(reference) {
      if (!/^WUR[0-9A-HJKMNP-TV-Z]{12}$/.test(reference)) return undefined;
      const transferId = references.backward({
        high: numberOf(reference.slice(3, 9)),
        low: numberOf(reference.slice(9)),
      });
      return Number.isSafeInteger(transferId) ? transferId : undefined;
    },
    seal(value, purpose) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(text, purpose) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length < 28 || bytes.toString('base64url') !== text) return undefined;
      const opened = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(12, 28));
      try {
        return JSON.parse(Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}

const safeMax = BigInt(Number.MAX_SAFE_INTEGER);
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function writeNumber(block: Buffer, offset: number, value: number): void {
  block.writeUInt32BE(Math.floor(value / 2 ** 32), offset);
  block.writeUInt32BE(value >>> 0, offset + 4);
}

function sixLetters(value: number): string {
  let text = '';
  for (let shift = 25; shift >= 0; shift -= 5) text += alphabet[(value >>> shift) & 31];
  return text;
}

function numberOf(letters: string): number {
  let value = 0;
  for (const letter of letters) value = value * 32 + alphabet.indexOf(letter);
  return value;
}
