import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Karɓi biya', pay: 'Biya buƙata', trader: 'Yanayin ɗan kasuwa' },
} satisfies Translations<typeof english>;
