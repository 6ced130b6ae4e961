import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'Àpamọ́wọ́ USDT' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'USDT tó wọlé lórí TRON',
  usdt_sent_to: ({ address }) => `USDT sí ${address}`,
  usdt_to_cold: 'USDT tí a yà sọ́tọ̀',
} satisfies PhraseWords<typeof usdtPhrases>;
