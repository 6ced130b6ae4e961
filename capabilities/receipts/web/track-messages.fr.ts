import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Suivre l’argent',
    loading: 'Recherche du paiement...',
    payment: 'Paiement',
    way: 'Son parcours',
    steps: {
      held: 'Retenu : il a quitté le portefeuille de l’expéditeur',
      sent: 'Envoyé à la banque',
      at_bank: 'À la banque',
      arrived: 'Arrivé',
      returned: 'Rendu à l’expéditeur',
    },
    stepsElsewhere: {
      held: 'Il a quitté le portefeuille de l’expéditeur',
      sent: 'Envoyé',
      at_bank: 'En cours d’exécution',
      arrived: 'Arrivé',
      returned: 'Rendu à l’expéditeur',
    },
    notYet: 'Pas encore',
    says: {
      completed: 'L’argent est arrivé.',
      pending: 'L’argent est en route. Cette page le suit toute seule.',
      failed: 'Le paiement n’a pas abouti. Tout l’argent est revenu à l’expéditeur.',
    },
    chips: { completed: 'Arrivé', pending: 'En route', failed: 'Rendu' },
    by: date => `Il arrive ou revient avant le ${date}.`,
    underWay: time => `En route depuis ${time}`,
    to: 'À',
    from: 'De',
    reference: 'Référence',
    session: 'ID de session',
    checkedAt: time => `Situation à ${time}.`,
    sandbox: 'Créé dans un bac à sable : aucun argent réel n’a bougé.',
    checkReceipt: 'Vérifier le reçu',
    none: 'Ce paiement n’existe pas',
    noneText: 'Vérifiez le lien. Ne vous fiez pas à un paiement introuvable ici.',
    failed: 'Le paiement n’a pas pu être consulté.',
    retry: 'Réessayer',
  },
} satisfies Translations<typeof english>;
