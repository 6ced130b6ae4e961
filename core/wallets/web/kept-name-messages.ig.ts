import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'Aha ahụ agbanweela',
    text: (kept, now) => `Ị chekwara ${kept}. Aha ya bụzi ${now}.`,
    ask: 'Kpọọ onye ahụ tupu ị ziga ihe ọ bụla: o nwere ike ịbụ akaụntụ onye ọzọ.',
    answer: now => `Elelela m ya, ma achọrọ m izigara ${now}`,
  },
} satisfies Translations<typeof english>;
