import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'Pour vous seul',
    category: 'Catégorie',
    usual: 'Comme d’habitude',
    forAll: name => `Toutes avec ${name}, même à venir`,
    forAllAlike: 'Toutes celles de ce genre, même à venir',
    note: 'Note',
    noteHelp: 'Vous seul la voyez. Vous pouvez la rechercher.',
    count: (used, max) => `${used}/${max}`,
    save: 'Enregistrer',
    saving: 'Enregistrement...',
    saved: 'Enregistré',
    failed: 'Enregistrement impossible. Votre argent n’est pas concerné. Réessayez.',
    allWith: name => `Toutes avec ${name}`,
  },
  narrowMessages: {
    more: 'Plus de filtres',
    moreOn: count => (count === 1 ? 'Plus de filtres, 1 actif' : `Plus de filtres, ${count} actifs`),
    title: 'Filtres',
    close: 'Fermer',
    category: 'Catégorie',
    anyCategory: 'Toutes les catégories',
    least: 'Au moins',
    most: 'Au plus',
    with: name => `Avec ${name}`,
    withAnyone: 'Tout réafficher',
    clear: 'Effacer',
    show: 'Voir les opérations',
  },
} satisfies Translations<typeof english>;
