import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'No es la cuenta a la que pagó antes',
    digits: name => `Ya pagó a ${name}. Los dos números son casi iguales.`,
    bank: name => `Ya pagó a ${name}, con el mismo número en otro banco.`,
    ends: 'Ya envió a una dirección que empieza o termina como esta. Los estafadores crean direcciones así para que se copie la suya en su lugar.',
    before: 'Pagado antes',
    now: 'Ahora',
    compared: 'La he comparado entera, y es esta dirección',
  },
} satisfies Translations<typeof english>;
