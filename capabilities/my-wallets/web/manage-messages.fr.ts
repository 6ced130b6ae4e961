import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'L’ordre, les favoris et ce qui est masqué sont gardés avec votre compte, sur chaque appareil.',
    hidden: 'Masqué',
    up: name => `Monter ${name}`,
    down: name => `Descendre ${name}`,
    moved: (name, place, count) => `${name} est maintenant ${place} sur ${count}`,
    favourite: name => `${name} est un favori`,
    hide: name => `Masquer ${name}`,
    show: name => `Afficher ${name}`,
    closeWallet: name => `Fermer ${name}`,
    closed: name => `Portefeuille ${name} fermé. Ajoutez la devise pour l’ouvrir de nouveau.`,
    failed: 'Cela n’a pas marché. Rien n’a changé. Réessayez.',
  },
} satisfies Translations<typeof english>;
