import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { MessageCircleWarning } from 'lucide-react';
import { listDisputes } from './calls.ts';
import { reasonWords } from './words.ts';

const everybody = ['support', 'compliance', 'finance'] as const;

export const staff: ConsoleFeature = {
  order: 32,
  screens: [
    {
      path: 'disputes/:id?',
      title: 'Disputes',
      group: 'work',
      icon: MessageCircleWarning,
      roles: everybody,
      load: () => import('./disputes-screen.tsx'),
    },
  ],
  searches: [
    {
      label: 'The dispute with this number',
      roles: everybody,
      fits: /^DSP-/i,
      to: typed => `/disputes/${encodeURIComponent(typed.toUpperCase())}`,
    },
  ],
  queues: [
    {
      name: 'Disputes',
      to: '/disputes',
      roles: ['compliance'],
      async read() {
        const { data, nextCursor } = await call(listDisputes, { query: { status: 'unanswered', limit: '100' } });
        const items = data.map(({ id, reason, customer, opened_at: since, due_at: dueAt }) => ({
          id,
          title: `${reasonWords[reason]}, ${customer}`,
          since,
          dueAt,
          to: `/disputes/${id}`,
        }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
  ofCustomer: [
    {
      label: 'Disputes',
      roles: everybody,
      to: customer => `/disputes?status=all&customer=${customer}`,
      countedBy: 'disputes',
    },
    {
      label: 'Transfers asked back of them',
      roles: everybody,
      to: customer => `/disputes?status=all&asked_of=${customer}`,
    },
  ],
};
