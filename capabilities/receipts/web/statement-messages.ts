import { catalogue, translated } from '@wura/browser/messages';

export const statementMessages = catalogue({
  title: 'Statements',
  lead: 'All that moved in a wallet between two days, with the balances before and after. Each can be checked by its code.',
  wallet: 'Wallet',
  period: 'Dates',
  periods: {
    month: 'This month',
    last_month: 'Last month',
    quarter: 'Last 3 months',
    year: 'This year',
    days: 'Pick dates',
  },
  from: 'From',
  to: 'To',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  fees: 'Fees, VAT and duty',
  closing: 'Closing balance',
  count: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
  loading: 'Adding up...',
  pickDays: 'Choose the first and the last day.',
  failed: 'The statement could not be made. Please try again.',
  retry: 'Try again',
  pdf: 'Download PDF',
  csv: 'Download table (CSV)',
  making: 'Preparing...',
  saved: 'Statement saved',
});

translated(
  { statementMessages },
  {
    fr: () => import('./statement-messages.fr.ts'),
    es: () => import('./statement-messages.es.ts'),
    pcm: () => import('./statement-messages.pcm.ts'),
    ha: () => import('./statement-messages.ha.ts'),
    yo: () => import('./statement-messages.yo.ts'),
    ig: () => import('./statement-messages.ig.ts'),
  },
);
