import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'Akpa ego USDT' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'Anatara USDT na TRON',
  usdt_sent_to: ({ address }) => `USDT gaa na ${address}`,
  usdt_to_cold: 'Edebere USDT n’akụkụ',
} satisfies PhraseWords<typeof usdtPhrases>;
