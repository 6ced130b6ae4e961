import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Factures',
    facts: { always: 'Disponible 24 h/24, 7 j/7', instant: 'Traitement immédiat', secure: 'Paiements sécurisés' },
    factsLabel: 'À propos du paiement de factures',
    choose: 'Que voulez-vous payer ?',
    none: 'Il n’y a encore rien à payer ici',
  },
  miscellaneousMessages: {
    title: 'Divers',
    detail: 'Tout ce qui n’est pas une facture mensuelle',
    back: 'Retour aux factures',
    choose: 'De quoi avez-vous besoin ?',
    none: 'Il n’y a encore rien à demander ici',
  },
} satisfies Translations<typeof english>;
