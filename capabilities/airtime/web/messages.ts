import { translated } from '@wura/browser/messages';
import { airtimePhrases } from '../refusals.ts';
import { airtimeFaults } from '../rules.ts';

translated(
  {},
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
  { ...airtimeFaults, ...airtimePhrases },
);
