import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Protection des paiements',
    lead: 'Un paiement vers un compte que vous n’avez jamais payé demande votre second facteur la nuit, et au-dessus d’une somme à toute heure. Renforcer agit tout de suite ; assouplir demande le second facteur.',
    night: 'La nuit',
    hours: (from, until) => `De ${from} à ${until}`,
    over: 'À toute heure, au-dessus de',
    off: 'Désactivé',
    change: 'Modifier la protection',
    nightOn: 'Protéger des heures de la nuit',
    largeOn: 'Protéger les grosses sommes',
    start: 'De',
    end: 'Jusqu’à',
    sum: 'Au-dessus de',
    save: 'Enregistrer la protection',
    saved: 'La protection de vos paiements est modifiée.',
    nextNight: what => `La nuit : ${what}`,
    nextOver: what => `Au-dessus de : ${what}`,
  },
} satisfies Translations<typeof english>;
