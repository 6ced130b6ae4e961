import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { FileText } from 'lucide-react';
import { statementMessages } from './statement-messages.ts';

export const web: WebFeature = {
  order: 48,
  views: [
    {
      id: 'statements',
      icon: FileText,
      // Reached from the transactions.
      places: [],
      title: () => textsOf(statementMessages).title,
      load: () => import('./statements-screen.tsx'),
    },
  ],
};
