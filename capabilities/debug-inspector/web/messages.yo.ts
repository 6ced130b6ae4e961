import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Àyẹ̀wò API',
    lead: 'Àwọn ìpè ìkẹyìn láti ojú ìwé yìí sí sáfà, láìsí ọ̀rọ̀ aṣínà, PIN, kóòdù àti token. Orí ẹ̀rọ yìí ni wọ́n wà, wọn yóò sì lọ tí o bá tún un gbé.',
    health: 'Sáfà',
    up: 'Ó ti ṣetán',
    down: 'Kò tíì ṣetán',
    asking: 'Ó ń béèrè...',
    askAgain: 'Tún béèrè',
    answeredIn: ms => `Ó dáhùn láàárín ${ms} ms`,
    calls: 'Àwọn ìpè',
    failedOnly: 'Èyí tó kùnà nìkan',
    clear: 'Pa wọ́n rẹ́',
    empty: 'Kò tíì sí ìpè',
    emptyText: 'Lo àpamọ́wọ́ lójú ìwé yìí, ohun tó bá béèrè lọ́wọ́ sáfà yóò hàn níbí.',
    noAnswer: 'Kò sí ìdáhùn',
    ms: ms => `${ms} ms`,
    requestId: 'Ìbéèrè',
    copy: 'Dà á kọ',
    copied: 'A ti dà á kọ',
    copyRequest: 'Da nọ́ńbà ìbéèrè kọ',
    sent: 'Tí a fi ránṣẹ́',
    answer: 'Ìdáhùn',
    nothing: 'Kò sí nǹkan',
    docs: 'Ìwé API ṣàlàyé gbogbo ìpè',
  },
} satisfies Translations<typeof english>;
