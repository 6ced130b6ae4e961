import { catalogue, translated } from '@wura/browser/messages';

export const limitMessages = catalogue({
  raise: 'Raise your limit',
  see: 'See your limits',
});

translated({ limitMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
