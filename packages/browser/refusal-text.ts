import { connectionMessages } from './browser-messages.ts';
import { CallError } from './call-error.ts';
import { textsOf } from './messages.ts';
import { phraseText } from './phrase-text.ts';

export interface RefusalWords {
  /** Said where neither this page nor the answer has words for it: 'Login failed'. */
  fallback: string;
}

/** A refusal in the language of the page, from its codes and facts; what the page has no words for, as the server says it. */
export function refusalText(error: unknown, { fallback }: RefusalWords): string {
  if (!(error instanceof CallError)) return fallback;
  const words = textsOf(connectionMessages);
  if (error.kind === 'offline') return words.offline;
  if (error.kind === 'lost') return error.code === 'timeout' ? words.timeout : (error.said ?? (fallback || words.lost));
  const why = error.reason && phraseText({ code: error.reason, facts: error.facts });
  const named = phraseText({ code: error.code, facts: error.facts });
  const meant = why ?? named ?? error.said ?? fallback;
  // Trying again would not help, and the refusal says why; or it will help in a moment, and the refusal says that.
  if (error.status < 500 || error.code === 'service_off' || error.code === 'busy') return meant;
  // The name of a failure of ours tells a customer less than the screen does, but its reference helps the staff they ask.
  const told = why === undefined && named !== undefined && fallback ? fallback : meant;
  return error.requestId ? `${told} ${words.reference(error.requestId)}` : told;
}

/** What a customer can do about a failure whose cause was the network, where the title says only what failed. */
export function networkText(error: unknown): string | undefined {
  const isLost = error instanceof CallError && error.kind === 'lost' && error.code === 'connection_lost';
  return isLost ? textsOf(connectionMessages).lost : undefined;
}
