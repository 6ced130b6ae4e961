import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'Billetera USDT' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'USDT recibidos en TRON',
  usdt_sent_to: ({ address }) => `USDT a ${address}`,
  usdt_to_cold: 'USDT apartados',
} satisfies PhraseWords<typeof usdtPhrases>;
