import { defineRefusals } from '@wura/wire/refusals';

export const myDataRefusals = defineRefusals({
  erasure_held_back: {
    status: 409,
    message: 'Your account cannot be erased yet: something has to be settled first. Nothing was changed.',
  },
  erasure_asked: { status: 409, message: 'You have asked for this already.' },
  no_erasure: { status: 409, message: 'There is nothing to take back: your account is not being erased.' },
  export_busy: {
    status: 503,
    retryAfterSeconds: 60,
    message: 'Other copies are being made at the moment. Please try again in a minute.',
  },
});
