import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

test('a word is found in whatever it was written, wherever it begins in it', () => {
  const word = 'Ọlábísí';
  const found = (text: string) => spellingsOf(word).some(spelling => text.includes(spelling));
  for (const before of ['', 'a', 'ab', 'abc']) {
    const within = Buffer.from(`${before}${word}xyz`);
    for (const how of ['base64', 'hex', 'latin1', 'utf8'] as const) expect(found(within.toString(how)), how).toBe(true);
  }
  expect(found('{"name":"\\u1eccl\\u00e1b\\u00eds\\u00ed"}')).toBe(true);
  expect(found(word.toUpperCase())).toBe(true);
  expect(found('Somebody else altogether')).toBe(false);
});
