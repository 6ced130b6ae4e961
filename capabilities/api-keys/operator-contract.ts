import { customerId } from '@wura/identity/contract';
import { approvalRefusals, staffReason } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { page, pageQuery } from '@wura/wire/shapes';
import { z } from 'zod';
import { key } from './contract.ts';

/** What staff see of the keys of a customer's programs, and the one thing that they do. Every look leaves a line in the log. */
export const operatorRoutes = {
  listKeys: defineRoute({
    method: 'GET',
    path: '/api/operator/customers/{id}/keys',
    summary: 'The API keys of a customer, with their limits and when each was used last',
    access: 'operator',
    roles: ['support', 'compliance', 'finance'],
    params: z.object({ id: customerId }),
    query: pageQuery,
    answers: { 200: page(key) },
    refusals: [commonRefusals.not_found],
  }),
  revokeKey: defineRoute({
    method: 'POST',
    path: '/api/operator/customers/{id}/keys/{key}/revoke',
    summary: 'End a key of a customer at once; the customer reads why',
    access: 'operator',
    roles: ['compliance'],
    params: z.object({ id: customerId, key: z.string().max(64).meta({ description: 'The `id` of the key' }) }),
    body: z.object({ reason: staffReason.meta({ description: 'The customer reads it, as it is written' }) }),
    answers: { 200: key },
    refusals: [commonRefusals.not_found, approvalRefusals.staff_own_account],
  }),
};
