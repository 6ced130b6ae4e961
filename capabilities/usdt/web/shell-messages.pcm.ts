import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { usdtPhrases } from '../refusals.ts';
import type * as english from './shell-messages.ts';

export default { usdtMessages: { title: 'USDT Wallet' } } satisfies Translations<typeof english>;

export const phrases = {
  usdt_received: 'USDT wey enter for TRON',
  usdt_sent_to: ({ address }) => `USDT to ${address}`,
  usdt_to_cold: 'USDT wey we keep for safe',
} satisfies PhraseWords<typeof usdtPhrases>;
