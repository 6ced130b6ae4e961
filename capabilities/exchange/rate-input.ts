import { z } from 'zod';
import { isRate } from './is-rate.ts';
import { exchangeFaults } from './rules.ts';

/** A rate that a customer wishes for: a number or decimal text, kept as text. */
export const rateInput = z
  .unknown()
  .meta({ description: 'A JSON number or decimal text above zero', examples: ['1480.50', 1480.5] })
  .transform((sent, context): string => {
    const text = typeof sent === 'number' ? String(sent) : sent;
    if (typeof text === 'string' && isRate(text)) return text;
    context.addIssue({ code: 'custom', message: exchangeFaults.rate_invalid });
    return z.NEVER;
  });
