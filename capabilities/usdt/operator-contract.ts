import { ruled } from '@wura/identity/contract';
import { staffReason, type OperatorRole } from '@wura/operators/contract';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { addressFault } from './rules.ts';

const compliance = ['compliance'] as const satisfies readonly OperatorRole[];

export const usdtStaffFaults = defineFaults({ usdt_forbidden_count: 'Please give from 1 to 100 addresses' });

const address = ruled(addressFault, { lengthMax: 200 }).transform(text => text.trim());
/** One that is none names nothing here. */
const listed = z.string().regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);

const forbidden = z.object({
  address: z.string(),
  reason: z.string().meta({ description: 'Why nothing is sent there, in the words of those who listed it' }),
  added_at: timeText,
});
export type ForbiddenAddress = z.output<typeof forbidden>;

/** What staff do about addresses to which no USDT may go. */
export const operatorRoutes = {
  listForbidden: defineRoute({
    method: 'GET',
    path: '/api/operator/usdt/forbidden-addresses',
    summary: 'Addresses to which no USDT is sent, newest first',
    access: 'operator',
    roles: compliance,
    query: z.object({
      address: listed.optional().meta({ description: 'This one alone, where it is listed' }),
      limit: limitQuery,
      cursor: cursorQuery(listed),
    }),
    answers: { 200: page(forbidden) },
  }),
  forbid: defineRoute({
    method: 'POST',
    path: '/api/operator/usdt/forbidden-addresses',
    summary: 'List addresses to which no USDT may go, from this moment on; what waits for its signature is paid back',
    access: 'operator',
    roles: compliance,
    body: z.object({
      addresses: z
        .array(address, { error: usdtStaffFaults.usdt_forbidden_count })
        .min(1, { error: usdtStaffFaults.usdt_forbidden_count })
        .max(100, { error: usdtStaffFaults.usdt_forbidden_count })
        .meta({ description: 'On TRON' }),
      reason: staffReason,
    }),
    answers: { 200: z.object({ added: z.int().meta({ description: 'How many were not listed before' }) }) },
  }),
  allow: defineRoute({
    method: 'POST',
    path: '/api/operator/usdt/forbidden-addresses/{address}/allow',
    summary: 'Take an address off that list',
    access: 'operator',
    roles: compliance,
    params: z.object({ address: listed }),
    body: z.object({ reason: staffReason }),
    answers: { 204: z.null() },
    refusals: [commonRefusals.not_found],
  }),
};
