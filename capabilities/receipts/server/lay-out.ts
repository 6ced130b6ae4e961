import { band, scallops, type Motif } from '@wura/documents/cloth';
import { linesOf, outlineOf, widthOf } from '@wura/documents/letters';
import { encodeQr, qrPath } from '@wura/documents/qr';
import { circle, rounded, type Ink, type Mark, type Page, type Style } from '@wura/documents/page';
import type { Receipt } from '../contract.ts';
import { brand, brandName } from './brand.ts';
import { inks } from './inks.ts';
import { faces, figureOf, hostOf, rowsOf, type Face, type Row } from './words.ts';

// Where everything stands on a receipt: one column of paper, a woven selvedge above and scallops below. The same page is
// drawn as a picture, on cloth, and as a document, on calico, which costs no ink.

const pageWidth = 390;
const margin = 20;
const paper = { x: margin, width: pageWidth - 2 * margin };
const padding = 20;
const left = paper.x + padding;
const right = paper.x + paper.width - padding;
const inner = right - left;

const selvedge = { height: 36, cell: 50, margin: 6 };
const scallop = 12.5;

const selvedgeMotifs: readonly Motif[] = ['wave', 'cowrie', 'mirror', 'feather', 'house', 'cross', 'spiral'];

const text: Style = { weight: 'regular', size: 14 };
const small: Style = { weight: 'regular', size: 12.5 };

/** A part of the page that was laid out, and where the next one begins. */
interface Part {
  readonly marks: readonly Mark[];
  readonly end: number;
}

export function layOut(receipt: Receipt, use: 'picture' | 'document'): Page {
  const face = faces[receipt.status];
  const top = margin;
  const banner = face.band ? bannerPart(face, top + selvedge.height) : nothing(top + selvedge.height);
  const head = headPart(receipt, face, banner.end + 16);
  const rows = rowsPart(rowsOf(receipt), head.end + 10);
  const check = checkPart(receipt, rows.end + 6);
  const end = check.end + 14;
  const shape = paperShape(top, end);
  return {
    width: pageWidth,
    height: Math.ceil(end + scallop + margin),
    ground: use === 'picture' ? inks.cloth : inks.calico,
    marks: [
      { kind: 'shape', path: shape, fill: inks.paper },
      ...(face.band ? [watermark(face, { top: banner.end, bottom: end, clip: shape })] : []),
      selvedgePart(top),
      ...[banner, head, rows, check].flatMap(({ marks }) => marks),
    ],
  };
}

const nothing = (end: number): Part => ({ marks: [], end });

function paperShape(top: number, end: number): string {
  const { x, width } = paper;
  const r = 18;
  return (
    `M${x} ${end}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V${end}z` +
    scallops({ x, y: end - 0.2, width, radius: scallop })
  );
}

function selvedgePart(top: number): Mark {
  const { x, width } = paper;
  const r = 18;
  const path = `M${x} ${top + selvedge.height}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V${top + selvedge.height}z`;
  const woven = band({
    ...selvedge,
    x: x - 10,
    y: top - 7,
    width: width + 20,
    ink: inks.indigoLight,
    motifs: selvedgeMotifs,
  });
  return {
    kind: 'group',
    clip: path,
    marks: [
      { kind: 'shape', path, fill: inks.indigo },
      { ...woven, opacity: 0.9 },
    ],
  };
}

/** Across the paper, in the colour of what it says. */
function bannerPart({ band: word, dark }: Face, top: number): Part {
  const height = 30;
  const style: Style = { weight: 'bold', size: 13, tracking: 0.14 };
  const path = `M${paper.x} ${top}h${paper.width}v${height}h${-paper.width}z`;
  const x = paper.x + (paper.width - widthOf(word!, style)) / 2;
  return {
    marks: [
      { kind: 'shape', path, fill: dark },
      { kind: 'words', text: word!, style, ink: inks.paper, x, baseline: top + 20 },
    ],
    end: top + height,
  };
}

/** Over the whole paper, so that no part cut out of the picture can pass for a payment that was made. */
function watermark(
  { mark: word, dark }: Face,
  { top, bottom, clip }: { top: number; bottom: number; clip: string },
): Mark {
  const style: Style = { weight: 'bold', size: 34, tracking: 0.08 };
  // A shape and no words: it is read aloud and copied once, in the banner.
  const shape: Mark = { kind: 'shape', path: outlineOf(word!, style), fill: dark };
  const step = { x: widthOf(word!, style) + 44, y: 78 };
  const pattern: Mark[] = [];
  for (let row = 0; row * step.y < bottom - top + 160; row++) {
    for (let column = -1; column < 3; column++) {
      const x = column * step.x + (row % 2) * (step.x / 2);
      pattern.push({ kind: 'group', at: { x, y: row * step.y }, marks: [shape] });
    }
  }
  const marks: Mark[] = [{ kind: 'group', at: { x: 0, y: top, degrees: -18 }, opacity: 0.14, marks: pattern }];
  return { kind: 'group', clip, marks };
}

function headPart(receipt: Receipt, face: Face, top: number): Part {
  const middle = top + 12;
  const marks: Mark[] = [...brand({ x: left, y: top }), ...chip(face, top)];
  if (receipt.sandbox) marks.push(...sandboxMark(top));
  const figure = figurePart(receipt, face, middle + 56);
  const caption = linesOf(face.caption ?? figureOf(receipt).kind, small, inner);
  caption.forEach((line, at) => {
    const baseline = figure.end + 20 + at * 17;
    marks.push({ kind: 'words', text: line, style: small, ink: inks.second, x: left, baseline });
  });
  return { marks: [...marks, ...figure.marks], end: figure.end + 20 + (caption.length - 1) * 17 };
}

