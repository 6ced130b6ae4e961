import { defineFaults, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const receiptRefusals = defineRefusals({
  // The same for a code that was never made and for one that was changed.
  no_such_receipt: { status: 404, message: 'No such receipt exists. Do not rely on the paper it came from.' },
  no_such_statement: { status: 404, message: 'No such statement exists. Do not rely on the paper it came from.' },
  statement_too_long: {
    status: 422,
    message: withFacts(
      { most: 'count' },
      ({ most }) => `More than ${most} transactions lie between these days. Please choose a shorter period.`,
    ),
  },
});

export const receiptFaults = defineFaults({
  receipt_code_missing: 'Please enter the code of the receipt',
  statement_days_backwards: 'The last day is before the first one',
  statement_days_too_many: 'A statement covers a year at most',
  statement_day_ahead: 'This day has not begun yet',
});
