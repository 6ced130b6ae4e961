import fc from '@wura/testkit/property';
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
    expect(parseJson('['.repeat(20) + ']'.repeat(20))).toBeDefined();
    expect(() => parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toThrow();
  });

  it('is refused when it has more parts than anybody needs, before they are read', () => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}`;
    expect(() => parseJson(keys(10_002))).toThrow(SyntaxError);
    expect(parseJson(keys(10_000))).toBeDefined();
    expect(parseJson(JSON.stringify({ photo: `data:image/png;base64,${'A'.repeat(1_000_000)}` }))).toBeDefined();
  });
});
