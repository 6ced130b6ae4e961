import { catalogue, translated } from '@wura/browser/messages';
import { spendingFaults } from '../faults.ts';

export const spendingMessages = catalogue({
  title: 'Spending',
  lead: 'What left your wallets for good. What came back, pots and conversions are not in it.',
  loading: 'Loading your spending...',
  failed: 'Could not load your spending. Your money is safe.',
  retry: 'Retry',
  emptyTitle: 'Nothing spent in this month',
  emptyText: 'Payments show here as soon as you make them.',
  earlier: 'Month before',
  later: 'Month after',
  payments: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
  before: (amount: string) => `${amount} in the month before`,
  categories: 'By category',
  people: 'With whom most',
  share: (percent: number) => `${percent}% of what you spent`,
  ofBudget: (percent: number) => `${percent}% of the budget`,
  of: (budget: string) => `of ${budget}`,
  over: (amount: string) => `${amount} over the budget`,
  setBudget: (category: string) => `Budget for ${category}`,
  budget: 'Budget',
  addBudget: 'Add a budget',
  budgetTitle: 'Budget for a month',
  category: 'Category',
  budgetHelp: 'Leave it empty for none. We tell you at 80% and at 100%; no payment is stopped.',
  save: 'Save budget',
  saving: 'Saving...',
  saveFailed: 'Could not save the budget. Please try again.',
  close: 'Close',
  toCome: 'Payments to come',
});

translated(
  { spendingMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  spendingFaults,
);
