/** Deeper than any body this product has a use for; a deeper one is an attack on the parser. */
const depthMax = 20;

/**
 * JSON.parse, and two things it lets through: a key written twice, where two readers of one request could each believe
 * another amount, and nesting deep enough to exhaust whoever walks it. Throws SyntaxError.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  refuseTwiceWrittenKeys(text);
  return value;
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
