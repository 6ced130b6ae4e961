import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@wura/notices/server/kinds';

const languages: readonly string[] = ['en', 'fr', 'es'] satisfies Language[];

/** What was chosen on the page, which keeps it in a cookie, or else the first of the browser's own that we write. */
export function languageOf({ headers }: { headers: Readonly<IncomingHttpHeaders> }): Language {
  const chosen = /(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const wished = (headers['accept-language'] ?? '').split(',').map(tag => tag.trim().slice(0, 2).toLowerCase());
  return ([chosen, ...wished].find(tag => tag !== undefined && languages.includes(tag)) ?? 'en') as Language;
}
