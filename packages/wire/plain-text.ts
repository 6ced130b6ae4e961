// What people write and others read. Both sides use it: the form, to count what will be kept, and the server.

// Control characters, and what turns text around. A joiner stays: without it a family of one letter becomes three.
const unwritten = /[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** As it is kept: one spelling for what looks the same, its lines, and nothing that cannot be seen. */
export const plainText = (value: string): string =>
  value.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(unwritten, '').trim();

/** As many as its writer counts: an emoji is one, and two units of UTF-16. */
export function charactersIn(value: string): number {
  // Without a list of them: a caller may send megabytes.
  let count = value.length;
  for (let at = 1; at < value.length; at++) {
    const isPair = (value.charCodeAt(at) & 0xfc00) === 0xdc00 && (value.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) count--;
  }
  return count;
}

// Control and format characters: what turns text around, hides letters, ends a mail header, or is no character at all.
const unseen = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;
const unseenButNewline = String.raw`[^\n\P{Cc}]|[\p{Cf}\p{Cs}]`;

// One picture made of several, such as a family, has a joiner between each two of them, and a flag of England, Scotland or
// Wales spells its name in characters that are not seen. These stand for what is seen, so they are as good as any letter.
// Those of no other flag: an attacker could write whole sentences in them.
const picture = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?`;
const flag = ['gbeng', 'gbsct', 'gbwls'].map(asTags).join('|');
const joinedPictures = String.raw`${picture}(?:\u200d${picture})+|\u{1f3f4}(?:${flag})\u{e007f}`;

function asTags(name: string): string {
  return [...name].map(letter => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('');
}

const pictures = new RegExp(joinedPictures, 'gu');
const unseenInLine = new RegExp(unseen, 'u');
const unseenInText = new RegExp(unseenButNewline, 'u');
const picturesOrUnseenInLine = new RegExp(`(${joinedPictures})|${unseen}+`, 'gu');
const picturesOrUnseenInText = new RegExp(`(${joinedPictures})|${unseenButNewline}`, 'gu');

/** Where text with such characters is refused, and not mended. */
export const isPlainLine = (value: string): boolean => !hasUnseen(unseenInLine, value);
export const isPlainText = (value: string): boolean => !hasUnseen(unseenInText, value.replaceAll('\r\n', '\n'));

/** Pictures are looked for only where they would matter: a caller may send megabytes. */
const hasUnseen = (unseenIn: RegExp, value: string): boolean =>
  unseenIn.test(value) && unseenIn.test(value.replaceAll(pictures, ' '));

/** Where it is mended: a space stands for what is not seen. */
export const spacedLine = (value: string): string => value.replaceAll(picturesOrUnseenInLine, spaceOr);
export const spacedText = (value: string): string => value.replaceAll(picturesOrUnseenInText, spaceOr);

const spaceOr = (_found: string, seen: string | undefined): string => seen ?? ' ';
