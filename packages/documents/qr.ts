// A QR code of short text, after ISO/IEC 18004: bytes, correction level M (15 % may be lost), versions 1 to 9, which is up
// to 180 bytes. Longer than a link of ours can be, and the only kind that we need.

/** Rows of modules, true for dark. */
export type Modules = readonly (readonly boolean[])[];

/** For each version, how its code words are dealt into blocks: correction words of each, and the data words of each. */
const layouts: readonly { correction: number; data: readonly number[] }[] = [
  { correction: 10, data: [16] },
  { correction: 16, data: [28] },
  { correction: 26, data: [44] },
  { correction: 18, data: [32, 32] },
  { correction: 24, data: [43, 43] },
  { correction: 16, data: [27, 27, 27, 27] },
  { correction: 18, data: [31, 31, 31, 31] },
  { correction: 22, data: [38, 38, 39, 39] },
  { correction: 22, data: [36, 36, 36, 37, 37] },
];

export function encodeQr(text: string): Modules {
  const bytes = Buffer.from(text, 'utf8');
  // Four bits of mode and eight of length come first.
  const version = 1 + layouts.findIndex(({ data }) => sum(data) >= bytes.length + 2);
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a code of version ${layouts.length}`);
  const words = correctedWords(bytes, layouts[version - 1]!);
  const drawings = masks.map((_, mask) => drawing(version, words, mask));
  return drawings.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** One path of unit squares, so that no line shows between neighbours. */
export function qrPath(modules: Modules): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function correctedWords(bytes: Buffer, { correction, data }: (typeof layouts)[number]): number[] {
  const words = dataWords(bytes, sum(data));
  let from = 0;
  const blocks = data.map(length => words.slice(from, (from += length)));
  const checks = blocks.map(block => correctionOf(block, correction));
  return [...dealt(blocks), ...dealt(checks)];
}

function dataWords(bytes: Buffer, capacity: number): number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap(byte => bitsOf(byte, 8))];
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => valueOf(bits.slice(at * 8, at * 8 + 8)));
  for (let at = 0; words.length < capacity; at++) words.push(at % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** The first word of each block, then the second of each; the short blocks run out first. */
function dealt(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap(block => block.slice(at, at + 1))).flat();
}

// Arithmetic in GF(2^8) with the polynomial that QR uses.
const powers: number[] = [1];
while (powers.length < 255) {
  const doubled = powers.at(-1)! * 2;
  powers.push(doubled < 256 ? doubled : doubled ^ 0x11d);
}
const logs = new Map(powers.map((value, at) => [value, at]));
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : powers[(logs.get(a)! + logs.get(b)!) % 255]!);

/** The remainder of Reed and Solomon. */
function correctionOf(block: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power++) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ (at === 0 ? 0 : times(generator[at - 1]!, powers[power]!)));
  }
  const remainder = [...block, ...Array<number>(length).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = remainder[at]!;
    generator.forEach((value, offset) => (remainder[at + offset]! ^= times(value, lead)));
  }
  return remainder.slice(block.length);
}

type Field = (boolean | undefined)[][];

function drawing(version: number, words: readonly number[], mask: number): Modules {
  const side = 17 + 4 * version;
  const field: Field = Array.from({ length: side }, () => Array<boolean | undefined>(side).fill(undefined));
  drawFinders(field);
  drawAlignments(field, version);
  for (let at = 8; at < side - 8; at++) field[6]![at] = field[at]![6] = at % 2 === 0;
  drawFormat(field, mask);
  if (version >= 7) drawVersion(field, version);
  drawWords(field, words, masks[mask]!);
  return field as boolean[][];
}

function drawFinders(field: Field): void {
  const last = field.length - 7;
  for (const [top, left] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        if (field[top + y]?.[left + x] === undefined && isInside(field, top + y, left + x)) {
          field[top + y]![left + x] = ring !== 2 && ring !== 4;
        }
      }
    }
  }
}

const isInside = (field: Field, y: number, x: number) => y >= 0 && x >= 0 && y < field.length && x < field.length;

function drawAlignments(field: Field, version: number): void {
  if (version === 1) return;
  const last = field.length - 7;
  const places = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  for (const y of places) {
    for (const x of places) {
      // None lies on a finder.
      if (field[y]![x] !== undefined) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) field[y + dy]![x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
      }
    }
  }
}

/** Level M is 00. Written twice, for whoever loses a corner: around one finder, and beside the other two. */
function drawFormat(field: Field, mask: number): void {
  const side = field.length;
  // Past the timing lines, which cross here.
  const near = [0, 1, 2, 3, 4, 5, 7, 8];
  bitsOf(((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412, 15).forEach((bit, at) => {
    const [y, x] = at < 8 ? [8, near[at]!] : [near[14 - at]!, 8];
    field[y]![x] = bit === 1;
    if (at < 7) field[side - 1 - at]![8] = bit === 1;
    else field[8]![side - 15 + at] = bit === 1;
  });
  field[side - 8]![8] = true;
}

function drawVersion(field: Field, version: number): void {
  const bits = bitsOf((version << 12) | remainder(version << 12, 0x1f25), 18).reverse();
  bits.forEach((bit, at) => {
    const [long, short] = [Math.floor(at / 3), field.length - 11 + (at % 3)];
    field[long]![short] = field[short]![long] = bit === 1;
  });
}

/** Two columns at a time from the right, up and down by turns, past whatever is drawn already. */
function drawWords(field: Field, words: readonly number[], isFlipped: (y: number, x: number) => boolean): void {
  const bits = words.flatMap(word => bitsOf(word, 8));
  const side = field.length;
  let next = 0;
  let isUpwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    // The timing column is in nobody's way.
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const y = isUpwards ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (field[y]![x] !== undefined) continue;
        field[y]![x] = (bits[next++] === 1) !== isFlipped(y, x);
      }
    }
    isUpwards = !isUpwards;
  }
}

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  y => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** How hard a drawing is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map(row => row[x]!));
  const lines = [...modules, ...columns];
  const dark = sum(modules.map(row => row.filter(Boolean).length));
  const share = (dark * 100) / modules.length ** 2;
  return sum(lines.map(linePenalty)) + 3 * squares(modules) + 10 * Math.floor(Math.abs(share - 50) / 5);
}

function linePenalty(line: readonly boolean[]): number {
  const text = line.map(isDark => (isDark ? '1' : '0')).join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const finders = [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  return sum(runs.map(({ length }) => length - 2)) + 40 * finders;
}

function squares(modules: Modules): number {
  let count = 0;
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const here = modules[y]![x];
      if (here === modules[y]![x - 1] && here === modules[y - 1]![x] && here === modules[y - 1]![x - 1]) count++;
    }
  }
  return count;
}

/** Of a division of polynomials over two, as wide as the divisor leaves it. */
function remainder(value: number, divisor: number): number {
  const width = Math.clz32(divisor);
  while (Math.clz32(value) <= width && value !== 0) value ^= divisor << (width - Math.clz32(value));
  return value;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

const valueOf = (bits: readonly number[]) => bits.reduce((value, bit) => value * 2 + bit, 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
