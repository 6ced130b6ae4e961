import { defineRefusals } from '@wura/wire/refusals';

export const disputeRefusals = defineRefusals({
  dispute_open: { status: 409, message: 'You have reported this payment already. Please follow that case.' },
  dispute_closed: { status: 409, message: 'This case is closed.' },
  dispute_evidence_full: { status: 409, message: 'This case has as many pictures as it can hold.' },
  dispute_storage_full: {
    status: 503,
    retryAfterSeconds: 600,
    message: 'Your picture could not be kept. Please try again later.',
  },
});
