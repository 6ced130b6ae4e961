import { customerId } from '@wura/identity/contract';
import { approvalRefusals, staffReason, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { definePhrases } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { differenceKinds } from './rules.ts';

const finance = ['finance'] as const satisfies readonly OperatorRole[];
const everybody = ['support', 'compliance', 'finance'] as const satisfies readonly OperatorRole[];

/** One line that a person could have typed. */
const word = z.string().regex(/^[\x20-\x7e]{1,200}$/);

const kindList = z
  .string()
  .regex(/^[a-z_]{1,40}(,[a-z_]{1,40}){0,9}$/)
  .transform(text => text.split(','));

/** What the house's own transfers are called: staff read of them, and no customer does. */
export const reconciliationPhrases = definePhrases({
  provider_fee: 'Fees of a provider',
  provider_settlement: 'Paid out to the owner by a provider',
});

export const reconciliationRefusals = defineRefusals({
  balance_moved: { status: 409, message: 'What nothing explains is another sum by now.' },
});

const run = z.object({
  id: z.string(),
  from: timeText,
  until: timeText,
  started_at: timeText,
  ended_at: timeText.nullable(),
  outcome: z.enum(['complete', 'incomplete']).nullable().meta({ description: 'null: under way' }),
  why: z.string().nullable(),
  at_provider: z.number().int(),
  in_ledger: z.number().int(),
  differences: z.number().int(),
});

const side = z.object({ amount: moneyText, currency: z.string(), state: z.string(), at: timeText }).nullable();

const difference = z.object({
  id: z.string(),
  provider: z.string(),
  operation: z.enum(['charge', 'refund', 'transfer', 'purchase', 'clearing', 'entry', 'balance']),
  reference: z.string(),
  kind: z.enum(differenceKinds),
  ours: side,
  theirs: side,
  case_number: z.string(),
  since: timeText,
  age_seconds: z.number().int(),
  found_at: timeText,
});

/** What stands with a provider. `theirs` is `ours`, `own_money` and the `difference` that nothing explains. */
const balance = z.object({
  provider: z.string(),
  currency: z.string(),
  theirs: moneyText,
  ours: moneyText,
  own_money: moneyText.meta({ description: 'What stood there beyond the books, as it was accepted: the owner’s' }),
  difference: moneyText,
  checked_at: timeText,
});

const health = z.object({
  balanced: z.boolean(),
  checkedAt: timeText.meta({
    description: 'Since when every entry was looked at: now, or in large books within a day',
  }),
  entries: z.number().int(),
  currencies: z.array(z.object({ currency: z.string(), debits: moneyText, credits: moneyText, difference: moneyText })),
  negativeBalances: z.number().int(),
  orphans: z.number().int().meta({ description: 'Entries of a wallet that the books do not know' }),
  brokenLinks: z.number().int(),
  unbalancedTransfers: z.number().int(),
});

const caseFile = z.object({
  number: z.string(),
  kind: z.string(),
  subject: z.string(),
  customer_id: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
  opened_at: timeText,
  closed_at: timeText.nullable(),
  resolution: z.string().nullable(),
});

/** What staff see of the books and of how they agree with those of the providers. */
export const operatorRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/api/operator/reconciliation',
    summary: 'Read the last comparison with the providers, and what differs now, the oldest first',
    access: 'operator',
    roles: finance,
    query: z.object({ limit: limitQuery }),
    answers: {
      200: z.object({
        run: run.nullable(),
        open: z.number().int(),
        differences: z.array(difference),
        balances: z.array(balance),
      }),
    },
  }),
  explainBalance: defineRoute({
    method: 'POST',
    path: '/api/operator/reconciliation/balances',
    summary: 'Say that what stands unexplained with a provider is the owner’s; a second operator has to agree',
    access: 'operator',
    roles: finance,
    body: z.object({ provider: word, currency: z.string().regex(/^[A-Z]{3,5}$/), reason: staffReason }),
    answers: { 202: z.object({ approval: z.string() }) },
    refusals: [commonRefusals.not_found, approvalRefusals.approval_pending],
  }),
  run: defineRoute({
    method: 'POST',
    path: '/api/operator/reconciliation/run',
    summary: 'Compare the books with the providers now; what comes of it is read afterwards',
    access: 'operator',
    roles: finance,
    answers: { 202: z.object({ planned: z.literal(true) }) },
    limits: [{ max: 6, windowSeconds: 60 }],
  }),
  health: defineRoute({
    method: 'GET',
    path: '/api/operator/ledger/health',
    summary:
      'Read whether the books balance, at most once a minute: recomputed from their entries, of large books from those that the worker has not verified yet',
    access: 'operator',
    roles: finance,
    answers: { 200: health },
    refusals: [commonRefusals.busy],
  }),
  cases: defineRoute({
    method: 'GET',
    path: '/api/operator/cases',
    summary: 'List what a person has to look at: the open ones with the longest waiting first, else the newest first',
    access: 'operator',
    roles: everybody,
    query: z.object({
      state: z.enum(['open', 'closed']).optional(),
      kind: word.optional(),
      except: kindList.optional().meta({ description: 'Kinds that are left out, with commas between them' }),
      subject: word.optional().meta({ description: 'What it is about, or its number' }),
      customer: customerId.optional().meta({ description: 'Whose money it is about' }),
      limit: limitQuery,
      cursor: cursorQuery(z.string().regex(/^CASE-[0-9A-HJKMNP-TV-Z]{8}$/)),
    }),
    answers: { 200: page(caseFile) },
    refusals: [commonRefusals.not_found],
  }),
};