function sandboxMark(top: number): Mark[] {
  const style: Style = { weight: 'medium', size: 9.5, tracking: 0.1 };
  const word = 'SANDBOX';
  const x = left + 31 + widthOf('Wura', brandName) + 10;
  return [
    { kind: 'shape', path: rounded(x, top + 4, widthOf(word, style) + 13, 16, 8), fill: inks.info },
    { kind: 'words', text: word, style, ink: inks.indigo, x: x + 7, baseline: top + 15.4 },
  ];
}

function chip({ chip: word, sign, light, dark }: Face, top: number): Mark[] {
  const style: Style = { weight: 'medium', size: 12 };
  const width = widthOf(word, style) + 34;
  const x = right - width;
  return [
    { kind: 'shape', path: rounded(x, top, width, 24, 12), fill: light },
    {
      kind: 'group',
      at: { x: x + 7, y: top + 5, scale: 14 / 24 },
      marks: [{ kind: 'shape', path: sign, stroke: dark, strokeWidth: 2.4 }],
    },
    { kind: 'words', text: word, style, ink: dark, x: x + 24, baseline: top + 16.2 },
  ];
}

/** As large as fits, the smallest unit set smaller on the same line. */
function figurePart(receipt: Receipt, face: Face, baseline: number): Part {
  const { whole, fraction } = figureOf(receipt);
  const large = (size: number): Style => ({ weight: 'bold', size, tracking: -0.025 });
  const minor = (size: number): Style => ({ weight: 'bold', size: size * 0.58, tracking: -0.02 });
  const widthAt = (size: number) => widthOf(whole, large(size)) + widthOf(fraction, minor(size));
  const size = Math.min(38, (38 * inner) / widthAt(38));
  const ink = face.band ? inks.second : inks.ink;
  return {
    marks: [
      { kind: 'words', text: whole, style: large(size), ink, x: left, baseline },
      {
        kind: 'words',
        text: fraction,
        style: minor(size),
        ink: inks.second,
        x: left + widthOf(whole, large(size)),
        baseline,
      },
    ],
    end: baseline,
  };
}

function rowsPart(rows: readonly Row[], top: number): Part {
  const marks: Mark[] = [];
  let y = top;
  rows.forEach((row, at) => {
    if (at > 0) marks.push({ kind: 'shape', path: `M${left} ${y}H${right}`, stroke: inks.line });
    let baseline = y + 23;
    const write = (line: string, style: Style, ink: Ink) =>
      marks.push({ kind: 'words', text: line, style, ink, x: right - widthOf(line, style), baseline });
    marks.push({ kind: 'words', text: row.label, style: text, ink: inks.second, x: left, baseline });

    const room = inner - widthOf(row.label, text) - 18;
    const style: Style = { weight: row.isStrong ? 'bold' : 'medium', size: row.isCode ? 12.5 : 14 };
    linesOf(row.value, style, room).forEach((line, index) => {
      if (index > 0) baseline += 18;
      write(line, style, inks.ink);
    });
    for (const line of linesOf(row.detail ?? '', small, room)) {
      baseline += 17;
      write(line, small, inks.second);
    }
    y = baseline + 13;
  });
  return { marks, end: y };
}

/** Where it says how to find out whether the paper is true. */
function checkPart(receipt: Receipt, top: number): Part {
  const side = 92;
  const modules = encodeQr(receipt.verify_url);
  const y = top + 16;
  const x = left + side + 16;
  const heading: Style = { weight: 'medium', size: 13 };
  const fine: Style = { weight: 'regular', size: 11.5 };
  const letters: Style = { weight: 'medium', size: 12, isTabular: true, tracking: 0.02 };
  const how = linesOf(`Scan it, or enter this code at ${hostOf(receipt)}`, fine, right - x);
  const code = [receipt.code.slice(0, 13), receipt.code.slice(13)].map(half => half.replace(/(.{4})(.{4})/, '$1 $2 '));
  const lines: [string, Style, Ink][] = [
    ['Check this receipt', heading, inks.ink],
    ...how.map((line): [string, Style, Ink] => [line, fine, inks.second]),
    ...code.map((line): [string, Style, Ink] => [line, letters, inks.ink]),
  ];
  const height = lines.length * 16;
  const first = y + Math.max(0, (side - height) / 2) + 12;
  return {
    marks: [
      perforation(top),
      {
        kind: 'group',
        at: { x: left, y, scale: side / modules.length },
        marks: [{ kind: 'shape', path: qrPath(modules), fill: inks.ink }],
      },
      ...lines.map(([line, style, ink], at): Mark => ({
        kind: 'words',
        text: line,
        style,
        ink,
        x,
        baseline: first + at * 16,
      })),
    ],
    end: y + Math.max(side, height),
  };
}

function perforation(y: number): Mark {
  const count = Math.floor(inner / 8);
  const path = Array.from({ length: count }, (_, at) =>
    circle(left + 4 + (at * (inner - 8)) / (count - 1), y, 1.1),
  ).join('');
  return { kind: 'shape', path, fill: inks.dots };
}
