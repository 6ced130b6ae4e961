import { randomBytes } from '@wura/testkit/random';
import fc from '@wura/testkit/property';
import { expect, test } from 'vitest';
import { createNaming } from './naming.ts';

const naming = createNaming(randomBytes(32));
const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const places = fc.record({ wallet: positive, seq: positive });

test('a movement id leads back to its place, and to no other', () => {
  fc.assert(
    fc.property(places, place => {
      expect(naming.placeOf(naming.movementId(place))).toEqual(place);
    }),
    { numRuns: 2000 },
  );
});

test('neighbouring places have ids with nothing in common but their shape', () => {
  const ids = new Set<string>();
  for (let seq = 1; seq <= 5000; seq++) ids.add(naming.movementId({ wallet: 7, seq }));
  expect(ids.size).toBe(5000);
  expect(new Set([...ids].map(id => id.slice(4, 8))).size).toBeGreaterThan(4900);
  for (const id of ids) expect(id).toMatch(/^mov_[0-9a-z]{26}$/);
});

test('an id with one letter changed, in capitals, or of another installation names no plausible place', () => {
  const id = naming.movementId({ wallet: 12, seq: 3 });
  const strange = createNaming(randomBytes(32));
  expect(naming.placeOf(id.toUpperCase())).toBeUndefined();
  expect(naming.placeOf(`${id.slice(0, 10)}${id[10] === '7' ? '8' : '7'}${id.slice(11)}`)).toBeUndefined();
  expect(strange.placeOf(id)).toBeUndefined();
  // The last letter has two bits to spare; setting them must not make a second name of the same place.
  const last = '0123456789abcdefghjkmnpqrstvwxyz';
  const spare = `${id.slice(0, -1)}${last[last.indexOf(id.at(-1)!) | 1]}`;
  expect(naming.placeOf(spare)).toBeUndefined();
  for (const text of ['', 'mov_', 'wal_x', 'mov_' + 'z'.repeat(26), 'mov_' + 'u'.repeat(26)]) {
    expect(naming.placeOf(text)).toBeUndefined();
  }
});

test('a reference leads back to its transfer', () => {
  const transfers = fc.oneof(positive, fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(transfers, transfer => {
      const reference = naming.reference(transfer);
      expect(reference).toMatch(/^WUR[0-9A-HJKMNP-TV-Z]{12}$/);
      expect(naming.transferOf(reference)).toBe(transfer);
    }),
    { numRuns: 5000 },
  );
});

test('transfers that follow each other have references that do not, and none twice', () => {
  const references = new Set<string>();
  for (let transfer = 4096; transfer < 4096 + 50_000; transfer++) references.add(naming.reference(transfer));
  expect(references.size).toBe(50_000);
  expect(new Set([...references].map(reference => reference.slice(0, 6))).size).toBeGreaterThan(20_000);
});

test('sealed text opens only for its own purpose and only untouched', () => {
  const sealed = naming.seal({ a: [1, 2] }, 'one');
  expect(naming.unseal(sealed, 'one')).toEqual({ a: [1, 2] });
  expect(naming.unseal(sealed, 'other')).toBeUndefined();
  for (let at = 0; at < sealed.length; at++) {
    const touched = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    if (touched !== sealed) expect(naming.unseal(touched, 'one')).toBeUndefined();
  }
  for (const text of ['', 'x', `${sealed}=`, sealed.slice(0, -1), '💥'])
    expect(naming.unseal(text, 'one')).toBeUndefined();
});
