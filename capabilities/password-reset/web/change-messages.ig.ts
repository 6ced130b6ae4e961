import type { Translations } from '@wura/browser/messages';
import type * as english from './change-messages.ts';

export default {
  changePasswordMessages: {
    title: 'Paswọọdụ',
    lead: 'Nke ọhụrụ na-ewepụ ngwaọrụ ndị ọzọ niile.',
    change: 'Gbanwee paswọọdụ',
    current: 'Paswọọdụ ugbu a',
    next: 'Paswọọdụ ọhụrụ',
    showPassword: 'Gosi paswọọdụ',
    failed: 'Enweghị ike ịgbanwe paswọọdụ gị. Ọ dị ka ọ dị.',
    saving: 'Na-agbanwe...',
    done: 'Agbanweela paswọọdụ',
  },
} satisfies Translations<typeof english>;
