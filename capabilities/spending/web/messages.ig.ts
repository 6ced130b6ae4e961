import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Mmefu',
    lead: 'Ihe pụrụ n’akpa ego gị kpamkpam. Ihe lọghachiri, ite ego na mgbanwe anọghị na ya.',
    loading: 'Na-ebubata mmefu gị...',
    failed: 'Enweghị ike ibubata mmefu gị. Ego gị nọ n’udo.',
    retry: 'Nwaa ọzọ',
    emptyTitle: 'Emefughị ihe ọ bụla n’ọnwa a',
    emptyText: 'Ịkwụ ụgwọ na-apụta ebe a ozugbo i mere ya.',
    earlier: 'Ọnwa bu ụzọ',
    later: 'Ọnwa na-esote',
    payments: count => `Ịkwụ ụgwọ ${count}`,
    before: amount => `${amount} n’ọnwa bu ụzọ`,
    categories: 'Site na ngalaba',
    people: 'Ndị akwụrụ karịa',
    share: percent => `${percent}% nke ihe i mefuru`,
    ofBudget: percent => `${percent}% nke mmefu akwadoro`,
    of: budget => `n’ime ${budget}`,
    over: amount => `Ọ karịrị mmefu akwadoro site na ${amount}`,
    setBudget: category => `Mmefu akwadoro maka ${category}`,
    budget: 'Mmefu akwadoro',
    addBudget: 'Tinye mmefu akwadoro',
    budgetTitle: 'Mmefu akwadoro maka otu ọnwa',
    category: 'Ngalaba',
    budgetHelp: 'Hapụ ya ka ọ tọgbọrọ chakoo ma ị chọghị. Anyị na-agwa gị na 80% na 100%; a naghị akwụsị ịkwụ ụgwọ.',
    save: 'Chekwaa mmefu akwadoro',
    saving: 'Na-echekwa...',
    saveFailed: 'Enweghị ike ichekwa mmefu akwadoro. Biko nwaa ọzọ.',
    close: 'Mechie',
    toCome: 'Ịkwụ ụgwọ na-abịa',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Biko nye ọnwa, dị ka 2026-11',
  budget_invalid: 'Biko nye ego karịrị efu, ma ọ bụ enyela',
  budget_currency_unknown: 'Biko họrọ otu n’ime ụdị ego gị',
} satisfies PhraseWords<typeof spendingFaults>;
