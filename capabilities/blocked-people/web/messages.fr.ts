import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'Personnes bloquées',
    lead: 'Les personnes bloquées ne peuvent ni vous trouver par nom ou numéro, ni vous envoyer d’argent, ni vous en demander. Elles n’en savent rien.',
    loading: 'Chargement...',
    failed: 'Impossible de charger vos blocages.',
    retry: 'Réessayer',
    none: 'Vous ne bloquez personne.',
    whom: '@nom d’utilisateur ou numéro de compte',
    block: 'Bloquer',
    unblock: 'Débloquer',
    notDone: 'Impossible. Rien n’a changé.',
    close: 'Fermer',
    blockName: name => `Bloquer ${name} ?`,
    isBlocked: name => `${name} est bloqué.`,
    isUnblocked: name => `${name} est débloqué.`,
    unblockName: name => `Débloquer ${name}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'Utilisateur introuvable',
  blocked_oneself: 'Vous ne pouvez pas vous bloquer.',
  blocked_full: 'Vous bloquez autant de personnes que possible. Débloquez-en une d’abord.',
  blocked_missing: 'Donnez un @nom d’utilisateur ou un numéro de compte',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
