import { defineRefusals } from '@wura/wire/refusals';

export const ledgerRefusals = defineRefusals({
  insufficient_funds: { status: 422, message: 'There is not enough money in this wallet.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was used for something else. Nothing was done.',
  },
  // The books could not be reached to find out; the same key asked again will tell.
  outcome_unknown: {
    status: 503,
    message: 'We lost contact with our records. Check your transactions before you try again.',
  },
});
