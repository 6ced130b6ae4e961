import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { ArrowDownToLine } from 'lucide-react';
import { listDeposits } from './calls.ts';

export const staff: ConsoleFeature = {
  order: 20,
  screens: [
    {
      path: 'deposits/:id?',
      title: 'Deposits in review',
      group: 'work',
      icon: ArrowDownToLine,
      roles: ['finance'],
      load: () => import('./deposits-screen.tsx'),
    },
  ],
  searches: [
    {
      label: 'The deposit with this reference',
      roles: ['support', 'compliance', 'finance'],
      fits: /^DEP_\d{13}_[0-9a-z]{6}$/i,
      to: typed => `/deposits/${encodeURIComponent(typed.trim())}`,
    },
  ],
  queues: [
    {
      name: 'Deposits in review',
      to: '/deposits',
      roles: ['finance'],
      async read() {
        const { data, nextCursor } = await call(listDeposits, { query: { limit: '100' } });
        const items = data
          // What has been begun waits among the approvals.
          .filter(deposit => deposit.approval === null)
          .map(({ id, customer, reported, amount, currency, updated_at: since }) => ({
            id,
            title: `${formatAmount(reported?.amount ?? amount, reported?.currency ?? currency)} for ${customer}`,
            since,
            to: `/deposits/${id}`,
          }));
        return { items, isMore: nextCursor !== null };
      },
    },
  ],
  ofCustomer: [
    {
      label: 'Deposits, also those that never came',
      roles: ['support', 'compliance', 'finance'],
      to: customer => `/deposits?customer=${customer}`,
    },
  ],
};
