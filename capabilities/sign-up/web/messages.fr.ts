import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Créer un compte',
    title: 'Créer un compte',
    lead: 'Un portefeuille en nairas est ouvert aussitôt à votre nom.',
    steps: 'Étapes',
    stepNames: { info: 'Infos', security: 'Sécurité', address: 'Adresse' },
    stepDone: 'terminée',
    stepOf: (step, name) => `Étape ${step} sur 3 : ${name}`,
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'E-mail',
    emailKnown: 'Confirmée par Google',
    emailOther: 'Utiliser une autre adresse e-mail',
    country: 'Pays',
    phone: 'Numéro de téléphone',
    username: 'Nom d’utilisateur',
    usernameHelper: 'De 3 à 20 lettres, chiffres ou tirets bas',
    dob: 'Date de naissance',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    password: 'Mot de passe',
    confirmation: 'Confirmer le mot de passe',
    showPassword: 'Afficher le mot de passe',
    showConfirmation: 'Afficher la confirmation',
    selectCountry: 'Choisissez un pays',
    address: 'Adresse complète',
    addressHelper: 'Numéro, rue, quartier et ville',
    agreeBefore: 'J’accepte les',
    terms: 'conditions générales',
    agreeBetween: 'et la',
    privacy: 'politique de confidentialité',
    back: 'Retour',
    next: 'Continuer',
    submit: 'Créer un compte',
    submitting: 'Création du compte...',
    done: 'Votre inscription est terminée !',
    failed: 'L’inscription ou la connexion a échoué',
    dismiss: 'Fermer',
    summary: count => (count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger`),
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Connectez-vous ici',
  },
  newTabMessages: {
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  agreeMessages: {
    title: 'Nos conditions ont changé',
    text: 'Tant que vous n’acceptez pas la nouvelle version, celle que vous aviez acceptée reste valable.',
    read: 'Lire les conditions',
    agree: 'J’accepte',
    later: 'Plus tard',
    failed: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Les conditions ont changé. Veuillez les lire dans leur version actuelle.',
  proof_expired:
    'Ce que Google a dit de vous est trop ancien, ou concerne une autre adresse e-mail. Aucun compte n’a été ouvert. Continuez de nouveau avec Google, ou inscrivez-vous sans.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
