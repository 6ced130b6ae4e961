import { createHmac, timingSafeEqual } from 'node:crypto';
import { receiptOf, textReceiptJob, type TextReceipt } from '@wura/notices/server/ports';
import type { ProviderEvent } from '@wura/provider-payments/server/ports';
import { z } from 'zod';

// https://developer.termii.com/events-and-reports, on 22 November 2026.

/** By HMAC-SHA512 over the bytes of the body, in hex. */
export function isSigned(raw: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string') return false;
  const wanted = Buffer.from(createHmac('sha512', secretKey).update(raw).digest('hex'));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const report = z.object({
  type: z.literal('outbound'),
  message_id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^[\w-]{1,128}$/)),
  status: z.string(),
});

/** Their words for it, which begin alike: "DELIVERED | Message delivered to handset". */
const words: readonly [RegExp, TextReceipt][] = [
  [/^(delivered|received)/i, 'delivered'],
  [/^(dnd|rejected)/i, 'barred'],
  [/^expired/i, 'expired'],
  [/^(message )?failed/i, 'failed'],
];

/** What became of a text. Nothing for what cannot be read; what is still on its way makes nothing due. */
export function readReceipt(raw: Buffer): ProviderEvent | undefined {
  let json: unknown;
  try {
    json = JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
  const read = report.safeParse(json);
  if (!read.success) return undefined;
  const { message_id: theirs, status } = read.data;
  const receipt = words.find(([word]) => word.test(status.trim()))?.[1];
  const told = { provider: 'termii', event: `outbound ${receipt ?? 'under way'}` };
  if (!receipt) return { ...told, reference: theirs, job: undefined };
  return { ...told, reference: receiptOf(receipt, theirs), job: textReceiptJob };
}
