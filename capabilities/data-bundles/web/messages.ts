import { translated } from '@wura/browser/messages';
import { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import { dataFaults } from '../rules.ts';

translated(
  {},
  { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') },
  { ...dataFaults, ...dataRefusals, ...dataReasons, ...dataPhrases },
);
