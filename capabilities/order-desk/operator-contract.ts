import { customerId } from '@wura/identity/contract';
import { approvalRefusals, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { plainText } from '@wura/wire/plain-text';
import { z } from 'zod';

export const orderDeskRefusals = defineRefusals({
  order_step: { status: 409, message: 'From where this order stands it cannot go there.' },
});

export const orderDeskFaults = defineFaults({
  order_step_or_note: 'Give a new status, a note, or both',
});

const roles = ['finance'] as const satisfies readonly OperatorRole[];

const orderId = z.string().regex(/^ord_[0-9a-z]{26}$/);
const params = z.object({ id: orderId });
const word = z.string().regex(/^[a-z_]{1,40}$/);
const day = z.string().meta({ format: 'date' });

const order = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  next: z.array(z.string()).meta({ description: 'Where staff may move it from here' }),
  customer_id: z.string(),
  summary: z.string(),
  promised: z.object({ from: day, to: day }).nullable(),
  placed_at: timeText,
  updated_at: timeText,
});

const step = z.object({
  at: timeText,
  from: z.enum(['customer', 'staff']),
  operator: z.string().nullable(),
  status: z.string().nullable(),
  note: z.string().nullable(),
});

const whole = order.extend({ details: z.record(z.string(), z.unknown()), steps: z.array(step) });

const noteLengthMax = 2_000;
/** One text, without what no screen shows; nothing is no note. */
const note = z
  .string()
  .max(noteLengthMax * 2)
  .transform(text => plainText(text).slice(0, noteLengthMax));

export const operatorRoutes = {
  listOrders: defineRoute({
    method: 'GET',
    path: '/api/operator/orders',
    summary:
      'List what customers ordered or asked for and people carry out, newest first; what waits for staff with the longest waiting first',
    access: 'operator',
    roles,
    query: z.object({
      kind: word.optional(),
      status: word.optional(),
      customer: customerId.optional(),
      waiting: z.literal('staff').optional().meta({ description: 'Only what staff can still move on' }),
      limit: limitQuery,
      cursor: cursorQuery(orderId),
    }),
    answers: { 200: page(order) },
    refusals: [commonRefusals.not_found],
  }),
  readOrder: defineRoute({
    method: 'GET',
    path: '/api/operator/orders/{id}',
    summary: 'Read one of them with all that was done and said about it',
    access: 'operator',
    roles,
    params,
    answers: { 200: whole },
    refusals: [commonRefusals.not_found],
  }),
  stepOrder: defineRoute({
    method: 'POST',
    path: '/api/operator/orders/{id}',
    summary:
      'Move it on, or say something about it; the customer is told. A cancelled order that was paid is refunded; one that is on its way once a second operator agrees',
    access: 'operator',
    roles,
    params,
    body: z
      .object({ status: word.optional(), note: note.optional() })
      .refine(({ status, note: said }) => status !== undefined || !!said, {
        error: orderDeskFaults.order_step_or_note,
        path: ['status'],
      }),
    answers: {
      200: whole,
      202: z.object({ approval: z.string() }).meta({ description: 'Waits for a second operator; nothing has changed' }),
    },
    refusals: [
      commonRefusals.not_found,
      approvalRefusals.staff_own_account,
      approvalRefusals.approval_pending,
      orderDeskRefusals.order_step,
    ],
  }),
};
