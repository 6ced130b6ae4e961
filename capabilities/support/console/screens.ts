import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { wordsOf } from '@wura/operators/console/words-of';
import { MessageSquare } from 'lucide-react';
import { listTickets } from './calls.ts';

const roles = ['support', 'compliance', 'finance'] as const;

export const staff: ConsoleFeature = {
  order: 30,
  screens: [
    {
      path: 'messages/:id?',
      title: 'Messages',
      group: 'work',
      icon: MessageSquare,
      roles,
      load: () => import('./messages-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'Messages',
      to: '/messages',
      roles,
      async read() {
        const { data, nextCursor } = await call(listTickets, { query: { state: 'waiting', limit: '100' } });
        const items = data.map(({ id, subject, name, waiting_since: since, created_at: began }) => ({
          id,
          title: `${wordsOf(subject)}, ${name ?? 'a visitor'}`,
          since: since ?? began,
          to: `/messages/${id}`,
        }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
  searches: [
    {
      label: 'Messages with this reference, name or email',
      roles,
      fits: /^WS-/i,
      to: typed => `/messages?state=all&q=${encodeURIComponent(typed)}`,
    },
  ],
  ofCustomer: [
    {
      label: 'What they wrote to us',
      roles,
      to: customer => `/messages?state=all&customer=${customer}`,
    },
  ],
};
