import { parseMoney } from '@wura/money';

/** The sentences of this deed's own rules, said the same by the form and by the server. */
export const messages = {
  missing: 'Please fill in all required fields',
  accountNumber: 'The account number must be 10 digits',
  amount: 'Please enter a valid amount',
  minimum: 'The amount must be at least ₦1',
  remarks: 'The remark may have at most 100 characters',
  name: 'The name on this account is a different one',
  bank: 'Please select a bank',
  currency: 'Bank transfers are paid in naira',
  remarkSigns: 'The remark may have letters, digits and signs that can be seen',
} as const;

/** In kobo. */
const amountMinorMin = 100n;
export const remarksMax = 100;

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): string | undefined {
  if (value === undefined || value === '') return messages.missing;
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string') return messages.amount;
  return asked.minor < amountMinorMin ? messages.minimum : undefined;
}

export function accountNumberFault(value: string): string | undefined {
  if (value === '') return messages.missing;
  return /^\d{10}$/.test(value) ? undefined : messages.accountNumber;
}

/** Letters that only steer how others are drawn could make a remark read as something it is not. */
export function remarksFault(value: string): string | undefined {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return messages.remarkSigns;
  // Counted as people count, after composing, and without the spaces around it.
  return [...cleanRemarks(value)].length > remarksMax ? messages.remarks : undefined;
}

export const cleanRemarks = (value: string) => value.normalize('NFC').trim();

/** One line of what can be seen: what is only said to find or to name something needs no other characters. */
export const plainLine = (value: string) =>
  value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();

/** Two spellings of one name: case, spacing and marks aside, because every bank writes them differently. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s,.]+/g, ' ')
    .trim()
    .toLowerCase();
