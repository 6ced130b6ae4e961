import fc from '@wura/testkit/property';
import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const [old, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const before = createVault({ masterKey: old });
const between = createVault({ masterKey: now, previousMasterKey: old });
const after = createVault({ masterKey: now });

describe('a sealed value', () => {
  it('opens to what was sealed, for the same purpose and for no other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.string(), fc.string(), (plain, purpose, other) => {
        const sealed = before.seal(plain, purpose);
        expect(before.open(sealed, purpose)).toEqual(Buffer.from(plain));
        if (other !== purpose) expect(() => before.open(sealed, other)).toThrow();
      }),
    );
  });

  it('does not show what is in it, and never looks the same twice', () => {
    const [one, two] = [before.seal('22212345678', 'bvn of ada'), before.seal('22212345678', 'bvn of ada')];
    expect(one.includes('22212345678')).toBe(false);
    expect(one.equals(two)).toBe(false);
  });

  it('that was altered by one bit, or cut short, does not open', () => {
    const sealed = before.seal('22212345678', 'bvn');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const altered = Buffer.from(sealed);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => before.open(altered, 'bvn')).toThrow();
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => before.open(sealed.subarray(0, length), 'bvn')).toThrow();
    }
  });

  it('opens with the key it was sealed with for as long as that key is given', () => {
    const sealed = before.seal('paper', 'field');
    expect(between.isFresh(sealed)).toBe(false);
    expect(between.open(sealed, 'field').toString()).toBe('paper');
    expect(() => after.open(sealed, 'field')).toThrow(/MASTER_KEY_PREVIOUS/);
    const anew = between.seal(between.open(sealed, 'field'), 'field');
    expect(after.isFresh(anew)).toBe(true);
    expect(after.open(anew, 'field').toString()).toBe('paper');
    expect(() => before.open(anew, 'field')).toThrow();
  });
});

describe('a digest', () => {
  it('finds the same value under either key, and tells nothing to whoever has none', () => {
    const [kept] = before.digests('22212345678', 'bvn');
    expect(between.digests('22212345678', 'bvn').some(each => each.equals(kept))).toBe(true);
    expect(after.digests('22212345678', 'bvn').some(each => each.equals(kept))).toBe(false);
    expect(before.digests('22212345678', 'nin')[0].equals(kept)).toBe(false);
    expect(between.digests('22212345678', 'bvn')[0].equals(after.digests('22212345678', 'bvn')[0])).toBe(true);
  });
});
