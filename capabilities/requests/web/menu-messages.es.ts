import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Préstamos',
    loansDetail: 'Pida a prestamistas autorizados y siga la respuesta aquí',
    business: 'Registro de empresa',
    businessDetail: 'Un nombre comercial o una sociedad, presentados por usted en la CAC',
  },
} satisfies Translations<typeof english>;
