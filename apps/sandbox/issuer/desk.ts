import type { Books } from '../books.ts';
import type { SendEvent } from './events.ts';

/** What every call at this desk needs. */
export interface Desk {
  readonly books: Books;
  readonly send: SendEvent;
  readonly now: () => number;
}

/** How a call is to be met, with a fault in its way or without. */
export interface How {
  readonly isUndecided: boolean;
}
