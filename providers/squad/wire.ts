import { z } from 'zod';

// Squad's replies, as far as we read them. What is not listed may be anything; what is listed and looks otherwise makes
// the whole reply unreadable, and so no answer at all. https://docs.squadco.com

/** Every reply. The HTTP status, and not this, says why one is refused. */
export const envelope = z.object({ success: z.boolean(), message: z.string(), data: z.unknown().optional() });

export const refusal = z.object({ success: z.literal(false), message: z.string().min(1) });

/** Naira as text with stray spaces or as a number, in kobo. Cable alone has kobo. */
export const naira = z.union([z.string(), z.number()]).transform((given, context) => {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(given).trim()) ?? [];
  if (whole !== undefined) return BigInt(whole + decimals.padEnd(2, '0'));
  context.addIssue({ code: 'custom', message: 'no amount of naira' });
  return z.NEVER;
});

const text = z.union([z.string(), z.number()]).transform(value => String(value).trim());

/** What a record says beside itself, as an object or as its text; none on failed ones, and nothing that decides. */
const aside = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .nullish()
  .catch(undefined);

export const vend = z.object({
  reference: z.string().min(1),
  amount: naira,
  phone_number: z.string().nullish(),
  type: z.string(),
  status: z.string(),
  meta: aside,
  meta_json: aside,
  /** The token of a prepaid meter. */
  value_reference: text.nullish(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
});
export type Vend = z.output<typeof vend>;

export const vends = z.object({ count: z.coerce.number().int().min(0), rows: z.array(vend) });

/** One by one, because a plan that cannot be read must not take the others with it. */
export const plans = z.array(z.unknown());

export const plan = z.object({
  plan_name: text,
  bundle_value: text,
  bundle_validity: text.nullish(),
  bundle_description: text.nullish(),
  bundle_price: naira,
  plan_code: text.pipe(z.string().min(1)),
  network: text.nullish(),
});

export const companies = z.array(z.object({ code: text, name: text }));

export const meter = z.object({
  reference: z.string().min(1),
  customer_name: text.pipe(z.string().min(1)),
  // Of what they do not know they say nothing, or an empty text.
  minimum_vend: z.union([z.literal('').transform(() => null), naira]).nullish(),
  // Shown and no more: a credit, or words in its place, must not keep anybody from light.
  outstanding_debt: naira.nullish().catch(null),
  address: text.nullish(),
});

export const power = z.object({
  token: text.nullish(),
  total_units: text.nullish(),
  /** Two more tokens for a meter whose keys change. */
  kct: text.nullish(),
  meter_number: text.nullish(),
  receipt_number: text.nullish(),
  tariff_class: text.nullish(),
});

const bouquet = z.object({
  name: text.pipe(z.string().min(1)),
  platform: text.nullish(),
  code: text.pipe(z.string().min(1)),
  kobo_amount: z.union([z.int(), z.string().regex(/^\d+$/)]).transform(BigInt),
  currency: z.literal('NGN'),
});

export const bouquets = z.object({ bouquets: z.array(bouquet) });

export const card = z.object({ reference: z.string().min(1), customer_name: text.pipe(z.string().min(1)) });

/** "In process", whatever comes of it. */
export const cableVend = z.object({ reference: z.string(), bouquet: bouquet.nullish() });

export const event = z.object({
  Event: z.string().max(100),
  TransactionRef: z.string().max(200).nullish(),
  Body: z
    .looseObject({ transaction_ref: z.string().max(200).nullish(), reference: z.string().max(200).nullish() })
    .nullish(),
});
