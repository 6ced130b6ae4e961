import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Ra Omi',
    quick: 'Omi',
    detail: 'Omi ọ̀rá, ìgò, dispenser àti ọkọ̀ omi',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'Àpamọ́wọ́ náírà rẹ ni a fi ń san owó omi.',
  water_purchase: 'Omi rírà',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
