import type { PushAnswer, Pusher } from '@wura/notices/server/ports';
import { createVendorHttp, type VendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import { encrypt, readReceiver } from './encrypt.ts';
import { serviceOf, type Services } from './services.ts';
import { signFor, signingKey, type VapidKeys } from './vapid.ts';

/** The worker that asks holds a lease of 15 s. */
const timeoutMs = 10_000;

/** RFC 8030 and the services' own pages: the address is no more. */
const gone = new Set([404, 410]);
/** About this very message: the same again would be refused again. */
const forGood = new Set([400, 403, 413]);

export interface WebPushSettings extends VapidKeys, Services {}

/** Notices on devices, by the push services of their browsers' makers. */
export function createPusher(
  settings: WebPushSettings,
  { now, onEnd }: Pick<VendorHttpOptions, 'onEnd'> & { now: () => number },
): Pusher {
  const key = signingKey(settings);
  // One that is silent keeps none of the others waiting.
  const ways = new Map<string, VendorHttp>();
  const wayTo = (service: string) => {
    const way =
      ways.get(service) ??
      createVendorHttp({
        provider: 'web-push',
        baseUrl: '',
        headers: {},
        now,
        isWaitTheCallers: true,
        ...(onEnd && { onEnd }),
      });
    ways.set(service, way);
    return way;
  };

  return {
    publicKey: settings.publicKey,
    faultOf(subscription) {
      if (serviceOf(subscription.endpoint, settings) === undefined) return 'service';
      return readReceiver(subscription) ? undefined : 'keys';
    },
    async send({ to, text, topic, isUrgent, keptMs }) {
      const service = serviceOf(to.endpoint, settings);
      const receiver = readReceiver(to);
      if (service === undefined || !receiver) return { outcome: 'declined', reason: 'an address that is not called' };
      const outcome = await wayTo(service).ask({
        operation: 'send',
        method: 'POST',
        path: to.endpoint,
        bytes: encrypt(Buffer.from(text), receiver),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(Math.max(0, Math.floor(keptMs / 1000))),
          urgency: isUrgent ? 'high' : 'normal',
          topic,
          authorization: signFor(settings, { key, origin: new URL(to.endpoint).origin, nowMs: now() }),
        },
        isStatusAll: true,
        timeoutMs,
      });
      if (outcome.kind === 'no_answer') return { outcome: 'unknown', reason: outcome.why };
      return meaningOf(outcome.status, outcome.retryAfterMs);
    },
  };
}

function meaningOf(status: number, waitMs: number | undefined): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (gone.has(status)) return { outcome: 'gone' };
  const reason = `status ${status}`;
  return forGood.has(status) ? { outcome: 'declined', reason } : { outcome: 'unknown', reason, waitMs };
}
