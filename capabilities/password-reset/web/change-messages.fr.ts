import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Mot de passe',
    lead: 'En changer déconnecte tous les autres appareils.',
    change: 'Changer de mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    showPassword: 'Afficher le mot de passe',
    failed: 'Votre mot de passe n’a pas pu être changé. Il reste le même.',
    saving: 'Modification...',
    done: 'Mot de passe changé',
  },
} satisfies Translations<typeof english>;
