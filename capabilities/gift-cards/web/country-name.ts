import { language, pageLanguageOf } from '@wura/browser/language';

/** In the language of the page, "United States", or in English where not every browser knows the language. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(pageLanguageOf(language()), { type: 'region' }).of(code) ?? code;
}
