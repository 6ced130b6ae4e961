import { timingSafeEqual } from 'node:crypto';
import type { JobOfOperation } from '@wura/features/server/ports';
import type { ProviderEvent } from '@wura/provider-payments/server/ports';
import { cardHolderToldJob, cardSyncJob } from '@wura/virtual-cards/server/ports';
import { decryptText } from './openssl-text.ts';
import { event } from './wire.ts';

/**
 * True for a sender who knows the secret of the dashboard. It says nothing about the body, and can be sent again with
 * another one: so whatever an event says only makes us ask.
 */
export function isSigned(signature: unknown, secrets: { secretKey: string; webhookSecret: string }): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(decryptText(signature, secrets.secretKey) ?? '');
  const wanted = Buffer.from(secrets.webhookSecret);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What the event is about, and who has to ask. Nothing for what cannot be read. */
export function readEvent(body: Buffer, jobs: JobOfOperation): ProviderEvent | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const read = event.safeParse(json);
  if (!read.success) return undefined;
  const { event: name, data } = read.data;
  const meta = data.meta_data?.['reference'];
  const reference =
    data.client_transaction_reference || data.transaction_reference || (typeof meta === 'string' ? meta : '');
  const told = { provider: 'bridgecard', event: name };
  if (/^(naira_)?card_(credit|creation)_event\./.test(name) && reference) {
    return { ...told, reference, job: jobs.purchase };
  }
  if (/^(naira_)?card_unload_event\./.test(name) && reference) return { ...told, reference, job: jobs.charge };
  if (name === 'cardholder_verification.successful' && data.cardholder_id) {
    return { ...told, reference: data.cardholder_id, job: cardHolderToldJob };
  }
  const isOfCard = /^(naira_)?card_/.test(name) && data.card_id;
  const subject = data.card_id || data.cardholder_id || reference;
  return { ...told, reference: subject || name, job: isOfCard ? cardSyncJob : undefined };
}
