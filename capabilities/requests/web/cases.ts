import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { textsOf } from '@wura/browser/messages';
import { viewAddress, type CaseLine } from '@wura/browser/views';
import type { RequestKind } from '../contract.ts';
import type { RequestStep } from '../steps.ts';
import { callsOf, viewOf } from './calls.ts';
import { requestMenuMessages } from './menu-messages.ts';
import { requestMessages } from './messages.ts';

const stages: Readonly<Record<RequestStep, CaseLine['stage']>> = {
  submitted: 'waiting',
  in_review: 'looked_at',
  needs_information: 'asked',
  accepted: 'done',
  completed: 'done',
  declined: 'refused',
  withdrawn: 'refused',
};

const names = { loans: 'loans', 'business-registration': 'business' } as const;

export default async function readCases(): Promise<readonly CaseLine[]> {
  const kinds: RequestKind[] = ['loans', 'business-registration'];
  return (await Promise.all(kinds.map(casesOf))).flat();
}

async function casesOf(kind: RequestKind): Promise<readonly CaseLine[]> {
  const { data } = await call(callsOf[kind].list, { query: { limit: '50' } }).catch((error: unknown) => {
    // Switched off here: then there are none.
    if (error instanceof CallError && error.code === 'service_off') return { data: [] };
    throw error;
  });
  return data.map(({ id, status, placed_at: at }) => ({
    id,
    title: () => textsOf(requestMenuMessages)[names[kind]],
    state: () => textsOf(requestMessages).steps[status],
    stage: stages[status],
    reference: null,
    at,
    to: `${viewAddress(viewOf[kind])}&request=${id}`,
  }));
}
