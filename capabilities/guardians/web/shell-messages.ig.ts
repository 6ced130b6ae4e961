import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Onye nlekọta' },
  guardianFirstMessages: {
    needed: 'Tupu afọ 18, ego na-emegharị naanị mgbe ejikọrọ onye nlekọta na akaụntụ gị.',
    ask: 'Rịọ onye nlekọta',
    asked: 'Arịọla. Hụ ebe ọ ruru',
  },
} satisfies Translations<typeof english>;
