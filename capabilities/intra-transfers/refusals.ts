import { defineRefusals } from '@wura/wire/refusals';

export const intraRefusals = defineRefusals({
  user_not_found: { status: 404, message: 'User not found' },
  own_account: { status: 422, message: 'This is your own account. Choose somebody else to send to.' },
});
