import { defineRefusals } from '@wura/wire/refusals';

export const scheduleRefusals = defineRefusals({
  schedule_exists: { status: 409, message: 'You have this payment scheduled already. It was not scheduled twice.' },
  schedules_full: { status: 422, message: 'You have 50 scheduled payments, the most there can be. Cancel one first.' },
  schedule_ended: { status: 409, message: 'This scheduled payment has ended, so it can no longer be changed.' },
  schedule_under_way: { status: 409, message: 'This payment is being made right now. Please look again in a minute.' },
  nothing_to_skip: { status: 409, message: 'There is no payment to come that could be skipped.' },
});
