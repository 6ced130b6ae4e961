import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { House, ReceiptText } from 'lucide-react';
import { FirstSight } from './first-sight.tsx';
import { MoneyFirstShape } from './money-first-shape.tsx';
import { transactionsMessages, walletsMessages } from './messages.ts';

export const web: WebFeature = {
  order: 10,
  views: [
    {
      id: 'wallets',
      icon: House,
      places: ['sidebar', 'bottom'],
      ranks: { bottom: 10 },
      title: () => textsOf(walletsMessages).title,
      labels: {
        sidebar: () => textsOf(walletsMessages).dashboard,
        bottom: () => textsOf(walletsMessages).wallets,
      },
      bar: 'cloth',
      FirstSight,
      load: () => import('./wallets-screen.tsx'),
    },
    {
      id: 'transactions',
      icon: ReceiptText,
      // Reached from the rows of the dashboard.
      places: [],
      title: () => textsOf(transactionsMessages).title,
      load: () => import('./transactions-screen.tsx'),
    },
  ],
  panels: [{ id: 'money-first', place: 'gate', Shape: MoneyFirstShape, load: () => import('./money-first.tsx') }],
};
