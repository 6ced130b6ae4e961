import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  statusMessages: {
    pageTitle: 'État du service',
    description: 'Si Wura répond, demandé par votre propre navigateur.',
    title: 'État du service',
    lead: 'À l’ouverture de cette page, votre navigateur a interrogé le service lui-même. Rien ici n’a été écrit à la main.',
    again: 'Redemander',
    partsTitle: 'Ce qui a été demandé',
    parts: {
      pages: { title: 'Ces pages', text: 'Vous en lisez une.' },
      service: { title: 'Le service', text: 'Si son programme répond à votre navigateur.' },
      books: {
        title: 'La base de données',
        text: 'Si le programme atteint ses livres. Sans eux, aucun solde n’est montré et aucun paiement n’est fait.',
      },
    },
    answers: 'Répond',
    onlyReads: 'Se lit, n’accepte aucun changement',
    silent: 'Ne répond pas',
    unknown: 'Inconnu',
    proof: 'Quand les livres ont été prouvés pour la dernière fois',
    noteTitle: 'Ce que cette page ignore',
    note: 'Elle voit cet instant, de là où vous êtes. Banques, réseaux et émetteurs de cartes ont leurs propres ennuis : un paiement qui attend l’un d’eux le dit, avec son nom et l’heure à laquelle cela finit.',
  },
} satisfies Translations<typeof english>;
