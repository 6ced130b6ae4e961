import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { WalletId } from '@wura/ledger/server/order';
import { base32, fromBase32 } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { asTyped } from './codes.ts';

/** What a statement covers: the days, and how far the wallet's chain went when it was made. */
export interface Covered {
  readonly wallet: WalletId;
  /** Days of Lagos, both included. */
  readonly from: string;
  readonly to: string;
  readonly high: number;
}

/** As with receipts: what stands on the paper names the statement, and says nothing of it. */
export interface StatementCodes {
  codeOf(covered: Covered): string;
  coveredBy(code: string): Covered | undefined;
}

const at = { wallet: 0, from: 4, to: 6, high: 8, zeros: 12 };
const highMax = 2 ** 32;

/**
 * One enciphered block behind an S, by which the page that checks papers knows a statement. A guess opens to zeros once in
 * four thousand million, and still has to name a wallet that there is.
 */
export function createStatementCodes(signingKey: Uint8Array): StatementCodes {
  // A key of its own: the code of a receipt must never open as that of a statement.
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'statements', 32));
  const encipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return {
    codeOf({ wallet, from, to, high }) {
      if (high >= highMax) throw new Error('no wallet has so many movements');
      const block = Buffer.alloc(16);
      block.writeUInt32BE(wallet, at.wallet);
      block.writeUInt16BE(dayNumber(from), at.from);
      block.writeUInt16BE(dayNumber(to), at.to);
      block.writeUInt32BE(high, at.high);
      return `S${base32(encipher.update(block))}`;
    },
    coveredBy(code) {
      const letters = /^\s*s/i.test(code) ? asTyped(code.trim().slice(1)) : '';
      const sealed = fromBase32(letters);
      if (sealed?.length !== 16) return undefined;
      const block = decipher.update(sealed);
      if (block.readUInt32BE(at.zeros) !== 0) return undefined;
      return {
        wallet: block.readUInt32BE(at.wallet),
        from: dayOf(block.readUInt16BE(at.from)),
        to: dayOf(block.readUInt16BE(at.to)),
        high: block.readUInt32BE(at.high),
      };
    },
  };
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
