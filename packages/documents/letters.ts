import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { stretchesOf } from './directions.ts';
import type { Style } from './page.ts';

// The letters travel with the code: the machine may have no fonts at all, and few of those it might have know the naira
// sign. Archivo is what the screens are set in; hooked letters of Hausa and a few signs come from Inter. Letters of other scripts
// and emoji are borrowed from Noto, whose files are opened only once a text has one (decision 0059).

export type Face = Style['weight'] | 'hooks' | Borrowed;
type Borrowed = 'arabic' | 'emoji' | 'han';

const files: Readonly<Record<Face, string>> = {
  regular: 'archivo-regular.ttf',
  medium: 'archivo-medium.ttf',
  bold: 'archivo-bold.ttf',
  hooks: 'inter-hooks.ttf',
  arabic: 'noto-arabic.ttf',
  emoji: 'noto-emoji.ttf',
  han: 'noto-han.ttf',
};

/** Which letters are looked for in which of them, so that no file is opened in vain. */
const borrowed: readonly (readonly [Borrowed, RegExp])[] = [
  ['arabic', /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u],
  ['emoji', /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u],
  ['han', /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303f\uff00-\uffef]/u],
];

/** The bytes of a face, for the writer that embeds it. */
export function faceBytes(face: Face): Buffer {
  return readFileSync(new URL(`fonts/${files[face]}`, import.meta.url));
}

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  // A file with one font in it, so no collection.
  const font = create(faceBytes(face)) as Font;
  fonts.set(face, font);
  return font;
}

/** A stretch of text in one face, as it is handed to the face: one that joins its letters turns them around by itself. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/**
 * Text cut where its face has to change, in the order in which it is drawn from left to right. A letter that no face has
 * shows as an empty box, never as nothing.
 */
export function runsOf(text: string, weight: Style['weight']): Run[] {
  return stretchesOf(text.normalize('NFC')).flatMap(({ text: part, isRightToLeft }) => {
    const runs = cut(part, weight);
    return isRightToLeft
      ? runs.reverse().map(run => (joins(run) ? run : turnedAround(run)))
      : runs.map(run => (hasFigures(run) ? turnedAround(run) : run));
  });
}

// A figure in a key is one sign of three characters.
const letterOrKey = /[0-9#*]\ufe0f?\u20e3|./gsu;

function cut(text: string, weight: Style['weight']): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const [letter] of text.matchAll(letterOrKey)) {
    const { face, written } = facing(letter, weight);
    const last = runs.at(-1);
    // A mark belongs to the letter before it, in whatever face that is, and so does what joins two emoji.
    if (last && (last.face === face || /^[\p{M}\p{Cf}]/u.test(letter))) last.text += written;
    else runs.push({ face, text: written });
  }
  return runs;
}

const mirrored: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open, close]) => [
    [open, close],
    [close, open],
  ]),
);

/** Letters as their reader counts them. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const joins = ({ face }: Run) => face === 'arabic';

/** Its face turns these around as it does its letters, and they are read from left to right. */
const hasFigures = (run: Run) => joins(run) && /[\u0660-\u0669\u06f0-\u06f9]/u.test(run.text);

/** Letters in the order in which they are drawn, and brackets open as they are read. */
function turnedAround(run: Run): Run {
  const letters = Array.from(graphemes.segment(run.text), ({ segment: letter }) => mirrored[letter] ?? letter);
  return { ...run, text: letters.toReversed().join('') };
}

function facing(letter: string, weight: Style['weight']): { face: Face; written: string } {
  if (hasAll(weight, letter)) return { face: weight, written: letter };
  const apart = letter.normalize('NFD');
  if (hasAll(weight, apart)) return { face: weight, written: apart };
  if (hasAll('hooks', letter)) return { face: 'hooks', written: letter };
  const lender = borrowed.find(([face, letters]) => letters.test(letter) && hasAll(face, letter));
  return { face: lender?.[0] ?? weight, written: letter };
}

const known = new Map<string, boolean>();
const knownMax = 20_000;

function hasAll(face: Face, text: string): boolean {
  return [...text].every(letter => {
    const key = `${face} ${letter}`;
    let has = known.get(key);
    if (has === undefined) {
      // What a customer may write is a million letters, and what is kept of them stays small.
      if (known.size >= knownMax) known.clear();
      known.set(key, (has = fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0)!)));
    }
    return has;
  });
}

export const featuresOf = ({ isTabular = false }: Style): 'tnum'[] => (isTabular ? ['tnum'] : []);

/** Letters that are joined to each other are not driven apart. */
export const trackingOf = (face: Face, { tracking = 0, size }: Style): number =>
  face === 'arabic' ? 0 : tracking * size;

/** Widths of what was measured lately, in ems: a long document says the same words on every line. */
const widths = new Map<string, { ems: number; tracked: number }>();
const widthsMax = 20_000;

export function widthOf(text: string, style: Style): number {
  const key = `${style.weight} ${style.isTabular ?? false} ${text}`;
  let width = widths.get(key);
  if (!width) {
    if (widths.size >= widthsMax) widths.clear();
    width = { ems: 0, tracked: 0 };
    for (const run of runsOf(text, style.weight)) {
      const { ems, tracking } = set(run, { ...style, size: 1, tracking: 1 });
      width.ems += ems;
      width.tracked += tracking;
    }
    widths.set(key, width);
  }
  return (width.ems + width.tracked * (style.tracking ?? 0)) * style.size;
}

/** Where each run begins, for the writer that sets them one by one. */
export function placesOf(text: string, style: Style): { run: Run; x: number }[] {
  let x = 0;
  return runsOf(text, style.weight).map(run => {
    const place = { run, x };
    const { ems, tracking } = set(run, style);
    x += ems * style.size + tracking;
    return place;
  });
}

/** The letters as one path that begins at 0 and stands on 0. */
export function outlineOf(text: string, style: Style): string {
  return placesOf(text, style)
    .map(({ run, x }) => set(run, style).outline(x))
    .join('');
}

function set({ face, text }: Run, style: Style): { ems: number; tracking: number; outline(from: number): string } {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text, featuresOf(style));
  const scale = style.size / font.unitsPerEm;
  const tracking = trackingOf(face, style);
  return {
    ems: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm,
    tracking: glyphs.length * tracking,
    outline(from) {
      let x = from;
      return glyphs
        .map((glyph, at) => {
          const { xAdvance, xOffset, yOffset } = positions[at]!;
          const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
          x += xAdvance * scale + tracking;
          return path.toSVG();
        })
        .join('');
    },
  };
}

/** The text in lines no longer than this; a word that is longer by itself is cut between its letters. */
export function linesOf(text: string, style: Style, widthMax: number): string[] {
  const fits = (line: string) => widthOf(line, style) <= widthMax;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const letters = Array.from(graphemes.segment(word), ({ segment: letter }) => letter);
    while (!fits((line = letters.join(''))) && letters.length > 1) {
      lines.push(letters.splice(0, countFitting(letters, fits)).join(''));
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How many of these letters a line takes, one at least. Each look sets all of them, and a stranger chooses how long a word is. */
function countFitting(letters: readonly string[], fits: (line: string) => boolean): number {
  let [least, most] = [1, letters.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
}
