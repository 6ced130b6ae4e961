import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';
import { languages } from '@wura/wire/languages';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// The browser asks a font file for a character only where `unicode-range` says that it has it, and draws what no file has
// in some font of the machine: one strange letter in a word.

const css = readFileSync(path.join(root, 'packages/ui/styles/fonts.css'), 'utf8');
const faces = [...css.matchAll(/url\('\.\.\/fonts\/([\w-]+\.woff2)'\)[^}]*?unicode-range:([^;]+);/g)].map(
  ([, file, ranges]) => ({
    font: openSync(path.join(root, 'packages/ui/fonts', file!)) as Font,
    ranges: ranges!.split(',').map(range => {
      const [from, to = from] = range.trim().slice(2).split('-');
      return [parseInt(from!, 16), parseInt(to!, 16)] as const;
    }),
  }),
);

function isDrawn(character: string): boolean {
  const code = character.codePointAt(0)!;
  return faces.some(
    ({ font, ranges }) => ranges.some(([from, to]) => from <= code && code <= to) && font.hasGlyphForCodePoint(code),
  );
}

test.each(languages.filter(each => each !== 'en'))('every letter of the texts in %s is in our fonts', language => {
  const files = globSync(`{packages,core,capabilities,apps}/**/*.${language}.ts`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**'],
  });
  const texts = files.map(file => readFileSync(path.join(root, file), 'utf8')).join('');
  const letters = new Set(texts.normalize('NFC').match(/[\p{L}\u0300-\u036f]/gu));
  expect([...letters].filter(letter => !isDrawn(letter))).toEqual([]);
});
