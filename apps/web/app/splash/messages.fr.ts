import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Gardez votre argent.',
    send: 'Envoyez-en à vos proches.',
    cost: 'Voyez d’abord le coût.',
    know: 'Sachez où il est.',
    skip: 'Touchez pour passer',
  },
} satisfies Translations<typeof english>;
