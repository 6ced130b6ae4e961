import { randomInt, timingSafeEqual } from 'node:crypto';
import { backupCodeCharacters, backupCodeLetters } from '@wura/identity/second-factor';
import { contactCodeDigits } from '../rules.ts';
import type { ContactNeeds } from './needs.ts';

export type End = 'old' | 'new';

export const newCode = () => Array.from({ length: contactCodeDigits }, () => randomInt(10)).join('');

/** Bound to its request and its end: the code of one end is worth nothing at the other. */
export function codeDigests(
  vault: ContactNeeds['vault'],
  { publicId, end, code }: { publicId: string; end: End; code: string },
) {
  return vault.digests(code, `contact code ${publicId} ${end}`);
}

export function isCode(
  vault: ContactNeeds['vault'],
  digest: Buffer,
  given: { publicId: string; end: End; code: string },
): boolean {
  return codeDigests(vault, given).some(each => timingSafeEqual(each, digest));
}

/** Sixty bits: good for days, and short enough to be typed from a telephone. */
export const newUndoCode = () =>
  Array.from({ length: backupCodeCharacters }, () => backupCodeLetters[randomInt(backupCodeLetters.length)]).join('');

export const undoDigests = (vault: ContactNeeds['vault'], code: string) => vault.digests(code, 'contact undo');

/** In groups of four, as people read them aloud. */
export const grouped = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-');
