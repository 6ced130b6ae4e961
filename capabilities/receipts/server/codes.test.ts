import { randomBytes } from '@wura/testkit/random';
import fc from '@wura/testkit/property';
import { expect, test } from 'vitest';
import { createCodes } from './codes.ts';
import { maskName } from './mask.ts';

const codes = createCodes(randomBytes(32));
const places = fc.record({
  wallet: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  seq: fc.integer({ min: 1, max: 2 ** 40 - 1 }),
});

test('a code of 26 letters leads back to its movement, and to no other', () => {
  fc.assert(
    fc.property(places, place => {
      const code = codes.codeOf(place);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(codes.placeOf(code)).toEqual(place);
    }),
    { numRuns: 2000 },
  );
});

test('whoever copies it by hand may write it small, in groups, and take a zero for an O', () => {
  const code = Array.from({ length: 100 }, (_, at) => codes.codeOf({ wallet: 7, seq: at + 1 })).find(
    each => each.includes('0') && each.includes('1'),
  )!;
  const typed = code
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll(/(.{4})/g, '$1 - ');
  expect(codes.placeOf(typed)).toEqual(codes.placeOf(code));
});

test('no letter can be changed, added or left out, and nothing of another installation is taken', () => {
  const code = codes.codeOf({ wallet: 12, seq: 3 });
  for (let at = 0; at < code.length; at++) {
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      if (changed !== code) expect(codes.placeOf(changed), changed).toBeUndefined();
    }
  }
  for (const text of ['', code.slice(1), `${code}0`, 'U'.repeat(26), '₦'.repeat(26)]) {
    expect(codes.placeOf(text)).toBeUndefined();
  }
  expect(codes.placeOf(createCodes(randomBytes(32)).codeOf({ wallet: 12, seq: 3 }))).toBeUndefined();
});

test('of 20,000 guesses none is right', () => {
  for (let guess = 0; guess < 20_000; guess++) {
    const block = randomBytes(16).toString('hex').toUpperCase().slice(0, 26);
    expect(codes.placeOf(block)).toBeUndefined();
  }
});

test('a masked name shows where its words begin, and not how long they are', () => {
  expect(maskName('Adaeze Nwosu')).toBe('A••••• N•••••');
  expect(maskName('  ẸNIỌLÁ   Ab  ')).toBe('Ẹ••••• A•••••');
  expect(maskName('X')).toBe('X•••••');
});
