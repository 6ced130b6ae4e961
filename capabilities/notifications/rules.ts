import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

/** Why a browser is not told. */
export const pushRefusals = defineRefusals({
  push_off: { status: 409, message: 'Notifications on devices are switched off here' },
  push_devices_full: {
    status: 409,
    message: 'Notifications are on for 10 devices already. Please switch them off on one of them first',
  },
  push_session_over: { status: 409, message: 'Please sign in again to allow notifications on this device' },
});

export const pushFaults = defineFaults({
  push_service_unknown: 'We do not send to the notification service of this browser',
  push_keys_wrong: 'The browser’s keys could not be read. Please switch notifications off and on again',
});
