import { call } from '@wura/browser/client';
import { textsOf } from '@wura/browser/messages';
import { viewAddress, type CaseLine } from '@wura/browser/views';
import type { DisputeStatus } from '../rules.ts';
import { listDisputes } from './calls.ts';
import { disputeMessages } from './messages.ts';

const stages: Readonly<Record<DisputeStatus, CaseLine['stage']>> = {
  open: 'waiting',
  in_review: 'looked_at',
  needs_information: 'asked',
  resolved: 'done',
  rejected: 'refused',
};

export default async function readCases(): Promise<readonly CaseLine[]> {
  const { data } = await call(listDisputes, { query: { limit: '50' } });
  return data.map(({ id, reason, status, case_number: reference, opened_at: at }) => ({
    id,
    title: () => textsOf(disputeMessages).reasons[reason]!,
    state: () => textsOf(disputeMessages).statuses[status]!,
    stage: stages[status],
    reference,
    at,
    to: `${viewAddress('disputes')}&case=${id}`,
  }));
}
