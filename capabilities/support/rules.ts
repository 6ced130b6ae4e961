import { cleanLine } from '@wura/identity/rules';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, plainText } from '@wura/wire/plain-text';

// What may be written to support, said once for the form and the server. Each rule answers with the code of what is wrong,
// or with nothing when the value is fine. Pure: no library, no platform.

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

export const supportFaults = defineFaults({
  name_missing: 'Please enter your name',
  name_too_long: `Name must be at most ${contactNameCharactersMax} characters`,
  subject_missing: 'Please choose a subject',
  message_missing: 'Please enter a message',
  contact_message_too_long: `Message must be at most ${contactMessageCharactersMax} characters`,
  chat_message_too_long: `Message must be at most ${chatMessageCharactersMax} characters`,
});

export function contactName(text: string): string {
  return cleanLine(plainText(text));
}

export function contactNameFault(value: string): Fault | undefined {
  const name = contactName(value);
  if (name === '') return supportFaults.name_missing;
  return charactersIn(name) > contactNameCharactersMax ? supportFaults.name_too_long : undefined;
}

export function subjectFault(value: string): Fault | undefined {
  return (subjects as readonly string[]).includes(value) ? undefined : supportFaults.subject_missing;
}

export function contactMessageFault(value: string): Fault | undefined {
  const message = plainText(value);
  if (message === '') return supportFaults.message_missing;
  return charactersIn(message) > contactMessageCharactersMax ? supportFaults.contact_message_too_long : undefined;
}

export function chatMessageFault(value: string): Fault | undefined {
  const message = plainText(value);
  if (message === '') return supportFaults.message_missing;
  return charactersIn(message) > chatMessageCharactersMax ? supportFaults.chat_message_too_long : undefined;
}
