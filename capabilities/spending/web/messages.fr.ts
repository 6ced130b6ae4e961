import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Dépenses',
    lead: 'Ce qui a quitté vos portefeuilles pour de bon, sans ce qui est revenu, les cagnottes ni les conversions.',
    loading: 'Chargement de vos dépenses...',
    failed: 'Vos dépenses n’ont pas pu être chargées. Votre argent est en sécurité.',
    retry: 'Réessayer',
    emptyTitle: 'Rien dépensé ce mois-là',
    emptyText: 'Vos paiements apparaissent ici dès que vous les faites.',
    earlier: 'Mois précédent',
    later: 'Mois suivant',
    payments: count => (count < 2 ? `${count} paiement` : `${count} paiements`),
    before: amount => `${amount} le mois précédent`,
    categories: 'Par catégorie',
    people: 'Avec qui le plus',
    share: percent => `${percent} % de vos dépenses`,
    ofBudget: percent => `${percent} % du budget`,
    of: budget => `sur ${budget}`,
    over: amount => `${amount} de plus que le budget`,
    setBudget: category => `Budget pour ${category}`,
    budget: 'Budget',
    addBudget: 'Ajouter un budget',
    budgetTitle: 'Budget d’un mois',
    category: 'Catégorie',
    budgetHelp: 'Vide : aucun. Nous vous prévenons à 80 % et à 100 % ; aucun paiement n’est bloqué.',
    save: 'Enregistrer le budget',
    saving: 'Enregistrement...',
    saveFailed: 'Le budget n’a pas pu être enregistré. Réessayez.',
    close: 'Fermer',
    toCome: 'Paiements à venir',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Donnez un mois, comme 2026-11',
  budget_invalid: 'Donnez une somme supérieure à zéro, ou aucune',
  budget_currency_unknown: 'Choisissez une de vos devises',
} satisfies PhraseWords<typeof spendingFaults>;
