import { hasLongRunOfMarks } from './marks.ts';

/** Deeper than any body this product has a use for; a deeper one is an attack on the parser. */
const depthMax = 20;

/** More values than any body has a use for; a million keys would hold up every other call for a second. */
const partsMax = 10_000;

/** A longer text is a picture in base64. It has no letter to normalise, so that nothing longer is ever looked through. */
const textLengthMax = 32 * 1024;

/**
 * JSON.parse, and five things it lets through: a key written twice, where two readers of one request could each believe
 * another amount, nesting deep enough to exhaust its reader, more parts than any call needs, texts that would take minutes
 * to normalise, and half a character, which no database keeps as it was sent. Throws SyntaxError.
 */
export function parseJson(text: string): unknown {
  if (hasMore(text, ',') || hasMore(text, '\\')) throw new SyntaxError('too many parts');
  const value: unknown = JSON.parse(text);
  // Of a key written twice the last is kept, so fewer come out than went in.
  if (keysWritten(text) !== keysKept(value)) throw new SyntaxError('a key is written twice');
  return value;
}

/** Commas in strings too: a text that takes so many is refused all the same, and counting them is quick. */
function hasMore(text: string, sign: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count <= partsMax; at = text.indexOf(sign, at + 1)) count++;
  return count > partsMax;
}

/** Walks text already known to be valid JSON, so it needs to understand only strings, braces and colons. */
function keysWritten(text: string): number {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b: // {
      case 0x5b: // [
        if (++depth > depthMax) throw new SyntaxError('nested too deep');
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth--;
        break;
      case 0x3a: // :
        keys++;
        break;
      case 0x22: // "
        at = endOfString(text, at);
        break;
    }
  }
  return keys;
}

function keysKept(value: unknown): number {
  if (typeof value === 'string') {
    if (!isEasilyRead(value)) throw new SyntaxError('a text that takes too long to read');
    if (!value.isWellFormed()) throw new SyntaxError('half a character');
  }
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + keysKept(part), Array.isArray(value) ? 0 : parts.length);
}

function isEasilyRead(text: string): boolean {
  // As many bytes as letters: all of them are ASCII. Asked so, millions of letters take a millisecond.
  return text.length > textLengthMax ? Buffer.byteLength(text) === text.length : !hasLongRunOfMarks(text);
}

/** Jumps from quote to quote: a picture is millions of letters without one. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === 0x5c) escapes++;
    if (escapes % 2 === 0) return at;
  }
}
