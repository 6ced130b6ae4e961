import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  proofMessages: {
    pageTitle: 'Preuve des livres',
    description: 'Quand les livres de Wura ont été prouvés pour la dernière fois, lisible par tous.',
    title: 'Preuve des livres',
    lead: 'Une fois par jour, le service recalcule ses livres et dit ici ce qu’il en est. Rien sur cette page n’est écrit à la main.',
    asking: 'Inconnu. Votre navigateur doit interroger le service.',
    whole: 'Les livres ont été prouvés intacts',
    broken: 'Le dernier contrôle a trouvé une faute dans les livres',
    brokenText:
      'Des écritures, des sommes ou le journal du personnel ne concordaient pas. Des personnes ont été appelées aussitôt. Vos reçus et relevés restent tels que vous les avez : gardez-les.',
    stale: 'Il n’y a pas de preuve pour le dernier jour',
    staleText: 'Ce qui suit est plus ancien et ne dit rien de l’instant présent.',
    never: 'Les livres n’ont pas encore été prouvés',
    lost: 'Votre navigateur n’a pas eu de réponse : rien n’est connu',
    proven: 'Dernière preuve : {when}',
    checked: 'Dernier contrôle : {when}',
    currenciesTitle: 'Dans chaque monnaie',
    currency: 'Monnaie',
    books: 'Les débits égalent les crédits',
    customers: 'Les portefeuilles des clients égalent ce que la maison détient pour eux',
    total: 'Portefeuilles des clients, en tout',
    yes: 'Oui',
    no: 'Non',
    unknown: 'Inconnu',
    headsTitle: 'Les têtes des deux chaînes',
    headsLead:
      'Chaque écriture des livres, et chaque acte du personnel, est enchaînée à la précédente par une empreinte. Qui en change, en retire ou en glisse une après coup change toutes les têtes suivantes.',
    booksHead: 'Livres',
    auditHead: 'Journal du personnel',
    daysTitle: 'Les trente derniers jours',
    dayWhole: 'Intacts',
    dayBroken: 'Pas intacts',
    dayNone: 'Aucune preuve faite',
    noDays: 'Aucun jour n’a encore été prouvé.',
    verifyTitle: 'Comparez avec ce que vous avez',
    verify: [
      'Gardez une copie des têtes d’un jour, en image ou sur papier. Si la tête d’un jour passé devient une autre, le passé a été changé.',
      'Ouvrez le contrôle des reçus et tapez le code d’un reçu. La réponse vient des livres prouvés ici : montant, parties et état doivent être ceux de votre reçu.',
      'Additionnez votre relevé : le solde de départ et chaque ligne donnent le solde final. Chaque ligne porte une référence que le contrôle des reçus connaît.',
    ],
    verifyLink: 'Contrôler un reçu',
  },
} satisfies Translations<typeof english>;
