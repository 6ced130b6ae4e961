import { z } from 'zod';

// VTpass's replies, as far as we read them. What is not listed may be anything; what is listed and looks otherwise makes
// the whole reply unreadable, and so no answer at all. https://www.vtpass.com/documentation

const text = z.union([z.string(), z.number()]).transform(value => String(value).trim());

/** Naira, as a number or as text, in kobo. */
const naira = z.union([z.string(), z.number()]).transform((given, context) => {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(given).trim()) ?? [];
  if (whole !== undefined) return BigInt(whole + decimals.padEnd(2, '0'));
  context.addIssue({ code: 'custom', message: 'no amount of naira' });
  return z.NEVER;
});

/** Of what they do not know they say nothing, or an empty text. */
const nairaIfAny = z.union([z.literal('').transform(() => null), naira]).nullish();

const transaction = z.object({
  status: z.string(),
  /** What it was sold to: a phone, a meter, a smartcard. */
  unique_element: text.nullish(),
  amount: naira.nullish(),
  transactionId: text.nullish(),
});

/** Every reply to a payment or a question about one. Its code says what it means, and the HTTP status nothing. */
export const answer = z.object({
  code: text,
  requestId: text.nullish(),
  amount: naira.nullish(),
  // An empty list where there is no transaction to show.
  content: z.union([z.object({ transactions: transaction }), z.unknown().transform(() => undefined)]).optional(),
  // As one text, or as their language writes a moment out in parts.
  transaction_date: z
    .union([z.string(), z.object({ date: z.string() }).transform(({ date }) => date)])
    .nullish()
    .catch(undefined),
  mainToken: text.nullish(),
  token: text.nullish(),
  purchased_code: text.nullish(),
  mainTokenUnits: text.nullish(),
  units: text.nullish(),
  tariff: text.nullish(),
});
export type Answer = z.output<typeof answer>;

const variation = z.object({
  variation_code: text.pipe(z.string().min(1)),
  name: text.pipe(z.string().min(1)),
  variation_amount: naira,
});

const lines = z.array(z.unknown());

/** They misspell the word now and then. */
export const variations = z
  .object({
    response_description: z.literal('000'),
    content: z.union([z.object({ variations: lines }), z.object({ varations: lines })]),
  })
  .transform(({ content }) => {
    const found = 'variations' in content ? content.variations : content.varations;
    // One by one, because a line that cannot be read must not take the others with it.
    return { lines: found.length, readable: found.flatMap(line => variation.safeParse(line).data ?? []) };
  });

/** Whose a meter or a card is; `WrongBillersCode` says that there is none of that number. */
export const verified = z.object({
  // Processed, or the biller confirmed.
  code: text.pipe(z.enum(['000', '020'])),
  content: z.union([
    z.object({ WrongBillersCode: z.literal(true) }).transform(() => 'nobody' as const),
    z.object({
      Customer_Name: text.pipe(z.string().min(1)),
      Address: text.nullish(),
      Customer_Arrears: nairaIfAny.catch(null),
      Minimum_Amount: nairaIfAny,
      Min_Purchase_Amount: nairaIfAny,
      Can_Vend: text.nullish(),
    }),
  ]),
});
