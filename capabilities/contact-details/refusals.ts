import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const contactRefusals = defineRefusals({
  contact_codes_wrong: {
    status: 422,
    message: 'A code is not right, or it has run out. Please check both, or ask for new ones.',
  },
  contact_confirmed_already: { status: 409, message: 'This is confirmed already.' },
  undo_code_wrong: { status: 422, message: 'This code is not right, or the time to undo the change is over.' },
  contact_not_texted: {
    status: 422,
    message: 'We send no text messages to this number. Please use a mobile number of a country we serve.',
  },
  channel_off: {
    status: 503,
    retryAfterSeconds: 600,
    message: 'We cannot send codes there at the moment. Please try again later.',
  },
});

export const contactFaults = defineFaults({
  contact_code_missing: 'Please enter the 6 digits of the code',
  undo_code_missing: 'Please enter the code of the message',
  contact_same: 'This is what we have already.',
  contact_one_at_a_time: 'Please change one thing at a time.',
});
