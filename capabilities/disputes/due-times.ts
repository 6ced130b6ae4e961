import { hourMs, workingDaysAfter } from '@wura/platform/time';
import type { DisputeReason } from './rules.ts';

// How long an answer may take, by what went wrong, with the day each figure came into force and where it was read.

interface DueTime {
  readonly from: string;
  readonly source: string;
  readonly hours?: number;
  /** Of Lagos, Monday to Friday. */
  readonly workingDays?: number;
}

const transfers: DueTime = { from: '2019-01-01', source: 'CBN consumer complaints: transfers and cards', hours: 72 };

export const dueTimes: Readonly<Record<DisputeReason, DueTime>> = {
  not_received: transfers,
  charged_twice: transfers,
  wrong_account: {
    from: '2018-10-02',
    source: 'CBN instant payments: a transfer sent in error is asked back within 14 working days',
    workingDays: 14,
  },
  not_me: { from: '2025-11-26', source: 'CBN draft on authorised push payment fraud', workingDays: 14 },
  tricked: { from: '2025-11-26', source: 'CBN draft on authorised push payment fraud', workingDays: 14 },
  not_what_i_bought: { from: '2019-01-01', source: 'CBN consumer complaints: the usual two weeks', hours: 14 * 24 },
};

/** Whom a customer turns to when the time is over or we have said no. */
export const escalationContact = {
  name: 'Central Bank of Nigeria, Consumer Protection Department',
  email: 'cpd@cbn.gov.ng',
} as const;

export function dueAt(reason: DisputeReason, from: Date): Date {
  const { hours, workingDays = 0 } = dueTimes[reason];
  if (hours !== undefined) return new Date(from.getTime() + hours * hourMs);
  return new Date(workingDaysAfter(from.getTime(), workingDays));
}
