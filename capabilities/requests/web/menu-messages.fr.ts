import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Prêts',
    loansDetail: 'Demandez à des prêteurs agréés, suivez la réponse ici',
    business: 'Immatriculation d’entreprise',
    businessDetail: 'Un nom commercial ou une société, déposés pour vous à la CAC',
  },
} satisfies Translations<typeof english>;
