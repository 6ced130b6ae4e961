import { approvalRefusals, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const finance = ['finance'] as const satisfies readonly OperatorRole[];

export const sellingRefusals = defineRefusals({
  nothing_to_decide: {
    status: 409,
    message:
      'There is nothing to decide: it has ended, its seller knows our reference, or that line is another purchase.',
  },
  one_line_fits: {
    status: 409,
    message: 'One line of the seller’s list fits and no other purchase has it: it is that one.',
  },
  list_not_ambiguous: {
    status: 409,
    message: 'The seller’s list has not left this open: it is settled as the list has it, or given back by two people.',
  },
});

const name = z.string().regex(/^[a-z0-9_-]{1,40}$/);
const reason = z.string().trim().min(1).max(500);

const sale = z.object({
  is_selling: z.boolean(),
  reason: z.string().nullable().meta({ description: 'Why it is not, in the words of those who stopped it' }),
  stopped_at: timeText.nullable(),
});

const provider = sale.extend({
  name: z.string(),
  is_down: z.boolean().meta({ description: 'It has been silent for so long that nothing is sent there' }),
  kinds: z.array(sale.extend({ kind: z.string() })),
});
export type ProviderOnWire = z.output<typeof provider>;

/** What staff do about those who sell bills. */
export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/providers',
    summary: 'List who sells bills here, whether they answer, and what of theirs is being sold',
    access: 'operator',
    roles: finance,
    answers: { 200: z.array(provider) },
  }),
  set: defineRoute({
    method: 'POST',
    path: '/api/operator/providers/{name}',
    summary: 'Stop selling, or sell again, what a provider offers or one kind of it; in every process at once',
    access: 'operator',
    roles: finance,
    params: z.object({ name }),
    body: z.object({ selling: z.boolean(), kind: name.optional(), reason }),
    answers: { 200: provider },
    refusals: [commonRefusals.not_found],
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/operator/purchases/{reference}',
    summary:
      'Say which line of its seller’s list a purchase is; null: none of them. What may give money back waits for a second operator',
    access: 'operator',
    roles: finance,
    params: z.object({ reference: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
    body: z.object({ provider_reference: z.string().min(1).max(200).nullable(), reason }),
    answers: { 202: z.union([z.object({ planned: z.literal(true) }), z.object({ approval: z.string() })]) },
    refusals: [
      commonRefusals.not_found,
      ...Object.values(sellingRefusals),
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
    ],
  }),
};
