import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const kycRefusals = defineRefusals({
  not_expected: {
    status: 409,
    message: 'Your documents are with us already. You can send new ones only if we ask for them.',
  },
  number_taken: { status: 409, message: 'This number belongs to another customer. Please contact support.' },
  already_decided: { status: 409, message: 'This submission has been decided already.' },
  identity_declined: { status: 422, message: 'This does not match your name and date of birth.' },
  face_check_done: { status: 409, message: 'Your face has been checked already. You can send your documents.' },
  face_check_over: { status: 409, message: 'This face check is over. Please start a new one.' },
  storage_full: { status: 507, message: 'We cannot keep files right now. Please try again later.' },
});

export const kycReasons = definePhrases({
  fields_missing: withFacts({ fields: 'text' }, ({ fields }) => `Please fill in all required fields: ${fields}`),
  /** What a customer is told when documents are sent back without a reason. */
  rejected_without_reason:
    'We could not accept these documents. Please check them and send them again, or contact support.',
});
