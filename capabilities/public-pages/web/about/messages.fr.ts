import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  aboutPageMessages: {
    pageTitle: 'Qui sommes-nous',
    description: 'D’où vient Wura, à quoi il sert, et les promesses sur lesquelles il est bâti.',
    promisesTitle: 'Cinq promesses, tenues par des machines',
    promisesLead:
      'Chacune est vérifiée à chaque fois que le logiciel est construit. Ce qui n’est pas vrai ne quitte pas la maison.',
    promises: [
      {
        title: 'Les livres sont équilibrés',
        text: 'La somme de chaque paiement est nulle dans sa devise. La base de données refuse tout autre.',
      },
      {
        title: 'Rien n’est modifié',
        text: 'Une erreur est corrigée par une autre écriture, qui nomme la première. L’historique reste lisible.',
      },
      {
        title: 'Une fois, c’est une fois',
        text: 'Le même paiement envoyé deux fois n’est fait qu’une, même après une panne.',
      },
      {
        title: 'Le coût entier d’abord',
        text: 'Devis, écriture, reçu et tableau des frais sont calculés par les mêmes règles.',
      },
      {
        title: 'Jamais de doute',
        text: 'Un paiement est accompli, en attente ou échoué, en toutes lettres, avec la suite et son délai.',
      },
    ],
  },
} satisfies Translations<typeof english>;
