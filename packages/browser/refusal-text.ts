import { connectionMessages } from './browser-messages.ts';
import { CallError } from './call-error.ts';
import { textsOf } from './messages.ts';
import { phraseText } from './phrase-text.ts';

export interface RefusalWords {
  /** Said where this page has no words for the code: 'Login failed'. */
  fallback: string;
}

/** A refusal in the language of the page, from its codes and facts. */
export function refusalText(error: unknown, { fallback }: RefusalWords): string {
  if (!(error instanceof CallError)) return fallback;
  const words = textsOf(connectionMessages);
  if (error.kind === 'offline') return words.offline;
  if (error.kind === 'lost') return error.code === 'timeout' ? words.timeout : fallback || words.lost;
  const said = error.reason && phraseText({ code: error.reason, facts: error.facts });
  const meant = said ?? phraseText({ code: error.code, facts: error.facts }) ?? fallback;
  // Trying again would not help, and the refusal says why.
  if (error.code === 'service_off') return meant;
  // A 500 says nothing that a customer could use, but its reference helps the staff they ask.
  const told = error.status >= 500 && fallback ? fallback : meant;
  return error.status >= 500 && error.requestId ? `${told} ${words.reference(error.requestId)}` : told;
}
