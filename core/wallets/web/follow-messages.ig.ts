import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Kesaa nsochi ozugbo',
    shareText: 'Soro ịkwụ ụgwọ a na Wura',
    copied: 'Edepụtaghariala njikọ',
    making: 'Na-akwado...',
    failed: 'Enweghị ike ime njikọ ahụ. Biko nwaa ọzọ.',
  },
} satisfies Translations<typeof english>;
