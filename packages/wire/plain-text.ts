// What people write and others read. Both sides use it: the form, to count what will be kept, and the server.

// Control characters, and what turns text around. A joiner stays: without it a family of one letter becomes three.
const unwritten = /[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** As it is kept: one spelling for what looks the same, its lines, and nothing that cannot be seen. */
export const plainText = (value: string): string =>
  value.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(unwritten, '').trim();

/** As many as its writer counts: an emoji is one, and two units of UTF-16. */
export const charactersIn = (value: string): number => [...value].length;

// Control and format characters: what turns text around, hides letters, ends a mail header, or is no character at all.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u;
const unseenButNewline = /[^\n\P{Cc}]|[\p{Cf}\p{Cs}]/u;

/** Where text with such characters is refused, and not mended. */
export const isPlainLine = (value: string): boolean => !unseen.test(value);
export const isPlainText = (value: string): boolean => !unseenButNewline.test(value.replaceAll('\r\n', '\n'));
