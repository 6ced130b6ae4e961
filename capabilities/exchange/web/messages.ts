import { translated } from '@wura/browser/messages';
import { exchangePhrases, exchangeRefusals } from '../refusals.ts';
import { exchangeFaults } from '../rules.ts';

translated(
  {},
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
  { ...exchangeRefusals, ...exchangePhrases, ...exchangeFaults },
);
