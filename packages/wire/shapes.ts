import { parseAmount, parseMoney, type Amount, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { z } from 'zod';
import { commonFaults } from './faults.ts';
import type { Fault } from './phrases.ts';

/** Money in answers: exact decimal text at the currency's own scale. */
export const moneyText = z.string().meta({ description: 'Exact decimal text, such as "1500.00"', format: 'decimal' });

/** An amount in requests as it was sent, for the one route where zero is an answer too. */
export const sentAmount = z.unknown().meta({
  description: 'A JSON number or a decimal string, in major units',
  examples: [1500, '1500.50'],
  format: 'decimal',
});

/** What is wrong with an amount as it was sent; nothing where nothing is. */
type AmountRule = (sent: unknown) => Fault | undefined;

/** Money in requests whose currency depends on a wallet: read once, exactly, and given its currency by the deed. */
export function amountInput(message: Fault) {
  return sentAmount.transform((sent, context): Amount => {
    const amount = parseAmount(sent);
    if (typeof amount !== 'string') return amount;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Money in requests to a route that knows the currency. The rule refuses at least what is no money in it. */
export function moneyInput(currency: CurrencyCode, fault: AmountRule) {
  return sentAmount.transform((sent, context): Money => {
    const message = fault(sent);
    const money = parseMoney(sent, currency);
    if (message === undefined && typeof money !== 'string') return money;
    context.addIssue({ code: 'custom', message: message ?? commonFaults.amount_invalid });
    return z.NEVER;
  });
}

/** ISO 8601 in UTC. */
export const timeText = z.string().meta({ description: 'ISO 8601, UTC', format: 'date-time' });

/** A moment as a caller gives it, with its offset. The calendar of databases has no year 0. */
export function timeInput(error?: string) {
  const said = error === undefined ? {} : { error };
  return z.iso.datetime({ offset: true, ...said }).refine(text => !text.startsWith('0000'), said);
}

/** Some carry more, which their call's own programs read. */
export const refusalBody = z.looseObject({
  message: z.string().meta({ description: 'A sentence for people, in English' }),
  code: z.string().meta({ description: 'What a program decides by; it does not change' }),
  reason: z.string().optional().meta({
    description: 'The code of a phrase truer than that of `code`, for this one case; `message` is its English',
  }),
  facts: z.record(z.string(), z.unknown()).optional().meta({
    description:
      'What the message holds: money as `{amount, currency}`, times in ISO 8601, counts, shares in hundredths of a percent',
  }),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What is wrong with which field, by the names of the request' }),
  errorCodes: z.record(z.string(), z.string()).optional().meta({ description: 'The code of each of `errors`' }),
  requestId: z.string().meta({ description: 'What support finds the call by; the header X-Request-Id says the same' }),
});

/** A file in the place of JSON, in one of these forms. */
export const fileOf = (...mediaTypes: string[]) =>
  z.custom<Uint8Array>(value => value instanceof Uint8Array).meta({ mediaTypes });

export const messageBody = z.object({ message: z.string() });

export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable() });
}

/**
 * Where the page before ended. What no page of this list can have ended with is refused: an empty page would tell a caller
 * who garbled it that the list is at its end.
 */
export function cursorQuery(shape: z.ZodType<string, string>) {
  const error = commonFaults.cursor_foreign;
  return z
    .string({ error })
    .refine(cursor => shape.safeParse(cursor).success, { error })
    .optional()
    .meta({ description: '`nextCursor` of the page before' });
}

/** Query numbers arrive as text; anything but a plain whole number in range is refused rather than coerced. */
export const limitQuery = z
  .string({ error: commonFaults.limit_out_of_range })
  .regex(/^[1-9]\d{0,2}$/, { error: commonFaults.limit_out_of_range })
  .transform(Number)
  .refine(limit => limit <= 100, { error: commonFaults.limit_out_of_range })
  .optional()
  .meta({ description: '1 to 100' });

/** Of a list that is read whole and cut into pages by `pageOf`. */
export const pageQuery = z.object({ limit: limitQuery, cursor: cursorQuery(z.string().max(200)) });
