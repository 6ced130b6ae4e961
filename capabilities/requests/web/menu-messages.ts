import { catalogue, translated } from '@wura/browser/messages';

// What the menus say of requests, apart from the screens: every customer downloads it.

export const requestMenuMessages = catalogue({
  loans: 'Loans',
  loansDetail: 'Ask licensed lenders, follow the answer here',
  business: 'Business registration',
  businessDetail: 'A business name or company, filed for you at the CAC',
});

translated(
  { requestMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
);
