import { catalogue, translatedPage } from '@wura/browser/messages';

export const legalMessages = catalogue({
  contents: 'Contents',
  version: 'Version of',
  short: 'In short:',
});

translatedPage({ legalMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
