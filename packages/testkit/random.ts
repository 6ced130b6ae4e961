import { createHash } from 'node:crypto';

// What tests draw at random follows from one seed, which the run prints: with TEST_SEED set to it, each test draws the same
// again, alone or among others, in whatever order.

/** Of this run. The runner chooses one where none was given, so that all its processes share it. */
export const seed = process.env['TEST_SEED'] ?? '0';

/** The same as a number. */
export const seedNumber = createHash('sha256').update(seed).digest().readInt32LE();

let nameOfTest = (): string => process.argv[1] ?? '';
const drawn = new Map<string, number>();

/** Told by each kind of test what the test that is running now is called: every one has a stream of its own. */
export function drawFor(name: () => string): void {
  nameOfTest = name;
}

export function randomBytes(length: number): Buffer {
  const blocks: Buffer[] = [];
  for (let have = 0; have < length; have += 32) blocks.push(nextBlock());
  return Buffer.concat(blocks).subarray(0, length);
}

/** From `min`, which is counted in and 0 where it is left out, to `max`, which is not. */
export function randomInt(max: number): number;
export function randomInt(min: number, max: number): number;
export function randomInt(first: number, second?: number): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  // 128 bits over any range that a number holds: what the remainder favours cannot be noticed.
  return min + Number(BigInt(`0x${randomBytes(16).toString('hex')}`) % BigInt(max - min));
}

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const phones = new Set<string>();

/**
 * Starts with the block, which is MTN's where it is left out, and is no other that this process has drawn: a number opens one
 * account, and a seller tells purchases apart by the number and the amount.
 */
export function newPhone(block = '0803'): string {
  const digits = (block.startsWith('+') ? 14 : 11) - block.length;
  const phone = `${block}${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
  if (phones.has(phone)) return newPhone(block);
  phones.add(phone);
  return phone;
}

function nextBlock(): Buffer {
  const name = nameOfTest();
  const count = drawn.get(name) ?? 0;
  drawn.set(name, count + 1);
  return createHash('sha256').update(`${seed}\0${name}\0${count}`).digest();
}
