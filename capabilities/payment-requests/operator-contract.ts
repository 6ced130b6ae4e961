import { customerId } from '@wura/identity/contract';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { request } from './contract.ts';
import { requestStatuses } from './rules.ts';

export const deskFaults = defineFaults({
  requests_of_whom: 'Please say who asks, who is asked, or the code of the request',
});

const code = z.string().regex(/^[0-9a-z]{16}$/);

const requestOnDesk = request
  .pick({
    code: true,
    link: true,
    amount: true,
    currency: true,
    note: true,
    status: true,
    created_at: true,
    expires_at: true,
    is_once: true,
    paid_count: true,
    paid_total: true,
  })
  .extend({
    asker: z.string().meta({ description: 'The name of the customer who asks' }),
    asker_id: customerId.meta({ description: 'The id of the customer who asks' }),
    payer: z.string().nullable().meta({ description: 'Who was asked by name; null: every payer who has the link' }),
    payer_id: customerId.nullable().meta({ description: 'The id of the customer who was asked by name' }),
    ended_at: timeText.nullable().meta({ description: 'When it was paid once, withdrawn or declined' }),
    payments: z
      .array(z.object({ reference: z.string(), name: z.string(), amount: moneyText, at: timeText }))
      .meta({ description: 'The newest payments, by the references of their transactions' }),
  });
export type RequestOnDesk = z.output<typeof requestOnDesk>;

/** What staff see of it. Every look leaves a line in the log. */
export const operatorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/operator/payment-requests',
    summary: 'What a customer has asked others for, or was asked for by name, newest first; or one request by its code',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    query: z
      .object({
        asked_by: customerId.optional().meta({ description: 'Who asks' }),
        asked_of: customerId.optional().meta({ description: 'Who was asked by name' }),
        code: code.optional(),
        status: z.enum(requestStatuses).optional(),
        limit: limitQuery,
        cursor: cursorQuery(code),
      })
      // Requests stand in the index of their asker and of their payer, and in none by how they stand.
      .refine(({ asked_by: by, asked_of: of, code: one }) => (by ?? of ?? one) !== undefined, {
        error: deskFaults.requests_of_whom,
        path: ['asked_by'],
      }),
    answers: { 200: page(requestOnDesk) },
    refusals: [commonRefusals.not_found],
  }),
};
