import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { page, pageQuery } from '@wura/wire/shapes';
import { z } from 'zod';
import { card } from './contract.ts';

/** What staff see of it. Every look leaves a line in the log. */
export const operatorRoutes = {
  listOfCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/cards',
    summary: 'The virtual cards of a customer, masked, newest first; those that were never made too',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: z.string().regex(/^cus_[0-9a-z]{26}$/) }),
    query: pageQuery,
    answers: { 200: page(card) },
    refusals: [commonRefusals.not_found],
  }),
};
