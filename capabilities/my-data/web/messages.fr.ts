import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { myDataRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  myDataMessages: {
    title: 'Vos données',
    lead: 'Ce que nous détenons sur vous, vous pouvez le voir, le corriger, l’emporter et le faire effacer.',
    loading: 'Chargement...',
    failed: 'Le chargement a échoué. Veuillez réessayer.',
    retry: 'Réessayer',
    holdTitle: 'Ce que nous détenons',
    holds: {
      profile: 'Votre profil : nom, contacts, date de naissance, adresse et photo',
      money: 'Vos portefeuilles, paiements, cartes et dépôts',
      access: 'Vos connexions, appareils, clés d’accès et paramètres',
      papers: 'Vos pièces et numéros d’identité, scellés',
      words: 'Vos messages, signalements, commandes et avis',
      saved: 'Les comptes, téléphones et compteurs enregistrés, et les paiements programmés',
    },
    correct: 'Corriger votre profil',
    exportTitle: 'L’emporter',
    exportLead:
      'Un fichier complet pour les ordinateurs, ou un résumé sur papier. Nous demandons d’abord votre mot de passe.',
    format: 'Format',
    formats: { json: 'Tout (JSON)', pdf: 'Résumé (PDF)' },
    export: 'Télécharger vos données',
    exporting: 'Préparation...',
    exportDialog: 'Télécharger vos données',
    exported: 'Vos données sont enregistrées',
    agreedTitle: 'Ce que vous avez accepté',
    agreed: (version, when) => `Conditions et confidentialité, version ${version}, le ${when}`,
    noAgreements: 'Rien pour l’instant.',
    looksTitle: 'Qui a consulté votre dossier',
    looksLead: 'Chaque consultation par notre personnel est notée pour toujours.',
    noLooks: 'Aucun membre du personnel n’a consulté votre dossier.',
    look: (what, role) => (role === '' ? what : `${what} (${role})`),
    times: times => `${times} fois`,
    acts: {
      customer_viewed: 'A consulté votre compte',
      customer_frozen: 'A gelé votre compte',
      customer_unfrozen: 'A dégelé votre compte',
      kyc_viewed: 'A consulté vos pièces d’identité',
      kyc_document_opened: 'A ouvert une pièce d’identité',
      kyc_approved: 'A approuvé vos pièces d’identité',
      kyc_rejected: 'A renvoyé vos pièces d’identité',
      dispute_viewed: 'A consulté un de vos signalements',
      dispute_evidence_opened: 'A ouvert une image d’un signalement',
      other: 'A travaillé sur votre dossier',
    },
    roles: { support: 'assistance', compliance: 'conformité', finance: 'finances', admin: 'administration' },
    eraseTitle: 'Effacer votre compte',
    eraseLead:
      'Votre compte prend fin pour de bon. Vous êtes déconnecté partout, votre nom, vos contacts, pièces et messages sont effacés, et votre e-mail, téléphone et nom d’utilisateur redeviennent libres.',
    keptTitle: 'Ce qui doit être gardé',
    kept: years =>
      `La loi contre le blanchiment nous oblige à garder qui vous étiez, vos pièces vérifiées et vos paiements pendant ${years} ans. Ils sont mis à part, scellés, puis détruits. Les montants restent dans les comptes sans votre nom.`,
    thinking: days => `Vous avez ensuite ${days} jours pour changer d’avis.`,
    held: 'Avant cela, il faut régler :',
    obstacles: {
      money: 'Retirez l’argent de vos portefeuilles',
      payments: 'Attendez les paiements en cours',
      deposits: 'Attendez les dépôts en cours de vérification',
      disputes: 'Attendez la réponse à vos signalements',
      orders: 'Attendez ce que vous avez commandé',
      cards: 'Fermez vos cartes',
      cases: 'Attendez que notre personnel règle un dossier ouvert',
      frozen: 'Votre compte est gelé : écrivez à l’assistance',
    },
    erase: 'Effacer mon compte',
    erasing: 'Effacement...',
    eraseDialog: 'Effacer votre compte ?',
    eraseSure: 'C’est irréversible. Entrez votre mot de passe pour confirmer.',
    erased: 'Votre compte est en cours d’effacement. Au revoir.',
    asked: when => `Votre compte sera effacé le ${when}`,
    askedLead: 'D’ici là, vous pouvez changer d’avis.',
    keep: 'Garder mon compte',
    keeping: 'Un instant...',
    stays: 'Votre compte reste',
    close: 'Fermer',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  erasure_held_back:
    'Votre compte ne peut pas encore être effacé : quelque chose doit d’abord être réglé. Rien n’a changé.',
  erasure_asked: 'Vous l’avez déjà demandé.',
  no_erasure: 'Il n’y a rien à annuler : votre compte n’est pas en cours d’effacement.',
  export_busy: 'D’autres copies sont en préparation. Veuillez réessayer dans une minute.',
} satisfies PhraseWords<typeof myDataRefusals>;
