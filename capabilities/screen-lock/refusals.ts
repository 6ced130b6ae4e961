import { defineRefusals } from '@wura/wire/refusals';

export const screenLockRefusals = defineRefusals({
  proof_required: { status: 403, message: 'Please enter your PIN, or your password where you have no PIN.' },
});
