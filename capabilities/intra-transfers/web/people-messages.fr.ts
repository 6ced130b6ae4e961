import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Personnes enregistrées',
    manage: 'Gérer',
    star: name => `Enregistrer ${name}`,
    starred: name => `${name} est enregistré`,
    save: 'Enregistrer cette personne',
    saving: 'Enregistrement...',
    saved: 'Personne enregistrée',
    saveFailed: 'Cette personne n’a pas pu être enregistrée. Veuillez réessayer.',
    search: 'Rechercher une personne enregistrée',
    empty: 'Aucune personne enregistrée pour l’instant',
    emptyText: 'Touchez l’étoile à côté d’un nom, ou enregistrez la personne après un transfert.',
    noMatch: query => `Aucune personne enregistrée ne correspond à « ${query} »`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Vous seul le voyez. Vide : le nom de son compte.',
    closed: 'Compte fermé',
    gone: 'Une personne dont le compte est fermé',
    renamed: 'Nom changé',
  },
} satisfies Translations<typeof english>;
