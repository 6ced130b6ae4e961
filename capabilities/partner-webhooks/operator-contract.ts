import { customerId } from '@wura/identity/contract';
import { approvalRefusals, staffReason } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { page, pageQuery } from '@wura/wire/shapes';
import { z } from 'zod';
import { endpoint } from './contract.ts';
import { webhookRefusals } from './refusals.ts';

/** What staff see of where a customer's programs are told, and the one thing that they do. */
export const operatorRoutes = {
  listEndpoints: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/webhooks',
    summary: 'The webhook addresses of a customer, and how each of them fares',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId }),
    query: pageQuery,
    answers: { 200: page(endpoint) },
    refusals: [commonRefusals.not_found],
  }),
  stopEndpoint: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/webhooks/{webhook}/off',
    summary: 'Switch a webhook address of a customer off; the customer reads why',
    access: 'operator',
    roles: ['compliance'],
    params: z.object({ id: customerId, webhook: z.string().max(64).meta({ description: 'The `id` of the address' }) }),
    body: z.object({ reason: staffReason.meta({ description: 'The customer reads it, as it is written' }) }),
    answers: { 200: endpoint },
    refusals: [commonRefusals.not_found, approvalRefusals.staff_own_account, webhookRefusals.webhook_off],
  }),
};
