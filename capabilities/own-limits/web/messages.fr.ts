import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Vos propres plafonds',
    lead: 'Fixez-vous moins que ce que permet votre niveau. Abaisser un plafond vaut tout de suite ; le relever demande votre second facteur.',
    loading: 'Chargement de vos plafonds...',
    failed: 'Impossible de charger vos plafonds.',
    retry: 'Réessayer',
    perPayment: 'Un paiement, au plus',
    perDay: 'Une journée, au plus',
    asTier: limit => `Comme votre niveau : ${limit}`,
    change: 'Modifier les plafonds',
    formLead: limit =>
      `Votre niveau permet ${limit} par jour. Laissez un champ vide pour n’avoir aucun plafond à vous.`,
    save: 'Enregistrer',
    saving: 'Enregistrement...',
    saved: 'Vos plafonds sont modifiés.',
    transfers: 'Transferts instantanés',
    transfersHelper: 'Vers des comptes bancaires, d’autres clients et des adresses USDT',
    transfersOffNow:
      'Désactivés : rien ne part vers d’autres tant que vous ne les réactivez pas. Factures, cartes et vos portefeuilles fonctionnent comme avant.',
    switchOn: 'Réactiver les transferts',
    isOff: 'Les transferts vers d’autres sont désactivés.',
    isOn: 'Les transferts vers d’autres sont activés.',
    confirm: 'Confirmer',
    begins: when => `Demandé, prend effet ${when} :`,
    nextPayment: limit => `Un paiement : ${limit}`,
    nextDay: limit => `Une journée : ${limit}`,
    nextOn: 'Transferts instantanés activés',
    takeBack: 'Annuler la demande',
    takenBack: 'Demande annulée. Vos plafonds restent les mêmes.',
    notSaved: 'Impossible d’enregistrer. Rien n’a changé.',
    close: 'Fermer',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Choisissez une heure de la journée',
  own_limit_above_tier: 'C’est plus que ce que votre niveau permet par jour',
  own_limit_too_small: 'Saisissez au moins ₦100, ou laissez votre niveau décider',
  transfers_on_or_off: 'Les transferts sont activés ou désactivés',
} satisfies PhraseWords<typeof ownLimitFaults>;
