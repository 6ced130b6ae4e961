import type { Books } from '../books.ts';

/** What every call at this desk needs. */
export interface Desk {
  readonly books: Books;
  readonly now: () => number;
}

/** How a call is to be met, with a fault in its way or without. */
export interface How {
  readonly isUndecided: boolean;
}
