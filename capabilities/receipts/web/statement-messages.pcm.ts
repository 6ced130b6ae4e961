import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Statements',
    lead: 'Everything wey move for wallet between two days, with di balance before and after. You fit check each one with di code.',
    wallet: 'Wallet',
    period: 'Dates',
    periods: {
      month: 'Dis month',
      last_month: 'Last month',
      quarter: 'Last 3 months',
      year: 'Dis year',
      days: 'Pick dates',
    },
    from: 'From',
    to: 'To',
    opening: 'Opening balance',
    moneyIn: 'Money enter',
    moneyOut: 'Money comot',
    fees: 'Charges, VAT and duty',
    closing: 'Closing balance',
    count: count => (count === 1 ? '1 transaction' : `${count} transactions`),
    loading: 'We dey add am up...',
    pickDays: 'Choose di first and di last day.',
    failed: 'We no fit make di statement. Abeg try again.',
    retry: 'Try again',
    pdf: 'Download PDF',
    csv: 'Download table (CSV)',
    making: 'We dey prepare am...',
    saved: 'Statement don save',
  },
} satisfies Translations<typeof english>;
