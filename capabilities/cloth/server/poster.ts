import { drawSvg } from '@wura/documents/as-png';
import { tile, type Motif } from '@wura/documents/cloth';
import { linesOf } from '@wura/documents/letters';
import { circle, type Ink, type Mark, type Style } from '@wura/documents/page';
import type { MotifName, Tile } from './weave.ts';

const [width, cell, left, top] = [540, 68, 32, 150] as const;
const columns = 7;
const ground: Ink = '#142754';
const ink: Ink = '#9EB4E2';
const paper: Ink = '#F4F1EA';
const gold: Ink = '#F1B935';

const title: Style = { weight: 'bold', size: 34, tracking: -0.02 };
const line: Style = { weight: 'medium', size: 17 };
const fine: Style = { weight: 'regular', size: 12.5 };

const words = (text: string, style: Style, at: { x: number; baseline: number }, of: Ink): Mark => ({
  kind: 'words',
  text,
  style,
  ink: of,
  ...at,
});

/** A month of cloth to be shown to others. Whole numbers and outlines alone: every machine draws the same bytes. */
export function drawPoster({ name, month, tiles }: { name: string; month: string; tiles: readonly Tile[] }): string {
  const rows = Math.ceil(tiles.length / columns);
  const height = top + Math.max(rows, 5) * cell + 74;
  const places = tiles.map((each, at) => ({
    ...each,
    x: left + (at % columns) * cell,
    y: top + Math.floor(at / columns) * cell,
  }));
  const marks: Mark[] = [
    ...linesOf(`${name}’s cloth`, title, width - 2 * left)
      .slice(0, 1)
      .map(text => words(text, title, { x: left, baseline: 74 }, paper)),
    words(monthName(month), line, { x: left, baseline: 108 }, ink),
    ...places.map(({ motif, turn, x, y }): Mark =>
      motif === null
        ? { kind: 'shape', path: circle(x + cell / 2, y + cell / 2, 2), fill: ink }
        : tile({ motif: drawn(motif), x, y, cell, margin: 8, ink: turn === 0 ? gold : ink, turn }),
    ),
    words('A motif for each day on which money moved. Never how much.', fine, { x: left, baseline: height - 32 }, ink),
    words('Wura', { weight: 'bold', size: 15 }, { x: width - left - 42, baseline: height - 32 }, gold),
  ];
  return drawSvg({ width, height, ground, marks }, { scale: 2 });
}

const drawn = (name: MotifName): Motif => (name === 'crossroads' ? 'cross' : name);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 2026", whatever language the machine speaks. */
const monthName = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
