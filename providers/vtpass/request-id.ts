import { randomBytes } from 'node:crypto';
import { base32 } from '@wura/platform/identifiers';
import { hourMs } from '@wura/platform/time';

/** Lagos is an hour ahead of UTC all year. */
const lagosMs = hourMs;

/** Begins with the minute in Lagos, as they prescribe; what follows no attacker guesses. */
export function newRequestId(now: number): string {
  const minute = new Date(now + lagosMs).toISOString().slice(0, 16).replaceAll(/\D/g, '');
  return minute + base32(randomBytes(10)).toLowerCase();
}
