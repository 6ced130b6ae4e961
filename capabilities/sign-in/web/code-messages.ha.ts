import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'Saura mataki ɗaya',
    lead: 'Kalmar sirrinku daidai ce. Yanzu ku shigar da lambar da manhajar tantancewarku ke nunawa.',
    submit: 'Shiga',
    submitting: 'Ana shiga...',
    back: 'Koma baya',
    lost: 'Wayar ta ɓace? Lambar ajiya ma tana aiki a nan.',
  },
} satisfies Translations<typeof english>;
