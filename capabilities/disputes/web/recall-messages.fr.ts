import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'On vous a demandé',
    loading: 'Chargement de ce qu’on vous a demandé...',
    listFailed: 'Impossible de charger ce qu’on vous a demandé.',
    retry: 'Réessayer',
    title: name => `${name} vous redemande cet argent`,
    lead: name => `${name} dit vous avoir envoyé cet argent par erreur. Rien ne vous a été pris.`,
    amount: 'Vous avez reçu',
    from: 'De',
    received: 'Reçu le',
    reference: 'Référence',
    answerBy: 'Répondez avant le',
    payment: 'Voir le paiement',
    part: amount => `Votre portefeuille en contient ${amount}. Cette somme peut être rendue ; nous examinons le reste.`,
    nothingThere:
      'Votre portefeuille n’en contient plus rien. Dites pourquoi ci-dessous, ou revenez quand il y aura quelque chose.',
    held: (amount, when) => `${amount} mis de côté jusqu’au ${when}`,
    heldHow:
      'L’argent reste le vôtre et redevient disponible de lui-même ce jour-là. Pour répondre : rendez la somme, dites pourquoi non, ou écrivez à l’assistance.',
    sendBack: amount => `Rendre ${amount}`,
    question: (amount, name) => `Rendre ${amount} à ${name} ?`,
    once: 'La somme part tout de suite et une seule fois. C’est gratuit et ne compte dans aucun plafond. Ce qui manque au portefeuille est repris de ses cagnottes.',
    to: 'À',
    sending: (amount, name) => `Retour de ${amount} à ${name}`,
    failed: 'La somme n’a pas été rendue',
    nothingSentText: 'La demande ne nous est jamais parvenue. Veuillez réessayer.',
    close: 'Fermer',
    doneTitle: 'Somme rendue',
    done: (amount, name) => `${amount} sont de nouveau chez ${name}. Merci.`,
    receipt: 'Reçu',
    keep: 'Dire pourquoi vous gardez l’argent',
    keepLead: 'L’autre partie lit la raison. Ce que vous écrivez n’est que pour nous.',
    why: 'Pourquoi',
    choose: 'Choisissez',
    reasons: {
      meant_for_me: 'Cet argent m’était destiné',
      for_goods: 'Il payait une marchandise ou un service',
      not_mine_to_say: 'Je ne connais pas cette personne et vous demande d’examiner',
      spent: 'Je l’ai dépensé',
      other: 'Autre chose',
    },
    text: 'Ce que nous devrions savoir (facultatif)',
    tell: 'Envoyer la réponse',
    telling: 'Envoi...',
    tellFailed: 'Votre réponse n’a pas pu être envoyée. Veuillez réessayer.',
    told: 'Nous avons votre réponse. Vous pouvez encore rendre l’argent.',
    states: {
      asked: 'Attend votre réponse',
      unanswered: 'Nous examinons',
      refused: 'Vous avez dit non',
      returned: 'Somme rendue',
      ended: 'Terminé',
      unasked: 'Non demandé',
    },
    asking: 'Demande de retour',
    progress: {
      unasked: 'Nous examinons d’abord, puis nous interrogeons le client qui a l’argent.',
      asked: 'Le client qui a l’argent a été prié de le rendre.',
      unanswered: 'Sans réponse à temps, nous examinons l’affaire.',
      refused: 'Le client qui a l’argent a dit non. Nous examinons l’affaire.',
      returned: 'L’argent est revenu.',
      ended: 'Plus personne n’est interrogé.',
    },
    theirReason: 'Sa raison',
    theyAnswerBy: 'Réponse attendue avant le',
    cameBack: 'Revenu',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Cette demande est terminée. Il n’y a plus rien à faire.',
  recall_refused: 'Vous avez déjà répondu. Vous pouvez encore rendre l’argent.',
  recall_sum: ({ amount }) => `Il est maintenant possible de rendre ${amount}. Veuillez relire et confirmer.`,
  recall_reason_missing: 'Choisissez pourquoi',
  recall_text_too_long: 'Ne dépassez pas 2 000 caractères',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
