import { defineRefusals } from '@wura/wire/refusals';

export const requestRefusals = defineRefusals({
  request_open: { status: 409, message: 'You have an open request of this kind. Please follow that one.' },
  request_over: { status: 409, message: 'This request is closed, so nothing more can be done with it.' },
});
