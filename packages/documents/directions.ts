// In which order a line is set that has letters of right-to-left scripts: the part of Unicode's bidirectional algorithm
// (UAX #9) that a line needs whose paragraph runs from left to right. Its rules have their names beside them. Characters that
// steer it have no part in it, because no text that is kept has any.

/** A stretch of one direction; those of a line stand in the order in which they are drawn, from left to right. */
export interface Stretch {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Most texts have no such letter, and are one stretch at the cost of one look. */
export function stretchesOf(text: string): Stretch[] {
  if (!hasRightToLeft(text)) return [{ text, isRightToLeft: false }];
  const letters = [...text];
  const levels = levelsOf(letters);
  const stretches: { text: string; level: number }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = stretches.at(-1);
    if (last && at > 0 && levels[at] === levels[at - 1]) last.text += letter;
    else stretches.push({ text: letter, level: levels[at]! });
  }
  // L2: numbers inside a right-to-left stretch are turned around twice, and so are read as they are written.
  for (let level = 2; level >= 1; level--) {
    for (let from = 0; from < stretches.length; from++) {
      let end = from;
      while (end < stretches.length && stretches[end]!.level >= level) end++;
      stretches.splice(from, end - from, ...stretches.slice(from, end).reverse());
      from = end;
    }
  }
  return stretches.map(({ text: part, level }) => ({ text: part, isRightToLeft: level === 1 }));
}

type Type = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON';

const types: readonly (readonly [Type, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['EN', /[0-9\u06f0-\u06f9]/u],
  ['AN', /[\u0660-\u0669\u066b\u066c\u06dd]/u],
  ['ES', /[+\-\u2212]/u],
  ['ET', /[\p{Sc}#%\u00b0\u00b1\u066a\u2030]/u],
  ['CS', /[,./:\u00a0\u060c\u202f]/u],
  ['WS', /\s/u],
  // The punctuation of Arabic and its signs are letters of it to the rules; its ornate brackets and a few others are none.
  ['ON', /[\u0606\u0607\u060e\u060f\u06de\u06e9\ufd3e\ufd3f\ufdcf\ufdfd]/u],
  ['R', /[\u0590-\u05ff\u07c0-\u085f\ufb1d-\ufb4f\u{10800}-\u{10cff}\u{1e800}-\u{1ebff}]/u],
  ['AL', rightToLeft],
  ['L', /[\p{L}\p{Mc}\p{Nl}\p{Nd}]/u],
];

const typeOf = (letter: string): Type => types.find(([, letters]) => letters.test(letter))?.[0] ?? 'ON';

/** 0: from left to right; 1: from right to left; 2: a number inside the latter. */
function levelsOf(letters: readonly string[]): number[] {
  const resolved = letters.map(typeOf);
  const marks = resolved.map(type => type === 'NSM');
  resolveWeak(resolved);
  resolveBrackets(letters, { resolved, marks });
  resolveNeutral(resolved);
  const levels = resolved.map(type => (type === 'R' ? 1 : type === 'AN' || type === 'EN' ? 2 : 0));
  // L1: spaces at the end of the line are the line's.
  for (let at = letters.length - 1; at >= 0 && /\s/u.test(letters[at]!); at--) levels[at] = 0;
  return levels;
}

function resolveWeak(resolved: Type[]): void {
  let strong: Type = 'L';
  for (const [at, type] of resolved.entries()) {
    // W1: a mark is as the letter that it stands on.
    if (type === 'NSM') resolved[at] = resolved[at - 1] ?? 'L';
    // W2: after a letter of Arabic figures are counted as its own.
    if (resolved[at] === 'EN' && strong === 'AL') resolved[at] = 'AN';
    if (type === 'L' || type === 'R' || type === 'AL') strong = type;
  }
  // W3.
  for (const [at, type] of resolved.entries()) if (type === 'AL') resolved[at] = 'R';
  // W4: one sign between two figures is part of their number.
  for (const [at, type] of resolved.entries()) {
    const [before, after] = [resolved[at - 1], resolved[at + 1]];
    const isInside = before === after && (before === 'EN' || (before === 'AN' && type === 'CS'));
    if ((type === 'ES' || type === 'CS') && isInside) resolved[at] = before;
  }
  // W5: signs of money and shares beside a number are part of it. W6: where they are not, they are signs like any other.
  for (let from = 0; from < resolved.length; from++) {
    let end = from;
    while (resolved[end] === 'ET') end++;
    if (end > from && (resolved[from - 1] === 'EN' || resolved[end] === 'EN')) resolved.fill('EN', from, end);
    from = Math.max(from, end - 1);
  }
  for (const [at, type] of resolved.entries()) if (/^(ES|ET|CS)$/.test(type)) resolved[at] = 'ON';
  // W7: figures after a letter that runs to the right run with it.
  strong = 'L';
  for (const [at, type] of resolved.entries()) {
    if (type === 'L' || type === 'R') strong = type;
    else if (type === 'EN' && strong === 'L') resolved[at] = 'L';
  }
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const bracketsDeepMax = 63;

/** N0: both of a pair run as what they hold; what runs to the left only where the text before them does. */
function resolveBrackets(
  letters: readonly string[],
  { resolved, marks }: { resolved: Type[]; marks: readonly boolean[] },
): void {
  for (const [open, close] of pairsOf(letters, resolved)) {
    const inside = resolved.slice(open + 1, close).map(strengthOf);
    let type: Type | undefined = inside.includes('L') ? 'L' : undefined;
    if (!type && inside.includes('R')) {
      const before = resolved.slice(0, open).map(strengthOf);
      type = before.findLast(each => each !== undefined) ?? 'L';
    }
    if (!type) continue;
    for (const at of [open, close]) {
      resolved[at] = type;
      for (let mark = at + 1; marks[mark]; mark++) resolved[mark] = type;
    }
  }
}

const strengthOf = (type: Type): 'L' | 'R' | undefined =>
  type === 'L' ? 'L' : type === 'R' || type === 'EN' || type === 'AN' ? 'R' : undefined;

function pairsOf(letters: readonly string[], resolved: readonly Type[]): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  const waiting: number[] = [];
  for (const [at, letter] of letters.entries()) {
    if (resolved[at] !== 'ON') continue;
    if (letter in brackets) {
      if (waiting.length === bracketsDeepMax) break;
      waiting.push(at);
      continue;
    }
    const place = waiting.findLastIndex(open => brackets[letters[open]!] === letter);
    if (place === -1) continue;
    pairs.push([waiting[place]!, at]);
    waiting.length = place;
  }
  return pairs.sort(([one], [other]) => one - other);
}

/** N1: signs between two of one direction have it. N2: others have the line's. */
function resolveNeutral(resolved: Type[]): void {
  const isNeutral = (type: Type | undefined) => type === 'WS' || type === 'ON';
  for (let from = 0; from < resolved.length; from++) {
    let end = from;
    while (isNeutral(resolved[end])) end++;
    if (end === from) continue;
    const before = from === 0 ? 'L' : strengthOf(resolved[from - 1]!);
    const after = end === resolved.length ? 'L' : strengthOf(resolved[end]!);
    resolved.fill(before === 'R' && after === 'R' ? 'R' : 'L', from, end);
    from = end;
  }
}
