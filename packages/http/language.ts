import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/**
 * The language that the customer chose on the page, which keeps it in a cookie, or else the first of the browser's own
 * that is offered here.
 */
export function languageOf<Language extends string>(
  { headers }: { headers: Readonly<IncomingHttpHeaders> },
  offered: readonly [Language, ...Language[]],
): Language {
  const chosen = parseCookie(headers.cookie ?? '')['language'];
  const wished = (headers['accept-language'] ?? '').split(',').map(tag => tag.trim().toLowerCase().split(/[-;]/)[0]);
  const found = [chosen, ...wished].flatMap(tag => offered.filter(language => language === tag));
  return found[0] ?? offered[0];
}
