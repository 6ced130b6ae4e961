import sharp from 'sharp';
import type { Modules } from '../qr.ts';

// Reads the QR code out of a picture as drawn here: upright and clean. It corrects no errors, so that a single wrong module
// fails a test where a camera would forgive it.

/** The text of the one code in the picture. */
export async function readQr(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 96;
  return readModules(sample(isDark, findCorners(isDark, info)));
}

type IsDark = (x: number, y: number) => boolean;
interface Corner {
  x: number;
  y: number;
  module: number;
}

/** Centres of what looks like a finder across and down: dark and light in the proportion 1 1 3 1 1. */
function findCorners(isDark: IsDark, { width, height }: { width: number; height: number }): Corner[] {
  const corners: Corner[] = [];
  for (let y = 0; y < height; y++) {
    for (const { middle: x, module } of finders(at => isDark(at, y), width)) {
      const down = finders(at => isDark(x, at), height).find(({ middle }) => Math.abs(middle - y) <= 1);
      const isKnown = corners.some(known => Math.hypot(known.x - x, known.y - y) < 4 * module);
      if (!down || isKnown) continue;
      const corner = { x, y: down.middle, module };
      if (isFinder(isDark, corner)) corners.push(corner);
    }
  }
  if (corners.length !== 3) throw new Error(`a code has three corners, and here are ${corners.length}`);
  return corners;
}

/** Letters and data may look like one along a line, but not in all of their 49 modules. */
function isFinder(isDark: IsDark, { x, y, module }: Corner): boolean {
  const places = [-3, -2, -1, 0, 1, 2, 3];
  return places.every(down =>
    places.every(across => {
      const isRing = Math.max(Math.abs(down), Math.abs(across)) !== 2;
      return isDark(Math.round(x + across * module), Math.round(y + down * module)) === isRing;
    }),
  );
}

function finders(isDark: (at: number) => boolean, length: number): { middle: number; module: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (let at = 0; at < length; at++) {
    if (at === 0 || isDark(at) !== isDark(at - 1)) runs.push({ from: at, length: 0 });
    runs.at(-1)!.length++;
  }
  return runs.flatMap(({ from }, index) => {
    const five = runs.slice(index, index + 5);
    const total = five.reduce((sum, run) => sum + run.length, 0);
    const module = total / 7;
    const isOne =
      five.length === 5 &&
      isDark(from) &&
      module >= 3 &&
      [1, 1, 3, 1, 1].every((share, at) => Math.abs(five[at]!.length - share * module) < module * 0.4);
    return isOne ? [{ middle: Math.round(from + total / 2), module }] : [];
  });
}

function sample(isDark: IsDark, corners: readonly Corner[]): Modules {
  const [topLeft, topRight] = corners.toSorted((a, b) => a.x + a.y - (b.x + b.y) || a.y - b.y) as [Corner, Corner];
  const across = corners.find(({ x, y }) => Math.abs(y - topLeft.y) < 3 && x > topLeft.x) ?? topRight;
  const side = Math.round((across.x - topLeft.x) / topLeft.module) + 7;
  const step = (across.x - topLeft.x) / (side - 7);
  const at = (start: number, index: number) => Math.round(start + (index - 3) * step);
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => isDark(at(topLeft.x, x), at(topLeft.y, y))),
  );
}

const blocksByVersion: Readonly<Record<number, readonly number[]>> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
};

/** The text in the modules of a code of level M. */
export function readModules(modules: Modules): string {
  const side = modules.length;
  const version = (side - 17) / 4;
  const blocks = blocksByVersion[version];
  if (!blocks) throw new Error(`no code has a side of ${side}`);
  const bits: boolean[] = [];
  const flip = maskOf(modules);
  for (let right = side - 1, isUpwards = true; right > 0; right -= 2, isUpwards = !isUpwards) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const y = isUpwards ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (isData(x, y, version)) bits.push(modules[y]![x]! !== flip(y, x));
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + Number(bit), 0),
  );
  const data = gather(words, blocks);
  // Four bits say that bytes follow and eight how many.
  if (data[0]! >> 4 !== 0b0100) throw new Error('this code holds something other than bytes');
  const length = ((data[0]! & 15) << 4) | (data[1]! >> 4);
  const bytes = Array.from({ length }, (_, at) => ((data[at + 1]! & 15) << 4) | (data[at + 2]! >> 4));
  return Buffer.from(bytes).toString('utf8');
}

/** Words were dealt to the blocks in turns. */
function gather(words: readonly number[], blocks: readonly number[]): number[] {
  const gathered: number[][] = blocks.map(() => []);
  let next = 0;
  for (let at = 0; at < Math.max(...blocks); at++) {
    blocks.forEach((length, block) => at < length && gathered[block]!.push(words[next++]!));
  }
  return gathered.flat();
}

function maskOf(modules: Modules): (y: number, x: number) => boolean {
  const format = [0, 1, 2, 3, 4].map(x => Number(modules[8]![x])).reduce((value, bit) => value * 2 + bit, 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error('this code is not of level M');
  return [
    (y: number, x: number) => (y + x) % 2 === 0,
    (y: number) => y % 2 === 0,
    (_y: number, x: number) => x % 3 === 0,
    (y: number, x: number) => (y + x) % 3 === 0,
    (y: number, x: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
    (y: number, x: number) => ((y * x) % 2) + ((y * x) % 3) === 0,
    (y: number, x: number) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
    (y: number, x: number) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
  ][format & 7]!;
}

function isData(x: number, y: number, version: number): boolean {
  const side = 17 + 4 * version;
  const isFinder = (x < 9 && y < 9) || (x < 9 && y >= side - 8) || (x >= side - 8 && y < 9);
  if (isFinder || x === 6 || y === 6) return false;
  const isVersion = version >= 7 && ((x < 6 && y >= side - 11) || (y < 6 && x >= side - 11));
  return !isVersion && !isAlignment(x, y, version);
}

function isAlignment(x: number, y: number, version: number): boolean {
  const last = 10 + 4 * version;
  const places = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const centres = places.flatMap(cy => places.map(cx => [cx, cy] as const));
  const isOnFinder = ([cx, cy]: readonly [number, number]) =>
    (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
  return centres.some(centre => !isOnFinder(centre) && Math.abs(x - centre[0]) <= 2 && Math.abs(y - centre[1]) <= 2);
}
