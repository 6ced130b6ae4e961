import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'Portefeuille USDT' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'USDT reçus sur TRON',
  usdt_sent_to: ({ address }) => `USDT à ${address}`,
  usdt_to_cold: 'USDT mis de côté',
} satisfies PhraseWords<typeof usdtPhrases>;
