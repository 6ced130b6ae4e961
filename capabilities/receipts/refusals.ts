import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const receiptRefusals = defineRefusals({
  // The same for a code that was never made and for one that was changed.
  no_such_receipt: { status: 404, message: 'No such receipt exists. Do not rely on the paper it came from.' },
});

export const receiptFaults = defineFaults({
  receipt_code_missing: 'Please enter the code of the receipt',
});
