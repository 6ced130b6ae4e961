import { z } from 'zod';

// Bridgecard's replies, as far as we read them. What is not listed may be anything; what is listed and looks otherwise makes
// the whole reply unreadable, and so no answer at all. https://docs.bridgecard.co

const text = z.union([z.string(), z.number()]).transform(value => String(value).trim());
const name = text.pipe(z.string().min(1));

/** Smallest units, as text or as a number. */
export const minor = text.pipe(z.string().regex(/^-?\d{1,15}$/)).transform(BigInt);

export const envelope = z.object({ status: z.literal('success'), data: z.unknown() });

/** Said in so many words, or by their framework about a field. */
export const refusal = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ detail: z.array(z.object({ msg: z.string() })).min(1) }).transform(({ detail }) => detail[0]!.msg),
]);

const meta = z.record(z.string(), z.unknown()).nullish().catch(null);

export const registered = z.object({ cardholder_id: name });

/** What we gave along with a registration comes back with it. */
export const holder = z.object({ cardholder_id: name, meta_data: meta });

export const made = z.object({ card_id: name, currency: z.string().optional() });

export const moved = z.object({ card_id: name, transaction_reference: name });

export const status = z.object({
  transaction_status: z.string(),
  amount: minor.nullish(),
  currency: z.string().nullish(),
});

export const card = z.object({
  card_id: name,
  last_4: text.nullish(),
  // Cipher text, or nothing that is a month: then the issuer keeps it to itself.
  expiry_month: text.nullish(),
  expiry_year: text.nullish(),
  brand: z.string().nullish(),
  card_currency: z.string(),
  is_active: z.boolean(),
  is_deleted: z.boolean().nullish(),
  meta_data: meta,
});

export const cards = z.object({ cards: z.array(card) });

export const balance = z.object({
  card_id: name,
  balance: minor.nullish(),
  available_balance: minor.nullish(),
  settled_available_balance: minor.nullish(),
});

const row = z.object({
  amount: minor,
  bridgecard_transaction_reference: name,
  client_transaction_reference: text.nullish(),
  card_transaction_type: z.enum(['DEBIT', 'CREDIT']),
  currency: z.string(),
  description: z.string().nullish(),
  transaction_status: z.string().nullish(),
  decline_reason: z.string().nullish(),
  reason: z.string().nullish(),
  transaction_date: z.string().nullish(),
  transaction_timestamp: z.union([z.number(), z.string()]).nullish(),
  merchant_category_code: text.nullish(),
  enriched_data: z
    .object({ merchant_name: z.string().nullish(), transaction_category: z.string().nullish() })
    .nullish()
    .catch(null),
});
export type HistoryOnWire = z.output<typeof row>;

export const history = z.object({
  transactions: z.array(row),
  meta: z.object({ pages: z.number().optional(), next: z.union([z.number(), z.string()]).nullish() }).nullish(),
});

export const token = z.object({ token: name });

/** What stands on a card, in the clear: read for passing on, and kept nowhere. */
export const face = z.object({
  card_number: text.pipe(z.string().regex(/^\d{12,19}$/)),
  cvv: text.pipe(z.string().regex(/^\d{3,4}$/)),
  expiry_month: text,
  expiry_year: text,
});

export const event = z.object({
  event: z.string(),
  data: z
    .object({
      card_id: text.nullish(),
      cardholder_id: text.nullish(),
      transaction_reference: text.nullish(),
      client_transaction_reference: text.nullish(),
      meta_data: meta,
    })
    .loose(),
});
