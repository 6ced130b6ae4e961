import type { Log } from '@wura/platform/log';
import type { FastifyInstance } from 'fastify';
import type { Books } from './books.ts';
import type { Faults } from './faults.ts';
import type { Webhooks } from './webhooks.ts';

/** What the sandbox lends to each of its providers. */
export interface World {
  books: Books;
  faults: Faults;
  webhooks: Webhooks;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  log: Log;
}

/** One line of what a provider believes, in the same words for all of them so that it can be held against a ledger. */
export interface BooksEntry {
  /** The caller's, where that API takes one. */
  reference: string | null;
  provider_reference: string;
  operation: string;
  /** Major units. */
  amount: string;
  currency: string;
  destination: string | null;
  status: 'success' | 'pending' | 'failed' | 'reversed';
}

export const settlements = ['success', 'failed', 'reversed'] as const;
export type Settlement = (typeof settlements)[number];

/** One provider: a folder of this room. It is reached below its name and spoken of by it in every control call. */
export interface Provider {
  readonly name: string;
  /** Its webhooks go to a path of this name; left out, to its own. */
  readonly webhookName?: string;
  /** What a fault can spoil. */
  readonly operations: readonly string[];
  /** It tells what each call says, so that a fault may be about one of them. */
  readonly tellsWhatIsSaid?: true;
  entries(): BooksEntry[];
  /** Decides what is open or reverses what is done; nothing when the reference is not known here. */
  settle(reference: string, outcome: Settlement): BooksEntry | undefined;
  /** The reference its webhooks are kept under, found by either reference; nothing when it is not known here. */
  webhookReference(reference: string): string | undefined;
  serve(app: FastifyInstance): void;
  /** Control calls that only this provider has. */
  serveControls(app: FastifyInstance): void;
}
