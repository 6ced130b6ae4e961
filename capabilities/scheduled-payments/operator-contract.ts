import { customerId } from '@wura/identity/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { limitQuery, page } from '@wura/wire/shapes';
import { z } from 'zod';
import { schedule, scheduleCursor } from './contract.ts';

/** What staff see of it. Every look leaves a line in the log. */
export const operatorRoutes = {
  listOfCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/scheduled-payments',
    summary: 'The scheduled payments of a customer, the next to come first; those that have ended after them',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId }),
    query: z.object({ limit: limitQuery, cursor: scheduleCursor }),
    // What its form was filled in with is between the customer and the payee.
    answers: { 200: page(schedule.omit({ fields: true })) },
    refusals: [commonRefusals.not_found],
  }),
};
