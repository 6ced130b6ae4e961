import { defineRoute } from '@wura/wire';
import { timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const place = z.object({ row: z.number().int(), hash: z.string() });

export const operatorRoutes = {
  verify: defineRoute({
    method: 'GET',
    path: '/api/operator/audit/verify',
    summary:
      'Recompute the chain of the audit log from where the worker last found it whole, and hold it against the heads that were written down outside',
    access: 'operator',
    roles: ['compliance', 'finance'],
    query: z.object({
      rows: z
        .enum(['new', 'all'])
        .optional()
        .meta({ description: '`all` recomputes every row; else those since the worker last did' }),
    }),
    answers: {
      200: z.object({
        whole: z.boolean(),
        checked_at: timeText,
        rows: z.number().int(),
        head: place.nullable(),
        verified_before: z
          .object({ row: z.number().int(), at: timeText })
          .nullable()
          .meta({ description: 'The rows up to this one the worker recomputed then; null: all were recomputed now' }),
        faults: z.array(
          z.object({
            row: z.number().int().meta({ description: 'Its place in the chain; 0: it has none' }),
            act: z.string().nullable(),
            fault: z.string(),
          }),
        ),
        anchors: z.object({
          count: z.number().int(),
          last: place.extend({ at: timeText }).nullable(),
          fault: z.string().nullable(),
        }),
      }),
    },
    limits: [{ max: 12, windowSeconds: 60 }],
  }),
  exportActs: defineRoute({
    method: 'GET',
    path: '/api/operator/audit/export',
    summary: 'Rows of the audit log in the order of their chain, to keep and verify elsewhere',
    access: 'operator',
    roles: ['compliance'],
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional()
        .meta({ description: 'The place of the last row that you have' }),
    }),
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            row: z.number().int(),
            act: z.string().meta({ description: 'The row as text; its hash is that of the hash before it and this' }),
            hash: z.string(),
          }),
        ),
        next: z.string().nullable().meta({ description: 'What `after` has to be for the rest' }),
      }),
    },
  }),
};
