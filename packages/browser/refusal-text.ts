import { connectionMessages } from './browser-messages.ts';
import { CallError } from './call-error.ts';
import { textsOf } from './messages.ts';
import { sentence } from './sentences.ts';

export interface RefusalWords {
  /** Said when the server has no sentence: 'Login failed'. */
  fallback: string;
}

/** A refusal in the language of the page, with the server's own sentence where it is not translated. */
export function refusalText(error: unknown, { fallback }: RefusalWords): string {
  if (!(error instanceof CallError)) return fallback;
  const words = textsOf(connectionMessages);
  if (error.kind === 'offline') return words.offline;
  if (error.kind === 'lost') return error.code === 'timeout' ? words.timeout : fallback || words.lost;
  // Trying again would not help, and the server says why.
  if (error.code === 'service_off') return sentence(error.message) || fallback;
  // A 500 says nothing that a customer could use, but its reference helps the staff they ask.
  const said = error.status >= 500 && fallback ? fallback : sentence(error.message) || fallback;
  return error.status >= 500 && error.requestId ? `${said} ${words.reference(error.requestId)}` : said;
}
