import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ohun tí à ń sọ fún ọ',
    lead: 'Irú kọ̀ọ̀kan ní ọ̀nà tí o yàn. A kì í fi ohunkóhun ránṣẹ́ kí owó tó lọ.',
    texts: 'Nọ́ńbà fóònù tí o fìdí rẹ̀ múlẹ̀ ni SMS ń lọ.',
    always: 'A ń sọ ọ́ nígbà gbogbo, láti dáàbò bo owó rẹ.',
    kinds: {
      money_in: 'Owó tó wọlé',
      money_out: 'Owó tó jáde',
      security: 'Ààbò',
      bills: 'Ìsanwó, ètò ìnáwó àti ìránnilétí',
      rates: 'Iye ìpààrọ̀',
      account: 'Àkáǹtì rẹ àti ìdáhùn wa',
    },
    channels: { app: 'Nínú áàpù', mail: 'Ímeèlì', sms: 'SMS' },
    quiet: 'Wákàtí ìdákẹ́jẹ́',
    quietHelper: 'Ímeèlì tó lè dúró yóò wá lẹ́yìn náà. Owó tó jáde àti ti ààbò ń wá lẹ́sẹ̀kẹsẹ̀.',
    from: 'Láti',
    until: 'Títí di',
    loading: 'Ó ń gbé...',
    failed: 'A kò lè gbé èyí.',
    notSaved: 'A kò lè fi pamọ́. Ó wà bó ṣe wà.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'A ń sọ èyí nígbà gbogbo: ó jẹ́ nípa ààbò owó rẹ',
  alert_on_or_off: 'Èyí jẹ́ ṣíṣí tàbí pípa',
  quiet_hour_unknown: 'Jọ̀wọ́ yan odidi wákàtí, kí àkọ́kọ́ yàtọ̀ sí ìkẹyìn',
} satisfies PhraseWords<typeof alertFaults>;
