import { dateLocales, type Language } from '@wura/wire/languages';

/**
 * "27 November 2026 at 17:32 WAT", as the reader of a notice says it. Like every time of the product it is one of Lagos, and it
 * names the zone, because the notice is read as a mail as well, which may be opened anywhere.
 */
export const spellMoment = (at: Date, language: Language): string =>
  `${new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(at)} WAT`;
