import { translated } from '@wura/browser/messages';

// This room draws no words of its own, but every room that moves money may be refused with its sentences.
translated({}, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
