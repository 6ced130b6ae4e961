import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const depositFaults = defineFaults({
  below_deposit_minimum: 'Minimum deposit amount is ₦100',
  deposit_reference_invalid: 'The reference must be 8 to 100 letters, digits or - _ . =',
});

/** In kobo. */
const amountMinorMin = 100_00n;

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): Fault | undefined {
  if (value === undefined || value === '') return commonFaults.required_fields;
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string') return commonFaults.amount_invalid;
  return asked.minor < amountMinorMin ? depositFaults.below_deposit_minimum : undefined;
}

/** What the provider keeps with the payment, so what its interface would choke on never leaves. */
export function referenceFault(value: string): Fault | undefined {
  return /^[A-Za-z0-9_\-.=]{8,100}$/.test(value) ? undefined : depositFaults.deposit_reference_invalid;
}
