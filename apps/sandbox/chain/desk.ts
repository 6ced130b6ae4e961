import type { Books } from '../books.ts';

/** What every call at this desk needs. */
export interface Desk {
  readonly books: Books;
  readonly now: () => number;
}

/** A block each so often, and what has so many of them upon it, itself included, is final. */
export const blockMs = 3_000;
export const confirmationsForFinal = 19;
