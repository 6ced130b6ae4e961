import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, isPlainLine } from '@wura/wire/plain-text';

/** What money is spent on, or came from, as customers sort it. */
export const spendingCategories = [
  'groceries',
  'eating_out',
  'transport',
  'phone',
  'utilities',
  'entertainment',
  'shopping',
  'housing',
  'health',
  'education',
  'people',
  'cards',
  'savings',
  'conversion',
  'income',
  'other',
] as const;
export type SpendingCategory = (typeof spendingCategories)[number];

export const labelFaults = defineFaults({
  category_unknown: 'Please choose one of the categories',
  note_too_long: 'A note may have at most 200 characters',
  note_unusable: 'A note may have letters, digits and signs that can be seen',
});

export const noteMax = 200;

/** Letters that only steer how others are drawn could make a note read as something it is not. */
export function noteFault(value: string): Fault | undefined {
  if (!isPlainLine(value)) return labelFaults.note_unusable;
  return charactersIn(cleanNote(value)) > noteMax ? labelFaults.note_too_long : undefined;
}

export const cleanNote = (value: string) => value.normalize('NFC').trim();
