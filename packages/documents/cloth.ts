import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { circle, type Group, type Ink, type Mark, type Shape } from './page.ts';

// The same motifs that the screens wear, read from the same file.

const names = ['cowrie', 'spiral', 'feather', 'mirror', 'house', 'corn', 'cross', 'wave'] as const;
export type Motif = (typeof names)[number];

/** The side of the square that each motif is drawn in. */
const side = 64;

type Drawn = readonly { readonly path: string; readonly strokeWidth: number | undefined }[];
let drawn: ReadonlyMap<string, Drawn> | undefined;

function motifs(): ReadonlyMap<string, Drawn> {
  if (drawn) return drawn;
  const svg = readFileSync(fileURLToPath(import.meta.resolve('@wura/ui/assets/adire-motifs.svg')), 'utf8');
  const symbols = svg.matchAll(/<symbol id="m-(\w+)"[^>]*>(.*?)<\/symbol>/gs);
  drawn = new Map([...symbols].map(([, name, inside]) => [name!, readMotif(inside!)]));
  return drawn;
}

/** Its lines of one width are one path, and its dots are another, so that a band of motifs is a few dozen marks. */
function readMotif(inside: string): Drawn {
  return [...inside.matchAll(/<path d="([^"]+)"(?: stroke-width="([\d.]+)")?/g)].map(([, path, width]) => ({
    path: path!,
    strokeWidth: width === undefined ? undefined : Number(width),
  }));
}

function motifMarks(name: Motif, ink: Ink): Shape[] {
  const motif = motifs().get(name);
  if (!motif) throw new Error(`the cloth has no motif called ${name}`);
  return motif.map(({ path, strokeWidth }) =>
    strokeWidth === undefined ? { kind: 'shape', path, fill: ink } : { kind: 'shape', path, stroke: ink, strokeWidth },
  );
}

export interface Band {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: Ink;
  /** One square, its margin included. */
  readonly cell: number;
  readonly margin: number;
  readonly motifs: readonly Motif[];
}

/** Motifs side by side, a row of dots between each two, as on a selvedge. */
export function band({ x, y, width, ink, cell, margin, motifs: order }: Band): Group {
  const marks: Mark[] = [];
  const scale = (cell - 2 * margin) / side;
  for (let column = 0; column * cell < width; column++) {
    const left = column * cell;
    const name = order[column % order.length]!;
    marks.push({ kind: 'group', at: { x: left + margin, y: margin, scale }, marks: motifMarks(name, ink) });
    if (column > 0) marks.push({ kind: 'shape', path: dots(left, cell), fill: ink });
  }
  return { kind: 'group', at: { x, y }, marks };
}

/** A little uneven, as a hand would set them. */
function dots(x: number, height: number): string {
  const offsets = [0, 0.4, 0.3, -0.2, 0.2, -0.3];
  const count = Math.floor(height / 9);
  return Array.from({ length: count }, (_, at) => {
    const radius = at % 2 === 0 ? 1.35 : 1.6;
    return circle(x + offsets[at % offsets.length]!, 4 + at * 9, radius);
  }).join('');
}

/** The lower edge of a hanging cloth: half circles, as many whole ones as fit. */
export function scallops({ x, y, width, radius }: { x: number; y: number; width: number; radius: number }): string {
  const count = Math.max(1, Math.round(width / (2 * radius)));
  const r = width / (2 * count);
  return `M${x} ${y}h${width}${`a${r} ${r} 0 0 1 ${-2 * r} 0`.repeat(count)}z`;
}

export interface Tile {
  readonly motif: Motif;
  readonly x: number;
  readonly y: number;
  /** The square's side, its margin included. */
  readonly cell: number;
  readonly margin: number;
  readonly ink: Ink;
  /** Quarter turns to the right, from 0 to 3. */
  readonly turn: number;
}

/** One motif in its square, turned as a hand might turn the cloth. */
export function tile({ motif, x, y, cell, margin, ink, turn }: Tile): Group {
  const width = cell - 2 * margin;
  // A turn is about the corner that the square hangs on, so the square is moved back into its place.
  const [right, down] = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  )[turn % 4]!;
  const at = {
    x: x + margin + right * width,
    y: y + margin + down * width,
    scale: width / side,
    degrees: 90 * (turn % 4),
  };
  return { kind: 'group', at, marks: motifMarks(motif, ink) };
}
