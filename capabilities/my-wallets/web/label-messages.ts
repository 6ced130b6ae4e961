import { catalogue, translated } from '@wura/browser/messages';

/** What a customer sorts and notes, and narrows the list down to. */
export const labelMessages = catalogue({
  title: 'For you alone',
  category: 'Category',
  usual: 'As usual',
  forAll: (name: string) => `All with ${name}, those to come included`,
  forAllAlike: 'All like this one, those to come included',
  note: 'Note',
  noteHelp: 'Only you see it. You can search for it.',
  count: (used: number, max: number) => `${used}/${max}`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  failed: 'Could not save this. Your money is not affected. Please try again.',
  allWith: (name: string) => `All with ${name}`,
});

export const narrowMessages = catalogue({
  more: 'More filters',
  moreOn: (count: number) => (count === 1 ? 'More filters, 1 on' : `More filters, ${count} on`),
  title: 'Filters',
  close: 'Close',
  category: 'Category',
  anyCategory: 'Any category',
  least: 'At least',
  most: 'At most',
  with: (name: string) => `With ${name}`,
  withAnyone: 'Show all again',
  clear: 'Clear',
  show: 'Show transactions',
});

translated(
  { labelMessages, narrowMessages },
  {
    fr: () => import('./label-messages.fr.ts'),
    es: () => import('./label-messages.es.ts'),
    pcm: () => import('./label-messages.pcm.ts'),
    ha: () => import('./label-messages.ha.ts'),
    yo: () => import('./label-messages.yo.ts'),
    ig: () => import('./label-messages.ig.ts'),
  },
);
