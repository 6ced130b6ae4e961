import type { Webhooks } from '../webhooks.ts';
import { keys } from './keys.ts';
import { encryptText } from './openssl-text.ts';

export type SendEvent = (name: string, data: object, about: { reference: string }) => void;

/** Webhooks go to the path of the company whose protocol this is. */
export const webhookName = 'bridgecard';

/** The signature says that the sender knows the secret, and nothing about the body: theirs is no better. */
export function createEventSender({ webhooks }: { webhooks: Webhooks }): SendEvent {
  return (name, data, { reference }) =>
    webhooks.record({
      provider: webhookName,
      reference,
      name,
      body: JSON.stringify({ event: name, data: { ...data, livemode: false, issuing_app_id: 'app_sandbox' } }),
      headers: {
        'content-type': 'application/json',
        'x-webhook-signature': encryptText(keys.webhookSecret, keys.secretKey),
      },
    });
}
