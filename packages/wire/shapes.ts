import { parseAmount, parseMoney, type Amount, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { z } from 'zod';

/** Money in answers: exact decimal text at the currency's own scale. */
export const moneyText = z.string().meta({ description: 'Exact decimal text, such as "1500.00"' });

/** An amount in requests as it was sent, for the one route where zero is an answer too. */
export const sentAmount = z
  .unknown()
  .meta({ description: 'A JSON number or a decimal string, in major units', examples: [1500, '1500.50'] });

/** What is wrong with an amount as it was sent, in the words of the room that is asked; nothing where nothing is. */
type AmountRule = (sent: unknown) => string | undefined;

/** Money in requests whose currency depends on a wallet: read once, exactly, and given its currency by the deed. */
export function amountInput(message: string) {
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
    context.addIssue({ code: 'custom', message: message ?? `this is no amount of ${currency}` });
    return z.NEVER;
  });
}

/** ISO 8601 in UTC. */
export const timeText = z.string().meta({ description: 'ISO 8601, UTC', format: 'date-time' });

export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export const messageBody = z.object({ message: z.string() });

export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable() });
}

/** Query numbers arrive as text; anything but a plain whole number in range is refused rather than coerced. */
export const limitQuery = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .refine(limit => limit <= 100, { error: 'limit is at most 100' })
  .optional();
