import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const webhookRefusals = defineRefusals({
  webhooks_not_offered: { status: 403, message: 'Webhooks are for customers who have an API key. Make one first.' },
  webhooks_full: { status: 409, message: 'You have 5 webhook addresses. Remove one that you no longer use.' },
  webhook_url_taken: {
    status: 409,
    message: 'You have this address already. If you have lost its secret, ask for a new one.',
  },
  webhook_off: { status: 409, message: 'This address is switched off. Switch it on first.' },
});

export const webhookFaults = defineFaults({
  webhook_url_missing: 'Please enter the address that we should call',
  webhook_url_unusable: 'Please enter a public address that begins with https://',
  webhook_events_missing: 'Please choose at least one event',
  webhook_replay_unknown: 'Please name an event, or the day from which on',
});
