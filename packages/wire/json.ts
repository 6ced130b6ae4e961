/** Deeper than any body this product has a use for; a deeper one is an attack on the parser. */
const depthMax = 20;

/** More values than any body has a use for; a million keys would hold up everybody else for a second. */
const partsMax = 10_000;

/**
 * JSON.parse, and three things it lets through: a key written twice, where two readers of one request could each believe
 * another amount, nesting deep enough to exhaust whoever walks it, and more parts than anybody needs. Throws SyntaxError.
 */
export function parseJson(text: string): unknown {
  if (commasIn(text) > partsMax) throw new SyntaxError('too many parts');
  const value: unknown = JSON.parse(text);
  refuseTwiceWrittenKeys(text);
  return value;
}

/** Those in strings too: a text that takes so many is refused all the same, and counting them is quick. */
function commasIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(','); at !== -1 && count <= partsMax; at = text.indexOf(',', at + 1)) count++;
  return count;
}

/** Walks text already known to be valid JSON, so it needs to understand only strings, braces and commas. */
function refuseTwiceWrittenKeys(text: string): void {
  const open: (Set<string> | null)[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b: // {
        open.push(new Set());
        expectsKey = true;
        break;
      case 0x5b: // [
        open.push(null);
        expectsKey = false;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        expectsKey = false;
        break;
      case 0x2c: // ,
        expectsKey = open.at(-1) !== null;
        break;
      case 0x22: {
        // "
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (expectsKey && keys) {
          const key = JSON.parse(text.slice(at, end + 1)) as string;
          if (keys.has(key)) throw new SyntaxError('a key is written twice');
          keys.add(key);
          expectsKey = false;
        }
        at = end;
        break;
      }
    }
    if (open.length > depthMax) throw new SyntaxError('nested too deep');
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x5c) at++;
    else if (char === 0x22) return at;
  }
}
