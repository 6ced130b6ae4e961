import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'Walet na USDT' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'An karɓi USDT a TRON',
  usdt_sent_to: ({ address }) => `USDT zuwa ${address}`,
  usdt_to_cold: 'An adana USDT a gefe',
} satisfies PhraseWords<typeof usdtPhrases>;
