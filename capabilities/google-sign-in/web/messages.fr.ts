import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Continuer avec Google',
    google: 'Continuer avec Google',
    leaving: 'Ouverture de Google...',
    off: 'Pas encore disponible',
    offInApp: 'Ouvrez Wura dans votre navigateur : Google ne le permet pas dans une autre application.',
    working: 'Un instant : nous demandons à Google qui vous êtes.',
    failedTitle: 'Vous n’êtes pas connecté',
    failed: 'Cela n’a pas fonctionné. Personne n’a été connecté.',
    cancelled: 'Vous n’avez pas continué avec Google. Rien n’a été modifié.',
    withPassword: 'Se connecter avec le mot de passe',
    toSecurity: 'Retour à Sécurité',
    notLinkedTitle: 'Rien n’a été associé',
    notLinked: 'Cela n’a pas fonctionné. Rien n’a été associé.',
    codeLead: 'Google vous connaît. Saisissez maintenant le code affiché par votre application d’authentification.',
    linkedDone: 'Compte Google associé',
    panelTitle: 'Google',
    panelLead:
      'Connectez-vous avec votre compte Google. Google nous donne votre nom et votre adresse e-mail, et rien d’autre.',
    loading: 'Chargement...',
    loadFailed: 'Le chargement a échoué.',
    retry: 'Réessayer',
    linkedSince: date => `Associé le ${date}`,
    link: 'Associer un compte Google',
    linkLead: 'D’abord votre mot de passe. Google demande ensuite de quel compte il s’agit.',
    unlink: 'Dissocier',
    unlinkName: email => `Dissocier ${email}`,
    unlinkLead: 'Il ne permettra plus de se connecter ici. Votre mot de passe, si.',
    unlinked: 'Compte Google dissocié',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'La connexion avec Google est désactivée ici. Utilisez votre mot de passe.',
  google_silent:
    'Google ne répond pas pour le moment. Personne n’a été connecté. Utilisez votre mot de passe, ou réessayez dans une minute.',
  google_untrue:
    'La réponse de Google n’est pas digne de confiance : personne n’a été connecté. Utilisez votre mot de passe.',
  google_begin_again:
    'Cela a pris trop de temps, ou a commencé dans un autre navigateur. Continuez de nouveau avec Google.',
  google_email_unverified:
    'Google n’a pas vérifié l’adresse e-mail de ce compte : personne n’a été connecté. Faites-la vérifier chez Google, ou utilisez votre mot de passe.',
  google_email_unconfirmed:
    'Un compte Wura porte cette adresse e-mail, mais elle n’a jamais été confirmée ici. Connectez-vous avec votre mot de passe, confirmez-la dans Profil, puis continuez avec Google.',
  google_other_account:
    'Ce compte Wura est associé à un autre compte Google. Utilisez celui-là, ou connectez-vous avec votre mot de passe et dissociez-le dans Sécurité.',
  google_confirm_email_first: 'Confirmez d’abord votre adresse e-mail dans Profil. Rien n’a été associé.',
  google_taken: 'Ce compte Google est associé à un autre compte Wura. Rien n’a été associé.',
  google_linked_already: 'Un compte Google est déjà associé. Dissociez-le d’abord.',
  google_not_linked: 'Aucun compte Google n’est associé.',
  google_remember_invalid: 'remember doit être true ou false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
