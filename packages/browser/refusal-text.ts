import { CallError } from './call-error.ts';
import { catalogue, language, textsOf, type Catalogue, type Translation } from './messages.ts';

/** What goes wrong between here and the server, which the server cannot put into words itself. */
const connection = catalogue({
  offline: 'You are offline. Nothing was sent.',
  lost: 'We lost the connection. Please check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  reference: (requestId: string) => `Reference: ${requestId}`,
});

/** A room's own sentences for refusals, by code. English needs none: the server's message is English already. */
export type RefusalTexts = Partial<Record<string, string>>;

export interface RefusalWords {
  /** Said when neither a code nor the server has a sentence: 'Login failed'. */
  fallback: string;
  byCode?: Catalogue<RefusalTexts>;
}

/** A refusal in the customer's language, with the server's own sentence where the language has none. */
export function refusalText(error: unknown, { fallback, byCode }: RefusalWords): string {
  if (!(error instanceof CallError)) return fallback;
  const words = textsOf(connection);
  if (error.kind === 'offline') return words.offline;
  if (error.kind === 'lost') return error.code === 'timeout' ? words.timeout : fallback || words.lost;
  const translated = language() === 'en' ? undefined : translationOf(byCode, error.code);
  // A 500 says nothing that a customer could use, but its reference helps whoever they ask.
  const said = translated ?? (error.status >= 500 && fallback ? fallback : error.message || fallback);
  return error.status >= 500 && error.requestId ? `${said} ${words.reference(error.requestId)}` : said;
}

function translationOf(byCode: Catalogue<RefusalTexts> | undefined, code: string): string | undefined {
  return byCode && (textsOf(byCode) as Translation<Record<string, string>>)[code];
}
