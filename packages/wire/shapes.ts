import { z } from 'zod';

/** Money in answers: exact decimal text at the currency's own scale. */
export const moneyText = z.string().meta({ description: 'Exact decimal text, such as "1500.00"' });

/**
 * Money in requests: a JSON number or a decimal string in major units. Only the deed knows the currency and so the
 * scale, so what arrives here is passed on untouched for parseMoney to read exactly.
 */
export const amountInput = z
  .unknown()
  .meta({ description: 'A JSON number or a decimal string, in major units', examples: [1500, '1500.50'] });

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
