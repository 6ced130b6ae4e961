import { call } from '@wura/browser/client';
import { IdCard, KeyRound, ScrollText, UsersRound } from 'lucide-react';
import { listApprovals } from './calls.ts';
import type { ConsoleFeature } from './feature.ts';
import { wordsOf } from './words-of.ts';

export const staff: ConsoleFeature = {
  order: 90,
  screens: [
    {
      path: 'approvals/:id?',
      title: 'Approvals',
      group: 'work',
      icon: UsersRound,
      roles: ['compliance', 'finance'],
      load: () => import('./approvals-screen.tsx'),
    },
    {
      path: 'audit',
      title: 'Audit log',
      group: 'house',
      icon: ScrollText,
      roles: ['compliance', 'finance'],
      load: () => import('./audit-screen.tsx'),
    },
    {
      path: 'staff',
      title: 'Staff',
      group: 'house',
      icon: IdCard,
      roles: [],
      load: () => import('./staff-screen.tsx'),
    },
    {
      path: 'account',
      title: 'Your account',
      group: 'house',
      icon: KeyRound,
      roles: ['support', 'compliance', 'finance'],
      load: () => import('./account-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'Approvals',
      to: '/approvals',
      roles: ['compliance', 'finance'],
      async read() {
        const { data, nextCursor } = await call(listApprovals, { query: { status: 'pending', limit: '100' } });
        const items = data
          // What an operator began waits for another one.
          .filter(approval => approval.may_decide)
          .map(({ id, kind, subject, begun_at: since, expires_at: dueAt }) => ({
            id,
            title: `${wordsOf(kind)}, ${subject}`,
            since,
            dueAt,
            to: `/approvals/${id}`,
          }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
  searches: [
    {
      label: 'What was done to this, in the audit log',
      roles: ['compliance', 'finance'],
      to: typed => `/audit?subject=${encodeURIComponent(typed)}`,
    },
  ],
  ofCustomer: [
    {
      label: 'What staff did with this account',
      roles: ['compliance', 'finance'],
      to: customer => `/audit?subject=${customer}`,
    },
  ],
};
