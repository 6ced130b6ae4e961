import { parseMoney } from '@wura/money';

/** The sentences of this deed's own rules, said the same by the form and by the server. */
export const messages = {
  missing: 'Please fill in all required fields',
  minimum: 'Minimum deposit amount is ₦100',
  amount: 'Please enter a valid amount',
  email: 'Please enter a valid email address',
  reference: 'The reference must be 8 to 100 letters, digits or - _ . =',
} as const;

/** In kobo. */
const amountMinorMin = 100_00n;

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): string | undefined {
  if (value === undefined || value === '') return messages.missing;
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string') return messages.amount;
  return asked.minor < amountMinorMin ? messages.minimum : undefined;
}

/** What the provider keeps with the payment, so what its interface would choke on never leaves. */
export function referenceFault(value: string): string | undefined {
  return /^[A-Za-z0-9_\-.=]{8,100}$/.test(value) ? undefined : messages.reference;
}
