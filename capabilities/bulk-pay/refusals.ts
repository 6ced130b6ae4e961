import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const bulkRefusals = defineRefusals({
  file_unreadable: { status: 422, message: 'We could not read this file. Nothing was paid.' },
  bulk_not_ready: {
    status: 409,
    message: 'This file cannot be paid: it is not checked yet, or it was decided before.',
  },
  bulk_has_faults: { status: 422, message: 'Some lines of this file are wrong. Correct them and upload it again.' },
  bulk_total_changed: { status: 422, message: 'The total is not what you were shown. Check the file again.' },
  bulk_ended: { status: 409, message: 'This payment has ended, so that there is nothing left to stop.' },
  bulk_too_many_names: {
    status: 429,
    message:
      'This file asks for more names than you may look up in a day. Have your identity documents approved to check larger files, or check fewer lines.',
  },
  bulk_full: { status: 409, message: 'You have 5 files under way. Wait until one of them has ended.' },
});

/** What is wrong with the file as a whole. */
export const fileFaults = defineFaults({
  file_missing: 'Please choose a CSV file, or paste its lines',
  file_encoding: 'The file is not written in UTF-8. Save it as CSV UTF-8',
  file_empty: 'The file has no lines to pay',
  file_too_long: 'A file may have 10,000 lines at most',
  header_missing: 'The first line must name the columns: to, bank, amount, note',
  header_unknown: 'The first line names a column that we do not know. Use to, bank, amount and note',
  header_twice: 'The first line names a column twice',
  quote_open: 'A quotation mark is never closed',
  total_missing: 'Please give the total that you were shown',
});

/** What is wrong with a line. */
export const lineFaults = defineFaults({
  line_oversized: 'This line is too long',
  line_cells: 'This line has more or fewer cells than the first line',
  line_formula: 'A cell begins like a formula. Write it as plain text',
  line_payee_missing: 'Say who is paid: an account number or a @username',
  line_payee_unknown: 'No Wura customer has this account number or @username',
  line_payee_self: 'This is your own account',
  line_account_number: 'A bank account has ten digits',
  line_bank_unknown: 'We do not know this bank. Use its code',
  line_account_unknown: 'The bank does not know this account',
  line_bank_silent: 'The bank did not answer. Check the file again later',
  line_amount: 'This is no amount that can be paid',
  line_above_limit: 'This is more than you may send at once',
  line_note: 'The note is too long, or holds what cannot be written',
  line_twice: 'The same payment stands in an earlier line. If it is meant, give it another note',
});
export type LineFault = (typeof lineFaults)[keyof typeof lineFaults];
