import { randomBytes } from '@wura/testkit/random';
import fc from '@wura/testkit/property';
import { expect, test } from 'vitest';
import { createCodes } from './codes.ts';
import { createStatementCodes } from './statement-codes.ts';

const key = randomBytes(32);
const codes = createStatementCodes(key);
const day = fc.integer({ min: 18_000, max: 60_000 }).map(n => new Date(n * 86_400_000).toISOString().slice(0, 10));
const covered = fc.record({
  wallet: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  from: day,
  to: day,
  high: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

test('a code leads back to its wallet, its days and its place in the books, and to no other', () => {
  fc.assert(
    fc.property(covered, given => {
      const code = codes.codeOf(given);
      expect(code).toMatch(/^S[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(codes.coveredBy(code)).toEqual(given);
      expect(codes.coveredBy(` ${code.toLowerCase().replaceAll(/(.{5})/g, '$1 ')}`)).toEqual(given);
    }),
    { numRuns: 2_000 },
  );
});

test('the code of a receipt is none of a statement, and the other way about', () => {
  const receipts = createCodes(key);
  for (let seq = 1; seq <= 5_000; seq++) {
    expect(codes.coveredBy(`S${receipts.codeOf({ wallet: 7, seq })}`)).toBeUndefined();
    const code = codes.codeOf({ wallet: 7, from: '2026-11-01', to: '2026-11-22', high: seq });
    expect(receipts.placeOf(code.slice(1))).toBeUndefined();
  }
});

test('no letter of it can be changed', () => {
  const code = codes.codeOf({ wallet: 12, from: '2026-11-01', to: '2026-11-30', high: 3 });
  for (let at = 1; at < code.length; at++) {
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      if (changed !== code) expect(codes.coveredBy(changed), changed).toBeUndefined();
    }
  }
});
