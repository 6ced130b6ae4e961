/**
 * How a word may stand in a dump, a page, a file or a line of a log: as it was typed, folded to either case, as JSON escapes it,
 * and as its bytes are written in hexadecimal or base64. Of base64 only what does not depend on the bytes around it.
 */
export function spellingsOf(word: string): readonly string[] {
  const bytes = Buffer.from(word);
  const plain = [word, word.toLowerCase(), word.toUpperCase(), JSON.stringify(word).slice(1, -1), escaped(word)];
  const written = [bytes, Buffer.from(word.toLowerCase())].flatMap(each => [
    each.toString('latin1'),
    each.toString('hex'),
    each.toString('hex').toUpperCase(),
    ...base64Of(each),
  ]);
  return [...new Set([...plain, ...written])];
}

const escaped = (word: string) =>
  word.replaceAll(/[^ -~]/g, letter => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** At each of the three places where it may begin within a group of three bytes. */
function base64Of(bytes: Buffer): string[] {
  return [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), whole);
  });
}
