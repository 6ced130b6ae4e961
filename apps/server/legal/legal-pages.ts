import { lagosDate } from '@wura/platform/time';
import { pageLanguages } from '@wura/wire/languages';
import { layOut } from './legal-page.ts';
import { legalDocuments, wordingOn, type LegalDocument, type Wording } from './read-legal-texts.ts';

export interface OwnLegalTexts {
  readonly wordings: readonly Wording[];
  readonly now: () => number;
}

type PageLanguage = (typeof pageLanguages)[number];

/**
 * Answers the page in the place of one of the build, where the operator has a wording of their own for today; each is made
 * once, because making one hashes what stands in it into its policy.
 */
export function createLegalPages<Page>(
  { wordings, now }: OwnLegalTexts,
  pageOf: (name: string, bytes: Buffer) => Page,
): (name: string, built: Buffer) => Page | undefined {
  const made = new Map<string, Page>();
  return (name, built) => {
    const place = placeOf(name);
    const wording = place && wordingOn(wordings, place.document, lagosDate(now()));
    if (!wording) return undefined;
    const key = `${wording.version} ${name}`;
    if (!made.has(key)) made.set(key, pageOf(name, Buffer.from(pageWith(wording, place.language, built))));
    return made.get(key);
  };
}

function pageWith({ texts, version }: Wording, language: PageLanguage, built: Buffer): string {
  const of = texts.has(language) ? language : 'en';
  return layOut(built.toString('utf8'), { text: texts.get(of)!, version, language, of });
}

/** `terms/index.html` and `fr/terms/index.html`. */
function placeOf(name: string): { document: LegalDocument; language: PageLanguage } | undefined {
  const [page, folder, ...rest] = name.split('/').toReversed();
  const document = legalDocuments.find(each => each === folder);
  const language = rest.length === 0 ? 'en' : pageLanguages.find(each => each === rest[0]);
  return page === 'index.html' && document && language && rest.length < 2 ? { document, language } : undefined;
}
