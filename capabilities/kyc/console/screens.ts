import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { IdCard } from 'lucide-react';
import { listSubmissions } from './calls.ts';
import { dueOf } from '../due.ts';

const roles = ['compliance', 'support'] as const;

export const staff: ConsoleFeature = {
  order: 10,
  screens: [
    {
      path: 'kyc/:id?',
      title: 'Verification',
      group: 'work',
      icon: IdCard,
      roles,
      load: () => import('./kyc-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'IDs that expired',
      to: '/kyc?status=expired',
      roles,
      async read() {
        const { data, nextCursor } = await call(listSubmissions, { query: { document: 'expired', limit: '100' } });
        const items = data.map(({ id, fullName, expiresOn }) => ({
          id: `expired-${id}`,
          title: fullName,
          since: `${expiresOn}T23:00:00.000Z`,
          to: `/kyc/${id}?status=expired`,
        }));
        return { items, isMore: nextCursor !== null };
      },
    },
    {
      name: 'Verification',
      to: '/kyc',
      roles,
      async read() {
        const pages = await Promise.all(
          (['under_review', 'pending'] as const).map(status =>
            call(listSubmissions, { query: { status, limit: '100' } }),
          ),
        );
        const items = pages
          .flatMap(({ data }) => data)
          .map(({ id, fullName, submittedAt: since }) => ({
            id,
            title: fullName,
            since,
            dueAt: dueOf(since),
            to: `/kyc/${id}`,
          }));
        return { items, isMore: pages.some(({ nextCursor }) => nextCursor !== null) };
      },
    },
  ],
  ofCustomer: [
    {
      label: 'Verification papers',
      // Whom the server lets open them.
      roles: ['compliance'],
      to(customer, { kyc }) {
        const submission = kyc?.['submission'];
        return typeof submission === 'string' ? `/kyc/${submission}?customer=${customer}` : undefined;
      },
    },
  ],
};
