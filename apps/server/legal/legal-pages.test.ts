import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLegalPages } from './legal-pages.ts';
import { readLegalTexts } from './read-legal-texts.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'wura-legal-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const built = Buffer.from('<html><head></head><body><main id="main">ours</main><footer>frame</footer></body></html>');

test('a folder that is not there stops the start, and one without texts is none yet', () => {
  for (const name of ['mistyped', 'a-file']) {
    if (name === 'a-file') write(name, '');
    expect(() => readLegalTexts(path.join(folder, name))).toThrow(
      `LEGAL_TEXTS_DIR: there is no folder ${path.join(folder, name)}; make it, or leave the variable out`,
    );
  }
  expect(readLegalTexts(folder)).toEqual([]);
  rmSync(path.join(folder, 'a-file'));
});

test('each page has the wording of its day and language, and the frame of the build around it', () => {
  write('terms/2026-01-01/en.md', '# Terms\n\n## Old\n\nOld.');
  write('terms/2026-12-01/en.md', '# Terms of Àṣà\n\n## New\n\nNew <b>.');
  write('terms/2026-12-01/fr.md', '# Conditions\n\n## Nouveau\n\nNouveau.');
  let now = Date.parse('2026-11-30T22:59:00Z');
  const pages = createLegalPages({ wordings: readLegalTexts(folder), now: () => now }, (_, bytes) => bytes.toString());
  expect(pages('terms/index.html', built)).toContain('Old.');
  // Midnight in Lagos.
  now += 60_000;
  const english = pages('terms/index.html', built);
  expect(english).toContain('<h1 class="page-title">Terms of Àṣà</h1>');
  expect(english).toContain('New &lt;b&gt;.');
  expect(english).toContain('<time datetime="2026-12-01">1 December 2026</time>');
  expect(english).toMatch(/<main id="main"><div.*<\/main><footer>frame<\/footer>/);
  expect(english).not.toContain('ours');
  expect(pages('fr/terms/index.html', built)).toContain('Nouveau.');
  // What is not translated is read in English, and a screen reader is told.
  expect(pages('es/terms/index.html', built)).toContain('lang="en"');
  for (const other of ['privacy/index.html', 'index.html', 'a/fr/terms/index.html', 'ha/terms/index.html', 'terms/x']) {
    expect(pages(other, built), other).toBeUndefined();
  }
});

test('what cannot be read stops the start with a sentence that names it', () => {
  write('privacy/2026-02-30/en.md', '# P\n\n## C\n');
  expect(() => readLegalTexts(folder)).toThrow('is not named after the day');
  rmSync(path.join(folder, 'privacy'), { recursive: true });
  write('privacy/2026-03-01/fr.md', '# P\n\n## C\n');
  expect(() => readLegalTexts(folder)).toThrow('has no en.md');
  write('privacy/2026-03-01/en.md', 'Hello');
  expect(() => readLegalTexts(folder)).toThrow('en.md: it must begin with');
  write('privacy/2026-03-01/en.md', '# P\n\n## C\n');
  write('privacy/2026-03-01/de.md', '# P\n\n## C\n');
  expect(() => readLegalTexts(folder)).toThrow('de.md is none of');
});
