import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Vos plafonds',
    tier: tier => `Niveau ${tier}`,
    tiers: {
      1: 'Inscrit',
      2: 'BVN et NIN vérifiés',
      3: 'Identité vérifiée',
    },
    loading: 'Chargement des plafonds...',
    failed: 'Vos plafonds n’ont pas pu être chargés.',
    retry: 'Réessayer',
    outToday: 'Envoyé aujourd’hui',
    usedOf: (used, limit) => `${used} sur ${limit}`,
    left: left => `Vous pouvez encore envoyer ${left} aujourd’hui.`,
    resets: when => `Recommence ${when}`,
    holding: 'Solde',
    noLimit: 'Sans plafond',
    single: 'Un dépôt au plus',
    firstDay: until =>
      `Un compte, un appareil ou un mot de passe nouveau est limité davantage pendant un jour. Les plafonds complets reviennent ${until}.`,
    next: tier => `Ce que permet le niveau ${tier}`,
    perDay: 'Envoi par jour',
    balanceUpTo: 'Solde jusqu’à',
    verify: 'Vérifier votre identité',
    highest: 'Vous avez les plafonds les plus élevés.',
    bar: percent => `${percent} % utilisés`,
    barUnderOne: 'Moins de 1 % utilisé',
    guardian: 'Lier un tuteur',
    blocked: {
      identity: 'Vérifiez votre BVN ou votre NIN avant de déplacer de l’argent.',
      age: 'Avant 18 ans, l’argent ne bouge que si un tuteur est lié à votre compte.',
      contact: 'Confirmez votre adresse e-mail ou votre numéro de téléphone avant de déplacer de l’argent.',
    },
  },
} satisfies Translations<typeof english>;
