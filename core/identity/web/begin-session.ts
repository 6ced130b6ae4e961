import { askEarly } from '@wura/browser/asked-early';
import { startSession } from '@wura/browser/session';

/**
 * Who has signed in, and what still keeps them: which of the first pages is theirs depends on both. By their addresses alone,
 * because what reads them is not yet here.
 */
const decisive = ['/api/user', '/api/limits'];
/** A customer whose answers are late goes on without them. */
const waitMsMax = 3_000;

/**
 * Starts a session once it is known whose it is: a device that has never seen this customer would else draw one page and, when
 * the answer comes, another in its place.
 */
export async function beginSession(token: string, life: { isRemembered: boolean }): Promise<void> {
  const isLate = new Promise(resolve => setTimeout(resolve, waitMsMax));
  await Promise.race([askEarly(token, decisive), isLate]);
  startSession(token, life);
}
