import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const requestRefusals = defineRefusals({
  payer_not_found: { status: 404, message: 'User not found' },
  asked_oneself: { status: 422, message: 'This is your own account. Choose somebody else to ask.' },
  own_request: { status: 422, message: 'This request is your own. Somebody else has to pay it.' },
  request_paid: { status: 409, message: 'This request has been paid already. No money has left your wallet.' },
  request_expired: {
    status: 409,
    message: 'This request has expired. Ask for a new one. No money has left your wallet.',
  },
  request_withdrawn: { status: 409, message: 'This request was taken back. No money has left your wallet.' },
  request_declined: { status: 409, message: 'This request was declined. No money has left your wallet.' },
  request_ended: { status: 409, message: 'This request has ended already.' },
  requests_full: { status: 422, message: 'You have 100 open requests, the most there can be. Take one back first.' },
  requests_waiting: {
    status: 422,
    message: 'You have asked this customer 3 times already. Wait until they have answered.',
  },
});

export const requestFaults = defineFaults({
  link_unknown: 'This is no link to a request',
  payer_missing: 'Please enter an account number or @username',
  payer_needs_amount: 'Say how much you are asking for',
  request_hours_invalid: 'Choose from 1 hour to 365 days',
  request_amount_differs: 'This request is for another amount',
});
