import type { Fault } from '@wura/wire/phrases';
import { requestFaults } from './refusals.ts';

export const requestStatuses = ['open', 'paid', 'returned', 'expired', 'withdrawn', 'declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A year: the code on a trader's wall is not printed every week. */
export const hoursMax = 365 * 24;

/** Ten digits, or @ and a username. */
export function payerFault(value: string): Fault | undefined {
  return /^(?:\d{10}|@\w{3,20})$/.test(value) ? undefined : requestFaults.payer_missing;
}
