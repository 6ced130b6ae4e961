import type { Translations } from '@wura/browser/messages';
import type * as english from './title-messages.ts';

export default {
  kycTitle: { title: 'Nnyocha KYC' },
} satisfies Translations<typeof english>;
