import { challenges } from '@wura/kyc/server/ports';
import { z } from 'zod';

// The provider's replies, as docs/face-check-partners.md has them. What looks otherwise is no answer at all.

const framesMax = 4;

export const session = z.object({
  session: z.string().min(1).max(128),
  challenges: z.array(z.enum(challenges)).min(1).max(framesMax),
  ends_at: z.iso.datetime(),
});

const score = z.number().min(0).max(100);

export const result = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('live'),
    score,
    portrait: z
      .int()
      .min(0)
      .max(framesMax - 1),
  }),
  z.object({ result: z.literal('not_live'), score: score.nullish(), reason: z.string().max(200).default('') }),
  z.object({ result: z.literal('undecided'), reason: z.string().max(200).default('') }),
]);
