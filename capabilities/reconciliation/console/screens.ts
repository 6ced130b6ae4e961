import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { wordsOf } from '@wura/operators/console/words-of';
import { FolderOpen, HeartPulse, Scale } from 'lucide-react';
import { caseAddress, ownQueues } from './about-case.ts';
import { listCases } from './calls.ts';

const everybody = ['support', 'compliance', 'finance'] as const;

export const staff: ConsoleFeature = {
  order: 50,
  screens: [
    {
      path: 'cases',
      title: 'Cases',
      group: 'work',
      icon: FolderOpen,
      roles: everybody,
      load: () => import('./cases-screen.tsx'),
    },
    {
      path: 'reconciliation',
      title: 'Reconciliation',
      group: 'money',
      icon: Scale,
      roles: ['finance'],
      load: () => import('./reconciliation-screen.tsx'),
    },
    {
      path: 'ledger',
      title: 'Ledger health',
      group: 'money',
      icon: HeartPulse,
      roles: ['finance'],
      load: () => import('./ledger-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'Cases',
      to: '/cases',
      roles: everybody,
      async read() {
        const query = { state: 'open', except: ownQueues.join(','), limit: '100' } as const;
        const { data, nextCursor } = await call(listCases, { query });
        const items = data.map(each => ({
          id: each.number,
          title: `${wordsOf(each.kind)}, ${each.subject}`,
          since: each.opened_at,
          dueAt: each.facts['answer_by'] ?? null,
          to: caseAddress(each),
        }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
  searches: [
    {
      label: 'Cases about this, or with this number',
      roles: everybody,
      fits: /^CASE-/i,
      to: typed => `/cases?subject=${encodeURIComponent(typed)}`,
    },
  ],
  ofCustomer: [{ label: 'Cases', roles: everybody, to: customer => `/cases?customer=${customer}` }],
};
