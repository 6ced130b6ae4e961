import { catalogue, translated } from '@wura/browser/messages';
import {
  policyRefusals,
  receivingRefusals,
  pricingRefusals,
  limitReasons,
  feePhrases,
  priceFaults,
  guardReasons,
} from '../refusals.ts';

export const limitMessages = catalogue({
  raise: 'Raise your limit',
  see: 'See your limits',
  over: (excess: string) => `${excess} more than you can send today.`,
  use: (amount: string) => `Use ${amount}`,
  verify: 'Verify your identity',
  guardian: 'Link a guardian',
  confirm: 'Confirm one of them',
});

translated(
  { limitMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
  {
    ...policyRefusals,
    ...receivingRefusals,
    ...pricingRefusals,
    ...limitReasons,
    ...priceFaults,
    ...feePhrases,
    ...guardReasons,
  },
);
