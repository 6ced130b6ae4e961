import { createHmac } from 'node:crypto';
import type { Webhooks } from '../webhooks.ts';

/** Lower-case hex HMAC-SHA512 of the raw body: the raw bytes, because a body parsed and written again may differ. */
export function signBody(body: string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

export type SendEvent = (
  name: string,
  data: object,
  options: { reference: string; isWithheld?: boolean | undefined },
) => void;

export function createEventSender({ webhooks, secretKey }: { webhooks: Webhooks; secretKey: string }): SendEvent {
  return (name, data, { reference, isWithheld = false }) => {
    const body = JSON.stringify({ event: name, data });
    webhooks.record({
      provider: 'paystack',
      reference,
      name,
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signBody(body, secretKey) },
      isWithheld,
    });
  };
}
