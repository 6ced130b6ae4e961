import { defineRefusals } from '@wura/wire/refusals';

export const intraRefusals = defineRefusals({
  user_not_found: { status: 404, message: 'User not found' },
  own_account: { status: 422, message: 'This is your own account. Choose somebody else to send to.' },
  person_exists: { status: 409, message: 'You have saved this person already.' },
  people_full: {
    status: 422,
    message: 'You have saved as many people as you can keep. Remove one you no longer pay first.',
  },
  person_closed: { status: 422, message: 'This person has closed their account. Nothing can be sent there any more.' },
  person_renamed: { status: 409, message: 'The name of this saved account has changed' },
});
