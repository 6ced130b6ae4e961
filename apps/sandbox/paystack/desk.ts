import type { Books } from '../books.ts';
import type { SendEvent } from './events.ts';

/** What every call at this desk needs. */
export interface Desk {
  readonly books: Books;
  readonly now: () => number;
  readonly sendEvent: SendEvent;
  /** References that their lists leave out, though they count them. */
  readonly leftOut: Set<string>;
  /** What an account is called by now, by its bank and number, where it was said. */
  readonly renamed: Map<string, string>;
}
