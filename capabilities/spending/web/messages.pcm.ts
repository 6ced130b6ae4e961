import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { spendingFaults } from '../faults.ts';
import type * as english from './messages.ts';

export default {
  spendingMessages: {
    title: 'Spending',
    lead: 'Wetin comot from your wallets for good. Wetin come back, pots and conversions no dey inside.',
    loading: 'Your spending dey load...',
    failed: 'Your spending no gree load. Your money dey safe.',
    retry: 'Try again',
    emptyTitle: 'You no spend anything dis month',
    emptyText: 'Payments go show here as soon as you make dem.',
    earlier: 'Month before',
    later: 'Month after',
    payments: count => (count === 1 ? '1 payment' : `${count} payments`),
    before: amount => `${amount} for di month before`,
    categories: 'By category',
    people: 'People wey you pay pass',
    share: percent => `${percent}% of wetin you spend`,
    ofBudget: percent => `${percent}% of di budget`,
    of: budget => `of ${budget}`,
    over: amount => `${amount} pass di budget`,
    setBudget: category => `Budget for ${category}`,
    budget: 'Budget',
    addBudget: 'Add budget',
    budgetTitle: 'Budget for one month',
    category: 'Category',
    budgetHelp: 'Leave am empty if you no want. We go tell you at 80% and at 100%; we no go stop any payment.',
    save: 'Save budget',
    saving: 'E dey save...',
    saveFailed: 'We no fit save di budget. Abeg try again.',
    close: 'Close',
    toCome: 'Payments wey dey come',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_unknown: 'Abeg give month, like 2026-11',
  budget_invalid: 'Abeg give amount wey pass zero, or leave am',
  budget_currency_unknown: 'Abeg choose one of your currencies',
} satisfies PhraseWords<typeof spendingFaults>;
