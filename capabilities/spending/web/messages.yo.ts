import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Ìnáwó',
    lead: 'Ohun tó kúrò nínú àpamọ́wọ́ rẹ pátápátá. Owó tó padà, ìkòkò àti ìpààrọ̀ kò sí nínú rẹ̀.',
    loading: 'Ìnáwó rẹ ń gbé...',
    failed: 'A kò lè gbé ìnáwó rẹ. Owó rẹ wà láìléwu.',
    retry: 'Tún gbìyànjú',
    emptyTitle: 'O kò ná nǹkan lóṣù yìí',
    emptyText: 'Ìsanwó yóò hàn níbí ní kété tí o bá san án.',
    earlier: 'Oṣù tó ṣáájú',
    later: 'Oṣù tó tẹ̀lé e',
    payments: count => `Ìsanwó ${count}`,
    before: amount => `${amount} ní oṣù tó ṣáájú`,
    categories: 'Ní ẹ̀ka',
    people: 'Àwọn tí o san fún jù',
    share: percent => `${percent}% ohun tí o ná`,
    ofBudget: percent => `${percent}% ètò ìnáwó`,
    of: budget => `nínú ${budget}`,
    over: amount => `${amount} ju ètò ìnáwó lọ`,
    setBudget: category => `Ètò ìnáwó ${category}`,
    budget: 'Ètò ìnáwó',
    addBudget: 'Fi ètò ìnáwó kún un',
    budgetTitle: 'Ètò ìnáwó oṣù',
    category: 'Ẹ̀ka',
    budgetHelp: 'Fi sílẹ̀ lófo bí o kò bá fẹ́. A óò sọ fún ọ ní 80% àti 100%; a kò ní dá ìsanwó kankan dúró.',
    save: 'Fi ètò pamọ́',
    saving: 'Ó ń fi pamọ́...',
    saveFailed: 'A kò lè fi ètò ìnáwó pamọ́. Jọ̀wọ́ tún gbìyànjú.',
    close: 'Pa á',
    toCome: 'Ìsanwó tó ń bọ̀',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Jọ̀wọ́ sọ oṣù, bíi 2026-11',
  budget_invalid: 'Jọ̀wọ́ fún un ní iye tó ju òdo lọ, tàbí kí o má fún un',
  budget_currency_unknown: 'Jọ̀wọ́ yan ọ̀kan nínú owó ìlú rẹ',
} satisfies PhraseWords<typeof spendingFaults>;
