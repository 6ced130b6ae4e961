import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { HeartHandshake } from 'lucide-react';
import { listLinks } from './calls.ts';

const roles = ['compliance'] as const;

export const staff: ConsoleFeature = {
  order: 14,
  screens: [
    {
      path: 'guardians/:id?',
      title: 'Guardians',
      group: 'work',
      icon: HeartHandshake,
      roles,
      load: () => import('./guardians-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'Guardians',
      to: '/guardians',
      roles,
      async read() {
        const { data, nextCursor } = await call(listLinks, { query: { status: 'agreed', limit: '100' } });
        const items = data.map(({ id, young, guardian, agreed_at: since, asked_at: askedAt, due_at: dueAt }) => ({
          id,
          title: `${guardian ?? ''} for ${young}`,
          since: since ?? askedAt,
          dueAt,
          to: `/guardians/${id}`,
        }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
};
