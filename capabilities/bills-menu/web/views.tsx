import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { LayoutGrid, ReceiptText } from 'lucide-react';
import { billsMessages, miscellaneousMessages } from './messages.ts';

/** What the two menus offer is what the other features of this build say of themselves. */
export const web: WebFeature = {
  order: 200,
  panels: [
    { id: 'help-status', place: 'help', height: 'h-[339px] md:h-[295px]', load: () => import('./status-panel.tsx') },
  ],
  views: [
    {
      id: 'bills-menu',
      icon: ReceiptText,
      places: ['bottom'],
      ranks: { bottom: 30 },
      menuOf: 'bills',
      title: () => textsOf(billsMessages).title,
      load: () => import('./bills-screen.tsx'),
    },
    {
      id: 'miscellaneous-payment',
      icon: LayoutGrid,
      places: ['bills'],
      ranks: { bills: 60 },
      menuOf: 'miscellaneous',
      title: () => textsOf(miscellaneousMessages).title,
      detail: () => textsOf(miscellaneousMessages).detail,
      bar: 'flow',
      load: () => import('./miscellaneous-screen.tsx'),
    },
  ],
};
