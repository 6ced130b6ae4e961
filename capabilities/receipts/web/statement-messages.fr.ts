import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Relevés',
    lead: 'Tout ce qui a circulé dans un portefeuille entre deux dates, avec les soldes avant et après. Chaque relevé se vérifie par son code.',
    wallet: 'Portefeuille',
    period: 'Dates',
    periods: {
      month: 'Ce mois-ci',
      last_month: 'Le mois dernier',
      quarter: '3 derniers mois',
      year: 'Cette année',
      days: 'Choisir les dates',
    },
    from: 'Du',
    to: 'Au',
    opening: 'Solde initial',
    moneyIn: 'Entrées',
    moneyOut: 'Sorties',
    fees: 'Frais, TVA et droits',
    closing: 'Solde final',
    count: count => (count < 2 ? `${count} opération` : `${count} opérations`),
    loading: 'Calcul en cours...',
    pickDays: 'Choisissez le premier et le dernier jour.',
    failed: 'Le relevé n’a pas pu être établi. Veuillez réessayer.',
    retry: 'Réessayer',
    pdf: 'Télécharger le PDF',
    csv: 'Télécharger le tableau (CSV)',
    making: 'Préparation...',
    saved: 'Relevé enregistré',
  },
} satisfies Translations<typeof english>;
