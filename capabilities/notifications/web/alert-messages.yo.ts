import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ohun tí à ń sọ fún ọ',
    lead: 'Irú kọ̀ọ̀kan ní ọ̀nà tí o yàn. A kì í fi ohunkóhun ránṣẹ́ kí owó tó lọ.',
    texts: 'Nọ́ńbà fóònù tí o fìdí rẹ̀ múlẹ̀ ni SMS ń lọ.',
    always: 'A ń sọ ọ́ nígbà gbogbo, láti dáàbò bo owó rẹ.',
    kinds: alertNames.yo,
    channels: { app: 'Nínú áàpù', mail: 'Ímeèlì', sms: 'SMS', push: 'Lórí ẹ̀rọ' },
    device: 'Ìfitónilétí lórí ẹ̀rọ yìí',
    deviceHelper: 'Wọ́n ń wá bí o bá tilẹ̀ ti Wura pa. Wọn kì í dárúkọ iye owó nígbà tí o bá fi owó rẹ pamọ́.',
    deviceBlocked: 'Aṣàwákiri yìí ń dí ìfitónilétí Wura. Gbà á láyè fún ojúlé yìí nínú ètò rẹ̀.',
    deviceFailed: 'Aṣàwákiri yìí kò lè tan ìfitónilétí. Jọ̀wọ́ gbìyànjú lẹ́ẹ̀kan sí i.',
    quiet: 'Wákàtí ìdákẹ́jẹ́',
    quietHelper: 'Ohun tó lè dúró yóò wá lẹ́yìn náà. Owó tó jáde àti ti ààbò ń wá lẹ́sẹ̀kẹsẹ̀.',
    from: 'Láti',
    until: 'Títí di',
    loading: 'Ó ń gbé...',
    failed: 'A kò lè gbé èyí.',
    retry: 'Tún gbìyànjú',
    notSaved: 'A kò lè fi pamọ́. Ó wà bó ṣe wà.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'A ń sọ èyí nígbà gbogbo: ó jẹ́ nípa ààbò owó rẹ',
  alert_on_or_off: 'Èyí jẹ́ ṣíṣí tàbí pípa',
  quiet_hour_unknown: 'Jọ̀wọ́ yan odidi wákàtí, kí àkọ́kọ́ yàtọ̀ sí ìkẹyìn',
  push_off: 'Ìfitónilétí lórí ẹ̀rọ ti wà ní pípa níbí',
  push_devices_full: 'Ìfitónilétí ti wà ní títàn lórí ẹ̀rọ 10. Jọ̀wọ́ kọ́kọ́ pa á lórí ọ̀kan nínú wọn',
  push_session_over: 'Jọ̀wọ́ wọlé lẹ́ẹ̀kan sí i láti gba ìfitónilétí láyè lórí ẹ̀rọ yìí',
  push_service_unknown: 'A kì í fi ránṣẹ́ sí iṣẹ́ ìfitónilétí aṣàwákiri yìí',
  push_keys_wrong: 'A kò lè ka kọ́kọ́rọ́ aṣàwákiri yìí. Jọ̀wọ́ pa ìfitónilétí kí o sì tún tàn án',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
