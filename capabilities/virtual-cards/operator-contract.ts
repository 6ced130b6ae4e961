import { customerId } from '@wura/identity/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { page, pageQuery } from '@wura/wire/shapes';
import { z } from 'zod';
import { card, cardTransaction, entriesQuery } from './contract.ts';

/** What staff see of it. Every look leaves a line in the log. */
export const operatorRoutes = {
  listOfCustomer: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/cards',
    summary: 'The virtual cards of a customer, masked, newest first; those that were never made too',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId }),
    query: pageQuery,
    answers: { 200: page(card) },
    refusals: [commonRefusals.not_found],
  }),
  entriesOfCard: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/cards/{card}/transactions',
    summary:
      'What was put on a card of a customer and bought with it, the newest first, with why a purchase was declined',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId, card: z.string().max(64) }),
    query: entriesQuery,
    answers: { 200: page(cardTransaction) },
    refusals: [commonRefusals.not_found],
  }),
};
