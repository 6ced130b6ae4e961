/** Those that public pages are written in, each at an address of its own; English, the first, has the bare one. */
export const pageLanguages = ['en', 'fr', 'es'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/**
 * Those that the application is written in, and what customers are told. To name one here is to offer it: from then on
 * the compiler says of every room what it lacks.
 */
export const languages = [...pageLanguages, 'pcm', 'ha', 'ig', 'yo'] as const;
export type Language = (typeof languages)[number];

/** The same in every language that is offered. */
export type InLanguages<Said> = Readonly<Record<Language, Said>>;

/** How Intl is asked for dates. Nigerian Pidgin is written here as newspapers do, with the English names of the months. */
export const dateLocales: InLanguages<string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
  pcm: 'en-GB',
  yo: 'yo-NG',
  ha: 'ha-NG',
  ig: 'ig-NG',
};

/** One for each, of words that are put together in the same way in all of them. */
export function inEachLanguage<Said>(saidIn: (language: Language) => Said): InLanguages<Said> {
  return Object.fromEntries(languages.map(each => [each, saidIn(each)])) as InLanguages<Said>;
}
