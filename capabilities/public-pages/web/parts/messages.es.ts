import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  partsMessages: {
    sample: 'Cifras de ejemplo',
    samplePeople: 'Personas y cifras de ejemplo',
    sampleLink: 'Ver las comisiones de hoy',
    learnMore: 'Más información',
    about: subject => `sobre: ${subject}`,
  },
  serviceMessages: {
    unknown: 'Aún no se ha preguntado',
    up: 'Sí, todo responde',
    readOnly: 'En parte. Se puede consultar, pero nada pagar ni cambiar',
    down: 'No. El servicio responde, su base de datos no',
    lost: 'Su navegador no recibió respuesta',
  },
} satisfies Translations<typeof english>;
