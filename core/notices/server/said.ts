import type { Contact } from '@wura/identity/server';
import type { AlertKind } from '../alerts.ts';
import type { Words } from './kinds.ts';

/** What is said to one customer outside of the wallet. */
export interface Said {
  readonly customer: bigint;
  readonly about: AlertKind;
  readonly contact: Contact;
  readonly words: Words;
  /** Where it leads inside the wallet. */
  readonly link?: string | null;
  /** The name of its notice, where there is one. */
  readonly tag?: string;
}
