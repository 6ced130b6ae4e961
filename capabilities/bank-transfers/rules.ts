import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const bankFaults = defineFaults({
  account_number_invalid: 'The account number must be 10 digits',
  below_one_naira: 'The amount must be at least ₦1',
  naira_only: 'Bank transfers are paid in naira',
  account_not_checked: 'Check the account number first.',
});

/** In kobo. */
const amountMinorMin = 100n;

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): Fault | undefined {
  if (value === undefined || value === '') return commonFaults.required_fields;
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string') return commonFaults.amount_invalid;
  return asked.minor < amountMinorMin ? bankFaults.below_one_naira : undefined;
}

export function accountNumberFault(value: string): Fault | undefined {
  if (value === '') return commonFaults.required_fields;
  return /^\d{10}$/.test(value) ? undefined : bankFaults.account_number_invalid;
}
