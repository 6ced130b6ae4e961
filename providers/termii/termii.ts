import type { Texter } from '@wura/notices/server/ports';
import { createVendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import { z } from 'zod';
import type { TermiiSettings } from './settings.ts';

// https://developer.termii.com/messaging-api, on 22 November 2026.

/** The worker that asks holds a lease of 15 s. */
const timeoutMs = 10_000;

const taken = z.object({ message_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(128)) });

/**
 * About this very message or its number: the same again would be refused again. Their 401 and 402 are about us, and their 404
 * about a sender's name that they have not registered yet, or an address of ours that is wrong.
 */
const forGood = new Set([400, 422]);

/** Text messages by Termii, on the route that reaches numbers which have asked for no advertising. */
export function createTermii(
  { apiKey, senderId, baseUrl }: TermiiSettings,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): Texter {
  const http = createVendorHttp({ provider: 'termii', baseUrl, headers: {}, ...options });
  return {
    async send({ to, text }) {
      const body = {
        api_key: apiKey,
        to: to.replace(/^\+/, ''),
        from: senderId,
        sms: text,
        type: 'plain',
        channel: 'dnd',
      };
      const outcome = await http.ask({ operation: 'send', method: 'POST', path: '/api/sms/send', body, timeoutMs });
      if (outcome.kind === 'no_answer') return { outcome: 'unknown', reason: outcome.why };
      const { status, body: told } = outcome;
      // Their own sentence may repeat the number, and a log is no place for it.
      if (status !== 200) return { outcome: forGood.has(status) ? 'declined' : 'unknown', reason: `status ${status}` };
      const read = taken.safeParse(told);
      return read.success
        ? { outcome: 'accepted', theirs: read.data.message_id }
        : { outcome: 'unknown', reason: 'a reply of another shape' };
    },
  };
}
