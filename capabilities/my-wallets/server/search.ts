import type { Transaction } from '@wura/wallets/contract';

/** As much of a reference as is shown in one group; less of it would be found in most. */
const referencePartMin = 4;

/**
 * Whether a movement is what a customer typed: each word in the other's name, the bank, the remark, their own note or what it was for, in
 * any order and without its accents; or a part of the reference; or of the amount.
 */
export function matches(transaction: Transaction, typed: string): boolean {
  const {
    recipient = '',
    sender = '',
    bank = '',
    remark = '',
    note = '',
    description,
    reference,
    amount,
  } = transaction;
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const text = fold([recipient, sender, bank, remark, note, description].join(' '));
  if (words.every(word => text.includes(word))) return true;
  // References are shown in groups and copied without them.
  const letters = plain(typed);
  if (letters.length >= referencePartMin && plain(reference).includes(letters)) return true;
  // Amounts are typed as they are shown, with a sign of the currency and commas between the thousands.
  const digits = /^\p{Sc}?\s*([\d,]+(?:\.\d*)?)$/u.exec(typed.trim())?.[1]?.replaceAll(',', '');
  return digits ? amount.includes(digits) : false;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}
