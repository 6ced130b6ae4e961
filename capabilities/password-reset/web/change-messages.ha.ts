import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Kalmar sirri',
    lead: 'Sabuwa tana fitar da duk sauran na’urori.',
    change: 'Canza kalmar sirri',
    current: 'Kalmar sirri ta yanzu',
    next: 'Sabuwar kalmar sirri',
    showPassword: 'Nuna kalmar sirri',
    failed: 'Ba a iya canza kalmar sirrinku ba. Tana nan yadda take.',
    saving: 'Ana canzawa...',
    done: 'An canza kalmar sirri',
  },
} satisfies Translations<typeof english>;
