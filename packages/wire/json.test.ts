import fc from '@wura/testkit/property';
import { slowness, spentMs } from '@wura/testkit/processor-time';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

describe('a request body', () => {
  it('reads as JSON.parse reads it, for every JSON value of sensible depth', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), text => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when a key is written twice, however the key is spelled', () => {
    expect(() => parseJson('{"amount":1,"amount":1000}')).toThrow(SyntaxError);
    expect(() => parseJson('{"amount":1,"\\u0061mount":1000}')).toThrow(SyntaxError);
    expect(() => parseJson('{"a":{"b":1,"c":[{"d":1}],"b":2}}')).toThrow(SyntaxError);
  });

  it('may repeat a key in different objects, and a value that looks like a key', () => {
    expect(parseJson('{"a":{"b":"b"},"b":["b","b",{"b":1},{"b":2}]}')).toEqual({
      a: { b: 'b' },
      b: ['b', 'b', { b: 1 }, { b: 2 }],
    });
  });

  it('is refused when it is nested deeper than twenty', () => {
    expect(() => parseJson('['.repeat(21) + ']'.repeat(21))).toThrow(SyntaxError);
    expect(JSON.stringify(parseJson('['.repeat(20) + ']'.repeat(20)))).toBe('['.repeat(20) + ']'.repeat(20));
    expect(() => parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toThrow();
  });

  it('is refused when a text has more marks on one letter than any script, before it is normalised', () => {
    const marks = (count: number) => 'a' + '\u0316\u0301'.repeat(count / 2);
    expect(parseJson(JSON.stringify({ name: marks(64) }))).toEqual({ name: marks(64) });
    expect(() => parseJson(JSON.stringify({ name: marks(66) }))).toThrow(SyntaxError);
    expect(() => parseJson(JSON.stringify([`\u0301${marks(66)}`]))).toThrow(SyntaxError);
    expect(() => parseJson(`{"name":"a${'\\u0316'.repeat(65)}"}`)).toThrow(SyntaxError);
    expect(parseJson(JSON.stringify({ name: `${marks(64)} `.repeat(100) }))).toEqual({
      name: `${marks(64)} `.repeat(100),
    });
  });

  it('is refused when a text holds half a character, however deep it lies, and taken with whole ones', () => {
    for (const half of ['"\\ud800"', '["a\\udc00"]', '{"a":{"b":"\\udfff\\ud800"}}']) {
      expect(() => parseJson(half), half).toThrow(SyntaxError);
    }
    expect(parseJson('["\\ud83d\\ude00"]')).toEqual(['😀']);
  });

  it('of nine megabytes is judged in less than a twentieth of a second, whatever it holds', () => {
    const picture = 'A'.repeat(9e6);
    const marks = `a${'\u0301'.repeat(64)} `.repeat(65_000);
    for (const photo of [picture, marks, '\\'.repeat(4.5e6), '"'.repeat(4.5e6), '\u4e00'.repeat(3e6)]) {
      const text = JSON.stringify({ photo });
      const read = () => parseJson(text);
      const times = [0, 1, 2, 3, 4].map(() => {
        // The processor's time: on a machine that others use too, the clock says little.
        const before = spentMs();
        const isRead = succeeds(read);
        const tookMs = spentMs() - before;
        expect(isRead).toBe(photo === picture);
        return tookMs;
      });
      expect(Math.min(...times), photo.slice(0, 4)).toBeLessThan(50 * slowness());
    }
  });

  it('is refused when it has more parts than anybody needs, before they are read', () => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}`;
    expect(() => parseJson(keys(10_002))).toThrow(SyntaxError);
    expect(parseJson(keys(10_000))).toBeDefined();
    expect(parseJson(JSON.stringify({ photo: `data:image/png;base64,${'A'.repeat(1_000_000)}` }))).toBeDefined();
  });
});

function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
