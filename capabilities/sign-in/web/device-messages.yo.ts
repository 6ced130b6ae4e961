import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Àwọn ẹ̀rọ rẹ',
    lead: 'Ibi tí a ti ṣí àkáǹtì rẹ. Yọ èyí tí o kò ní mọ́, tàbí tí o kò mọ̀.',
    leadTrusted:
      'Ìsanwó láti orí ẹ̀rọ tí a kò gbẹ́kẹ̀ lé máa ń béèrè PIN rẹ nígbà gbogbo. Ẹ̀rọ kan ṣoṣo ni a lè gbẹ́kẹ̀ lé lẹ́ẹ̀kan.',
    loading: 'Àwọn ẹ̀rọ ń gbé...',
    failed: 'A kò lè gbé àwọn ẹ̀rọ rẹ.',
    retry: 'Tún gbìyànjú',
    none: 'Àwọn ẹ̀rọ yóò hàn láti ìgbà tí o bá tún wọlé.',
    thisDevice: 'Ẹ̀rọ yìí',
    trusted: 'A gbẹ́kẹ̀ lé e',
    seen: (when, address) => `Ìgbà ìkẹyìn: ${when}, láti ${address}`,
    rename: 'Yí orúkọ padà',
    renameName: name => `Yí orúkọ ${name} padà`,
    name: 'Orúkọ ẹ̀rọ náà',
    save: 'Fi pamọ́',
    saving: 'Ó ń fi pamọ́...',
    renamed: 'Ẹ̀rọ náà ti ní orúkọ tuntun.',
    remove: 'Yọ kúrò',
    removeName: name => `Yọ ${name} kúrò`,
    removeLead: 'Yóò jáde lẹ́sẹ̀kẹsẹ̀. Bí a bá tún lò ó, a óò kà á sí tuntun, a ó sì sọ fún ọ.',
    removeTrustedLead: 'Èyí ni ẹ̀rọ tí o gbẹ́kẹ̀ lé, nítorí náà jọ̀wọ́ fìdí rẹ̀ múlẹ̀ pé ìwọ ni.',
    removed: 'A ti yọ ẹ̀rọ náà, ó sì ti jáde.',
    trust: 'Gbẹ́kẹ̀ lé ẹ̀rọ yìí',
    trustLead: 'A kò ní gbẹ́kẹ̀ lé ẹ̀rọ rẹ mìíràn mọ́. Fún ọjọ́ kan gbèdéke rẹ lè dín kù.',
    isTrusted: 'A ti gbẹ́kẹ̀ lé ẹ̀rọ yìí.',
    notDone: 'Kò ṣiṣẹ́. Ohunkóhun kò yí padà.',
    close: 'Pa á',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Jọ̀wọ́ fún un ní orúkọ tí kò ju àmì 60 lọ',
  device_elsewhere: 'Orí ẹ̀rọ náà fúnra rẹ̀ ni a ti ń gbẹ́kẹ̀ lé e. Jọ̀wọ́ wọlé lórí rẹ̀.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
