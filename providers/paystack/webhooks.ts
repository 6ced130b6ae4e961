import { createHmac, timingSafeEqual } from 'node:crypto';
import type { JobOfOperation } from '@wura/features/server/ports';
import type { ProviderEvent } from '@wura/provider-payments/server/ports';
import { event } from './wire.ts';

/** True for a body that the holder of the secret key signed: over the bytes as they came, before they were read. */
export function isSigned(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string') return false;
  const wanted = Buffer.from(createHmac('sha512', secretKey).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * What the event is about. Nothing for what cannot be read; an event that is not needed is kept and followed by
 * nothing.
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
  const { event: name, data } = read.data;
  const reference = data.reference ?? data.transaction_reference ?? data.transaction?.reference ?? '';
  return { provider: 'paystack', event: name, reference, job: reference ? jobOf(name, jobs) : undefined };
}

function jobOf(name: string, jobs: JobOfOperation): string | undefined {
  if (name.startsWith('transfer.')) return jobs.transfer;
  // What goes back of a payment is asked for by itself: its own status says nothing of a part.
  if (name.startsWith('refund.') || name.startsWith('charge.dispute.')) return jobs.refund;
  return name.startsWith('charge.') ? jobs.charge : undefined;
}
