import { cleanLine } from '@wura/identity/rules';

// What may be written to support, said once for the form and the server. Each rule answers with the sentence that the
// visitor reads, or with nothing when the value is fine. Pure: no library, no platform.

/** Where a message goes first. */
export const subjects = [
  'virtual-card-support',
  'account-help',
  'billing-question',
  'feature-request',
  'partnership',
  'other',
] as const;
export type Subject = (typeof subjects)[number];

export const contactNameCharactersMax = 100;
export const contactMessageCharactersMax = 4000;
export const chatMessageCharactersMax = 2000;
/** A letter takes two UTF-16 units and four bytes of UTF-8 at most, and a form has other fields beside its message. */
export const contactLengthMax = contactMessageCharactersMax * 2;
export const chatLengthMax = chatMessageCharactersMax * 2;
export const contactBytesMax = contactMessageCharactersMax * 4 + 4_096;
export const chatBytesMax = chatMessageCharactersMax * 4 + 1_024;

const charactersIn = (text: string) => [...text].length;

// Control characters, and what turns text around. A joiner stays: without it a family of one letter becomes three.
const unwritten = /[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** As it is kept: one spelling for what looks the same, its lines, and nothing that cannot be seen. */
export function cleanMessage(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(unwritten, '').trim();
}

export function contactName(text: string): string {
  return cleanLine(cleanMessage(text));
}

export function contactNameFault(value: string): string | undefined {
  const name = contactName(value);
  if (name === '') return 'Please enter your name';
  return charactersIn(name) > contactNameCharactersMax ? 'Name must be at most 100 characters' : undefined;
}

export function subjectFault(value: string): string | undefined {
  return (subjects as readonly string[]).includes(value) ? undefined : 'Please choose a subject';
}

export function contactMessageFault(value: string): string | undefined {
  const message = cleanMessage(value);
  if (message === '') return 'Please enter a message';
  return charactersIn(message) > contactMessageCharactersMax ? 'Message must be at most 4000 characters' : undefined;
}

export function chatMessageFault(value: string): string | undefined {
  const message = cleanMessage(value);
  if (message === '') return 'Please enter a message';
  return charactersIn(message) > chatMessageCharactersMax ? 'Message must be at most 2000 characters' : undefined;
}
