import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  dataMessages: {
    title: 'Ra Dátà',
    quick: 'Dátà',
    menuDetail: 'Ètò ojoojúmọ́, ọ̀sẹ̀ àti oṣù',
    lead: 'Fún fóònù èyíkéyìí ní Nàìjíríà, ní iye tí nẹ́tíwọ́ọ̀kì ń tà á. Yóò dé láàárín ìṣẹ́jú kan.',
    what: (network, plan) => `dátà ${network}, ${plan}`,
    noWallet: 'Kò sí nọ́ńbà àpamọ́wọ́.',
    walletsFailed: 'A kò lè gbé àwọn àpamọ́wọ́ wá',
    complete: 'O ti ra dátà',
    failed: 'Ìsanwó kùnà. Jọ̀wọ́ tún gbìyànjú.',
    planGone: 'A kò ta ètò ti tẹ́lẹ̀ mọ́. Jọ̀wọ́ yan òmíràn.',
  },
  planMessages: {
    plan: 'Ètò dátà',
    chooseNetwork: 'Tẹ nọ́ńbà tàbí yan nẹ́tíwọ́ọ̀kì láti rí àwọn ètò rẹ̀.',
    search: 'Wá ètò',
    groups: { daily: 'Ojoojúmọ́', weekly: 'Ọ̀sẹ̀', monthly: 'Oṣù', other: 'Òmíràn' },
    loading: 'Àwọn ètò dátà ń gbé...',
    none: 'Kò sí ètò fún nẹ́tíwọ́ọ̀kì tí o yàn.',
    noMatch: query => `Kò sí ètò tó bá “${query}” mu`,
    retry: 'Tún gbìyànjú',
    loadFailed: 'A kò lè gbé àwọn ètò dátà. Jọ̀wọ́ tún gbìyànjú.',
    signInAgain: 'Ìfìdímúlẹ̀ kùnà. Jọ̀wọ́ tún wọlé.',
    serverError: 'Àṣìṣe sáfà...',
    invalid: 'Ohun tó wá láti sáfà kò tọ́.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Kò sí nọ́ńbà àpamọ́wọ́.',
  data_network_missing: 'Jọ̀wọ́ yan nẹ́tíwọ́ọ̀kì.',
  data_plan_missing: 'Jọ̀wọ́ yan ètò.',
  data_phone_invalid: 'Tẹ nọ́ńbà fóònù oní-nọ́ńbà 11 tó tọ́.',
  unknown_plan: 'Jọ̀wọ́ yan ètò.',
  plans_unavailable: 'A kò lè gbé àwọn ètò dátà. Jọ̀wọ́ tún gbìyànjú.',
  data_for: ({ network, plan, phone }) => `Dátà ${network} ${plan} fún ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
