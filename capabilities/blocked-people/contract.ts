import { daySeconds, defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { blockFaults, blockRefusals } from './refusals.ts';

const blockId = z.string().regex(/^blk_[0-9a-z]{26}$/);

const blocked = z.object({
  id: z.string(),
  name: z.string(),
  account_number: z.string(),
  blocked_at: timeText,
});
export type BlockedPerson = z.output<typeof blocked>;

export const routes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/blocked',
    summary: 'Whom you keep away, the latest first',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(blockId) }),
    answers: { 200: page(blocked) },
  }),
  block: defineRoute({
    method: 'POST',
    path: '/api/blocked',
    summary:
      'Keep a customer away: by account number or @username, or the other side of a transaction. They are not told',
    access: 'customer',
    body: z
      .object({
        account_number: z
          .string({ error: blockFaults.blocked_missing })
          .regex(/^(?:\d{10}|@\w{3,20})$/, { error: blockFaults.blocked_missing })
          .optional(),
        transaction_id: z.string().max(64).optional(),
      })
      .refine(body => (body.account_number === undefined) !== (body.transaction_id === undefined), {
        error: blockFaults.blocked_missing,
        path: ['account_number'],
      }),
    answers: { 201: blocked },
    refusals: [
      commonRefusals.not_found,
      blockRefusals.blocked_unknown,
      blockRefusals.blocked_oneself,
      blockRefusals.blocked_full,
    ],
    // Each tells a name: no more of them than by looking them up.
    limits: [
      { max: 30, windowSeconds: 60 },
      { max: 100, windowSeconds: daySeconds },
    ],
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/api/blocked/{id}',
    summary: 'Let them find, pay and ask you again',
    access: 'customer',
    params: z.object({ id: blockId }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
};
