import { expect, it } from 'vitest';
import { isKeyToken, isWholeKey, newKeyToken } from './key-tokens.ts';

it('a new key names what it is and where it is good, and no two are alike', () => {
  expect(newKeyToken('live')).toMatch(/^wura_live_[0-9A-Za-z]{46}$/);
  expect(newKeyToken('test')).toMatch(/^wura_test_[0-9A-Za-z]{46}$/);
  expect(new Set(Array.from({ length: 200 }, () => newKeyToken('live'))).size).toBe(200);
});

it('a key that was cut, extended or mistyped anywhere is known for one without a look-up', () => {
  const key = newKeyToken('live');
  expect(isWholeKey(key)).toBe(true);
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x';
    expect(isWholeKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
  expect([key.slice(0, -1), `${key}a`, key.replace('live', 'test'), ''].some(isWholeKey)).toBe(false);
  expect(isKeyToken(key.slice(0, 12))).toBe(true);
  expect(isKeyToken(Buffer.alloc(32, 7).toString('base64url'))).toBe(false);
});
