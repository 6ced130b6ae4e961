import type { Translations } from '@wura/browser/messages';
import type * as english from './menu-messages.ts';

export default {
  requestMenuMessages: {
    loans: 'Rance',
    loansDetail: 'Ku nemi masu ba da rance masu lasisi, ku bibiyi amsa a nan',
    business: 'Rajistar kasuwanci',
    businessDetail: 'Sunan kasuwanci ko kamfani, mu yi muku rajista a CAC',
  },
} satisfies Translations<typeof english>;
