import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const blockRefusals = defineRefusals({
  blocked_unknown: { status: 404, message: 'User not found' },
  blocked_oneself: { status: 422, message: 'You cannot block yourself.' },
  blocked_full: { status: 409, message: 'You have blocked as many people as we keep. Unblock one first.' },
});

export const blockFaults = defineFaults({
  blocked_missing: 'Please give an @username or an account number',
});
