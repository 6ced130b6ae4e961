import { catalogue, translated } from '@wura/browser/messages';
import { billerFaults } from '../biller-kinds.ts';
import { billerRefusals } from '../biller-refusals.ts';

export const billerMessages = catalogue({
  again: 'Pay again',
  none: 'Numbers you pay will stand here, one press away.',
  manage: 'Manage',
  /** Said before the name, to those who cannot see where it stands. */
  againFor: 'Pay again for',
  payFor: 'Pay for',
  title: 'Saved numbers',
  search: 'Search saved numbers',
  empty: 'No saved numbers yet',
  emptyText: 'After a payment you can save the number it was for.',
  noMatch: (query: string) => `No saved number matches “${query}”`,
  nicknameHelper: 'Only you see it. Empty: the number itself.',
  save: 'Save this number',
  saveMeter: 'Save this meter',
  saving: 'Saving...',
  saved: 'Number saved',
  saveFailed: 'Failed to save the number. Please try again.',
  reading: 'Reading the payment...',
  lost: 'This payment could not be found, so the form is empty.',
});

translated(
  { billerMessages },
  {
    fr: () => import('./biller-messages.fr.ts'),
    es: () => import('./biller-messages.es.ts'),
    pcm: () => import('./biller-messages.pcm.ts'),
    ha: () => import('./biller-messages.ha.ts'),
    yo: () => import('./biller-messages.yo.ts'),
    ig: () => import('./biller-messages.ig.ts'),
  },
  { ...billerRefusals, ...billerFaults },
);
