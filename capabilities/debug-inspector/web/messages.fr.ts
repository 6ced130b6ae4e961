import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Debug API',
    lead: 'Les derniers appels de cette page au serveur, sans mots de passe, codes PIN, codes ni jetons. Ils restent sur cet appareil et disparaissent au rechargement.',
    health: 'Serveur',
    up: 'Prêt',
    down: 'Pas prêt',
    asking: 'Question en cours...',
    askAgain: 'Redemander',
    answeredIn: ms => `Réponse en ${ms} ms`,
    calls: 'Appels',
    failedOnly: 'Seulement ceux qui ont échoué',
    clear: 'Effacer',
    empty: 'Aucun appel pour l’instant',
    emptyText: 'Utilisez le portefeuille dans cette page : ce qu’il demande au serveur s’affiche ici.',
    noAnswer: 'Sans réponse',
    ms: ms => `${ms} ms`,
    requestId: 'Requête',
    copy: 'Copier',
    copied: 'Copié',
    copyRequest: 'Copier l’identifiant de la requête',
    sent: 'Envoyé',
    answer: 'Réponse',
    nothing: 'Rien',
    docs: 'Tous les appels sont décrits dans le document de l’API',
  },
} satisfies Translations<typeof english>;
