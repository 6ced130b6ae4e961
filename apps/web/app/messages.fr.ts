import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  appMessages: {
    brand: 'Wura',
    home: 'Wura, accueil',
    description: 'Un portefeuille numérique pour le Nigeria',
    skipToContent: 'Aller au contenu',
    unexpectedError: 'Erreur inattendue de l’application !',
    unknownError: 'Erreur inconnue',
    goHome: 'Aller au portefeuille',
    reportError: 'Signaler ceci',
    pageNotFound: 'Cette page est introuvable.',
    needsScript: 'Votre portefeuille a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    authSentence: 'Vous voyez le coût complet avant de confirmer.',
    language: 'Langue',
    offlineTitle: 'Vous êtes hors ligne',
    offlineText: 'Cette page a besoin d’un réseau. Rien n’a été envoyé et rien n’est perdu.',
    offlineView:
      'Cet écran a besoin d’un réseau la première fois. Rien n’a été envoyé et rien n’est perdu. Il s’ouvrira de lui-même dès que vous serez connecté.',
    tryAgain: 'Réessayer',
  },
  shellMessages: {
    main: 'Principal',
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    logout: 'Déconnexion',
    welcome: firstName => `Bienvenue, ${firstName}`,
    profile: 'Mon profil',
    account: digits => `Compte ${digits}`,
    back: 'Retour',
    loadingView: 'Chargement...',
    retry: 'Réessayer',
    offline: 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
    refreshFailed: 'Actualisation impossible.',
    endingTitle: 'Êtes-vous toujours là ?',
    endingText: 'Vous serez déconnecté dans deux minutes, car rien ne s’est passé depuis un moment.',
    endingForGood:
      'Votre session arrive à son terme dans deux minutes. Finissez ce que vous faites, puis reconnectez-vous.',
    stay: 'Rester connecté',
    understood: 'Compris',
    leave: 'Se déconnecter maintenant',
    close: 'Fermer',
  },
} satisfies Translations<typeof english>;
