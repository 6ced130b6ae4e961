import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Style } from './page.ts';

// The letters travel with the code: the machine may have no fonts at all, and few of those it might have know the naira
// sign. Archivo is what the screens are set in; hooked letters of Hausa and a few signs come from Inter.

export type Face = Style['weight'] | 'hooks';

const files: Readonly<Record<Face, string>> = {
  regular: 'archivo-regular.ttf',
  medium: 'archivo-medium.ttf',
  bold: 'archivo-bold.ttf',
  hooks: 'inter-hooks.ttf',
};

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

/** A stretch of text in one face. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Text cut where its face has to change. A letter that no face has shows as an empty box, never as nothing. */
export function runsOf(text: string, weight: Style['weight']): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const { face, written } = facing(letter, weight);
    const last = runs.at(-1);
    // A mark belongs to the letter before it, in whatever face that is.
    if (last && (last.face === face || /^\p{M}/u.test(letter))) last.text += written;
    else runs.push({ face, text: written });
  }
  return runs;
}

function facing(letter: string, weight: Style['weight']): { face: Face; written: string } {
  if (hasAll(weight, letter)) return { face: weight, written: letter };
  const apart = letter.normalize('NFD');
  if (hasAll(weight, apart)) return { face: weight, written: apart };
  return { face: hasAll('hooks', letter) ? 'hooks' : weight, written: letter };
}

const known = new Map<string, boolean>();

function hasAll(face: Face, text: string): boolean {
  return [...text].every(letter => {
    const key = `${face} ${letter}`;
    let has = known.get(key);
    if (has === undefined) known.set(key, (has = fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0)!)));
    return has;
  });
}

export const featuresOf = ({ isTabular = false }: Style): 'tnum'[] => (isTabular ? ['tnum'] : []);

export const trackingOf = ({ tracking = 0, size }: Style): number => tracking * size;

/** Widths of what was measured lately, in ems: a long document says the same words on every line. */
const widths = new Map<string, { ems: number; glyphs: number }>();
const widthsMax = 20_000;

export function widthOf(text: string, style: Style): number {
  const key = `${style.weight} ${style.isTabular ?? false} ${text}`;
  let width = widths.get(key);
  if (!width) {
    if (widths.size >= widthsMax) widths.clear();
    width = { ems: 0, glyphs: 0 };
    for (const run of runsOf(text, style.weight)) {
      const { ems, glyphs } = set(run, { ...style, size: 1, tracking: 0 });
      width.ems += ems;
      width.glyphs += glyphs;
    }
    widths.set(key, width);
  }
  return width.ems * style.size + width.glyphs * trackingOf(style);
}

/** Where each run begins, for the writer that sets them one by one. */
export function placesOf(text: string, style: Style): { run: Run; x: number }[] {
  let x = 0;
  return runsOf(text, style.weight).map(run => {
    const place = { run, x };
    const { ems, glyphs } = set(run, style);
    x += ems * style.size + glyphs * trackingOf(style);
    return place;
  });
}

/** The letters as one path that begins at 0 and stands on 0. */
export function outlineOf(text: string, style: Style): string {
  return placesOf(text, style)
    .map(({ run, x }) => set(run, style).outline(x))
    .join('');
}

function set({ face, text }: Run, style: Style): { ems: number; glyphs: number; outline(from: number): string } {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text, featuresOf(style));
  const scale = style.size / font.unitsPerEm;
  const tracking = trackingOf(style);
  return {
    ems: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm,
    glyphs: glyphs.length,
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

/** The text in lines no longer than this; a word that is longer by itself is cut. */
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
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}
