import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { billerDetailsFaults, billerFaults, billerKinds, billerNumber } from './biller-kinds.ts';
import { billerRefusals } from './biller-refusals.ts';
import { networks } from './networks.ts';

const billerId = z.string().regex(/^bil_[0-9a-z]{26}$/);
const kind = z.enum(billerKinds, { error: billerFaults.biller_kind_unknown });
/** Of the customer's own; nothing is no name, and the number stands for itself. */
const label = z.string().max(40, { error: commonFaults.field_too_long }).transform(plainLine);

const details = z.object({
  /** The phone, the meter or the smartcard. */
  number: z.string({ error: commonFaults.field_missing }).max(32, { error: commonFaults.field_too_long }),
  /** Of a phone. */
  network: z
    .string()
    .toLowerCase()
    .pipe(z.enum(networks, { error: billerFaults.biller_network_missing }))
    .optional(),
  /** Who sells to a meter or a smartcard, by our name for them. */
  provider: z.string().min(1).max(32).transform(plainLine).optional(),
  meter_type: z.enum(['prepaid', 'postpaid'], { error: billerFaults.biller_meter_type_missing }).optional(),
});

const biller = z.object({
  id: z.string(),
  kind,
  label: z.string().nullable(),
  details: z.object({
    number: z.string(),
    network: z.enum(networks).optional(),
    provider: z.string().optional(),
    meter_type: z.enum(['prepaid', 'postpaid']).optional(),
  }),
  created_at: timeText,
});
export type Biller = z.output<typeof biller>;

/** Numbers that a customer pays again and again. Every bill's screen reads and writes them; a feature serves them. */
export const billerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/billers',
    summary: 'The phones, meters and smartcards you have saved, newest first',
    access: 'customer',
    query: z.object({
      kind: kind.optional(),
      q: z.string().max(100).transform(plainLine).optional(),
      limit: limitQuery,
      cursor: cursorQuery(billerId),
    }),
    answers: { 200: page(biller) },
  }),
  save: defineRoute({
    method: 'POST',
    path: '/api/billers',
    summary: 'Save a number to pay it again',
    access: 'customer',
    body: z
      .object({ kind, label: label.nullable().optional(), details })
      .superRefine((given, context) => {
        const faults = billerDetailsFaults(given.kind, given.details);
        for (const [name, message] of Object.entries(faults)) {
          context.addIssue({ code: 'custom', message, path: ['details', name] });
        }
      })
      .transform(({ kind: of, label: named, details: { number, ...rest } }) => ({
        kind: of,
        label: named || null,
        details: { ...rest, number: billerNumber(of, number)! },
      })),
    answers: { 201: biller },
    refusals: [billerRefusals.biller_exists, billerRefusals.billers_full],
  }),
  rename: defineRoute({
    method: 'PUT',
    path: '/api/billers/{id}',
    summary: 'Give a saved number a name of your own',
    access: 'customer',
    params: z.object({ id: billerId }),
    body: z.object({ label: label.nullable() }),
    answers: { 200: biller },
    refusals: [commonRefusals.not_found],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/billers/{id}',
    summary: 'Forget a saved number',
    access: 'customer',
    params: z.object({ id: billerId }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
};
