import type { Transaction } from '@wura/wallets/contract';

/** Whether a movement is what somebody typed: a part of the other's name, of the words, of the reference or of the amount. */
export function matches(transaction: Transaction, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const { recipient = '', sender = '', description, reference, amount } = transaction;
  if ([recipient, sender, description, reference].some(words => words.toLowerCase().includes(text))) return true;
  // Amounts are typed as they are shown, with a sign of the currency and commas between the thousands.
  const digits = /^\p{Sc}?\s*([\d,]+(?:\.\d*)?)$/u.exec(text)?.[1]?.replaceAll(',', '');
  return digits ? amount.includes(digits) : false;
}
