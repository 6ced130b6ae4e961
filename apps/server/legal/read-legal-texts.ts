import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageLanguages } from '@wura/wire/languages';
import { readLegalText, type LegalText } from './markdown.ts';

export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
type PageLanguage = (typeof pageLanguages)[number];

/** One wording: the day from which it holds is its name. */
export interface Wording {
  readonly document: LegalDocument;
  readonly version: string;
  readonly texts: ReadonlyMap<PageLanguage, LegalText>;
  /** Of its English text, which is the one that binds. */
  readonly checksum: Buffer;
}

/**
 * The operator's own texts, as `terms/2026-12-01/en.md`; read once, when a process starts. What cannot be read, or is named
 * otherwise, stops it in one line: a legal text that is quietly left out would be worse.
 */
export function readLegalTexts(folder: string): readonly Wording[] {
  // A name that was mistyped would leave all of them out.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`LEGAL_TEXTS_DIR: there is no folder ${path.resolve(folder)}; make it, or leave the variable out`);
  }
  return legalDocuments.flatMap(document =>
    namesIn(path.join(folder, document)).map(version =>
      readWording(path.join(folder, document, version), { document, version }),
    ),
  );
}

function readWording(folder: string, { document, version }: { document: LegalDocument; version: string }): Wording {
  if (!isDay(version)) throw new Error(`LEGAL_TEXTS_DIR: ${folder} is not named after the day on which it begins`);
  const texts = new Map<PageLanguage, LegalText>();
  for (const name of namesIn(folder)) {
    const language = pageLanguages.find(each => name === `${each}.md`);
    if (!language) throw new Error(`LEGAL_TEXTS_DIR: ${folder}/${name} is none of ${pageLanguages.join('.md, ')}.md`);
    try {
      texts.set(language, readLegalText(readFileSync(path.join(folder, name), 'utf8')));
    } catch (error) {
      throw new Error(`LEGAL_TEXTS_DIR: ${folder}/${name}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  }
  if (!texts.has('en')) throw new Error(`LEGAL_TEXTS_DIR: ${folder} has no en.md, which is the text that binds`);
  const checksum = createHash('sha256')
    .update(readFileSync(path.join(folder, 'en.md')))
    .digest();
  return { document, version, texts, checksum };
}

/** Nothing where there is no such folder: the operator replaces one document, or none yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => !name.startsWith('.'))
      .sort();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** What holds on a day: the one that began last. */
export function wordingOn(wordings: readonly Wording[], document: LegalDocument, day: string): Wording | undefined {
  return wordings.filter(each => each.document === document && each.version <= day).at(-1);
}
