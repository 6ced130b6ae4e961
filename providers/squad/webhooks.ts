import { createHmac, timingSafeEqual } from 'node:crypto';
import type { JobOfOperation } from '@wura/features/server/ports';
import type { ProviderEvent } from '@wura/provider-payments/server/ports';
import { event } from './wire.ts';

/**
 * True for a body that the holder of the secret key signed: over the bytes as they came, before they were read. They write
 * the signature in capitals, and in some samples not.
 */
export function isSigned(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string') return false;
  const wanted = Buffer.from(createHmac('sha512', secretKey).update(body).digest('hex'));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * What the event is about. They document none about what they sell, and send some merchants one: it makes us ask about the
 * purchase of that name, if there is one. Nothing for what cannot be read.
 */
export function readEvent(body: Buffer, jobs: JobOfOperation): ProviderEvent | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const read = event.safeParse(json);
  if (!read.success) return undefined;
  const { Event: name, TransactionRef: named, Body: about } = read.data;
  const reference = named || about?.transaction_ref || about?.reference || '';
  return { provider: 'squad', event: name, reference, job: reference ? jobs.purchase : undefined };
}
