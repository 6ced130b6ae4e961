import { endpoint } from '@wura/browser/client';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';

/** What a receipt says to a stranger who is shown it, as far as a trader needs to know. */
export interface Found {
  readonly status: 'completed' | 'pending' | 'failed';
  readonly amount: string;
  readonly currency: string;
  /** Masked. */
  readonly receiver: string | null;
  readonly date: string;
}

/** As much of the route as this needs. The room that answers it declares the rest. */
interface VerifyReceipt extends RouteSpec {
  method: 'GET';
  path: '/api/receipts/{code}';
  params: z.ZodObject<{ code: z.ZodString }>;
  body?: never;
  answers: { 200: z.ZodType<Found> };
}

export const verifyReceipt = endpoint<VerifyReceipt>('GET', '/api/receipts/{code}');

export type Verdict = 'real' | 'other' | 'pending' | 'returned' | 'false';

/** `undefined`: no such receipt was ever made. A real one that paid another is no payment to this trader. */
export function verdictOf(found: Found | undefined, ownName: string): Verdict {
  if (!found) return 'false';
  if (found.status === 'pending') return 'pending';
  if (found.status === 'failed') return 'returned';
  return found.receiver !== null && firstLetters(found.receiver) === firstLetters(ownName) ? 'real' : 'other';
}

/** All that a masked name says. */
const firstLetters = (name: string) =>
  name
    .trim()
    .split(/\s+/u)
    .map(word => [...word.normalize('NFC')][0]?.toLocaleLowerCase())
    .join(' ');

/** The code of a receipt in what was scanned or typed: the address of its page, or the 26 letters. Anything else is none. */
export function receiptCodeIn(text: string): string | undefined {
  const address = /\/(?:verify|track)\/([0-9a-z-]{26,40})(?:[/?#]|$)/i.exec(text.trim());
  if (address) return address[1];
  const typed = text.replaceAll(/[\s-]/g, '');
  return /^[0-9a-z]{26}$/i.test(typed) ? typed : undefined;
}
