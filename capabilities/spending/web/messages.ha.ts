import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Kashe kuɗi',
    lead: 'Abin da ya fita daga walet ɗinku gaba ɗaya. Abin da ya dawo, aljihuna da canji ba sa ciki.',
    loading: 'Ana loda abin da kuka kashe...',
    failed: 'Ba a iya loda abin da kuka kashe ba. Kuɗinku yana lafiya.',
    retry: 'Sake gwadawa',
    emptyTitle: 'Ba a kashe komai a wannan wata ba',
    emptyText: 'Biya zai bayyana a nan da zarar kun yi.',
    earlier: 'Watan baya',
    later: 'Watan gaba',
    payments: count => `Biya ${count}`,
    before: amount => `${amount} a watan da ya gabata`,
    categories: 'Bisa rukuni',
    people: 'Waɗanda aka fi biya',
    share: percent => `${percent}% na abin da kuka kashe`,
    ofBudget: percent => `${percent}% na kasafi`,
    of: budget => `cikin ${budget}`,
    over: amount => `Ya wuce kasafi da ${amount}`,
    setBudget: category => `Kasafin ${category}`,
    budget: 'Kasafi',
    addBudget: 'Ƙara kasafi',
    budgetTitle: 'Kasafin wata',
    category: 'Rukuni',
    budgetHelp: 'Ku bar shi babu komai idan ba kwa so. Muna sanar da ku a 80% da 100%; ba a hana biya.',
    save: 'Adana kasafi',
    saving: 'Ana adanawa...',
    saveFailed: 'Ba a iya adana kasafi ba. Ku sake gwadawa.',
    close: 'Rufe',
    toCome: 'Biye-biye masu zuwa',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Ku ba da wata, kamar 2026-11',
  budget_invalid: 'Ku ba da adadin da ya fi sifili, ko kada ku ba da komai',
  budget_currency_unknown: 'Ku zaɓi ɗaya daga nau’o’in kuɗinku',
} satisfies PhraseWords<typeof spendingFaults>;
