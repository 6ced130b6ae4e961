import { language } from '@wura/browser/language';

/** In the language of the page: "United States". */
export function countryName(code: string): string {
  return new Intl.DisplayNames(language(), { type: 'region' }).of(code) ?? code;
}
