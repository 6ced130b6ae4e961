import { CallError } from './call-error.ts';

/** Names one intent of the customer's. Not crypto.randomUUID: that is missing where the page came over plain HTTP. */
export function newIntentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

export type LostAnswer<Found> = { outcome: 'found'; found: Found } | { outcome: 'nothing_sent' };

export interface LostIntent<Found> {
  /** Asks the server what became of the key; a 404 says that no money moved under it so far. Nothing: it is on its way. */
  lookup: () => Promise<Found | undefined>;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  signal: AbortSignal;
}

const askEveryMs = 2000;
/** The server answers any call within about ten seconds, so a key it does not know by then was never used. */
const nothingSentAfterMs = 30_000;

/**
 * Finds out what became of a payment whose answer was lost. It keeps asking while the network is away: only the server
 * saying "unknown" for long enough means that nothing was sent.
 */
export async function findLostAnswer<Found>(intent: LostIntent<Found>): Promise<LostAnswer<Found>> {
  const startedAt = intent.now();
  for (;;) {
    intent.signal.throwIfAborted();
    try {
      const found = await intent.lookup();
      if (found) return { outcome: 'found', found };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isUnknown = error.kind === 'refused' && error.status === 404;
      if (isUnknown && intent.now() - startedAt >= nothingSentAfterMs) return { outcome: 'nothing_sent' };
      if (error.status === 401) throw error;
    }
    await intent.wait(askEveryMs);
  }
}
