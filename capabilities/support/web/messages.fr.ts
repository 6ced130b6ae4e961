import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Nom',
    email: 'E-mail',
    emailHelper: 'Nous répondons à cette adresse',
    subject: 'Sujet',
    chooseSubject: 'Choisissez un sujet',
    subjects: {
      'virtual-card-support': 'Aide pour une carte virtuelle',
      'account-help': 'Aide pour mon compte',
      'billing-question': 'Question de facturation',
      'feature-request': 'Suggestion de fonctionnalité',
      partnership: 'Partenariat',
      other: 'Autre',
    },
    message: 'Message',
    left: count => `${count} caractères restants`,
    send: 'Envoyer le message',
    sending: 'Envoi...',
    failed: 'Votre message n’a pas été envoyé.',
    kept: 'Ce que vous avez écrit est toujours là.',
    dismiss: 'Fermer',
    sentTitle: 'Nous avons bien reçu votre message.',
    number: reference =>
      `Votre numéro est ${reference}. Gardez-le : il permet à nos équipes de retrouver votre message.`,
    answerBy: moment => `Une personne vous répond au plus tard le ${moment}.`,
    another: 'Écrire un autre message',
    about: what => `Au sujet de : ${what}\n\n`,
  },
  chatMessages: {
    open: 'Discuter avec l’assistance',
    close: 'Fermer la discussion',
    help: 'Aide et assistance, et vos demandes',
    title: 'Assistance',
    online: 'Nous sommes en ligne',
    away: 'Nous sommes absents',
    until: time => `Une personne répond jusqu’à ${time}`,
    from: moment => `De retour ${moment}. Écrivez maintenant, nous répondons dès l’ouverture.`,
    conversation: 'Conversation',
    greeting: 'Bonjour ! Comment puis-je vous aider aujourd’hui ?',
    placeholder: 'Écrivez votre message...',
    send: 'Envoyer le message',
    you: 'Vous',
    loading: 'Chargement de votre conversation...',
    failed: 'Impossible de charger votre conversation.',
    retry: 'Réessayer',
    sending: 'Envoi...',
    notSent: 'Non envoyé.',
    again: 'Réessayer',
    earlier: 'Messages précédents',
    number: reference => `Votre numéro est ${reference}`,
    emailLabel: 'Votre e-mail, si nous devons aussi y répondre',
    saveEmail: 'Enregistrer',
    emailSaved: 'Nous répondons aussi à cette adresse.',
    emailFailed: 'Impossible d’enregistrer votre adresse. Veuillez réessayer.',
    about: reference => `Au sujet du paiement ${reference} : `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'Nous avons déjà reçu plusieurs messages de cette adresse. Veuillez attendre notre réponse.',
  name_missing: 'Saisissez votre nom',
  name_too_long: 'Le nom doit compter au plus 100 caractères',
  subject_missing: 'Choisissez un sujet',
  message_missing: 'Écrivez un message',
  contact_message_too_long: 'Le message doit compter au plus 4000 caractères',
  chat_message_too_long: 'Le message doit compter au plus 2000 caractères',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
