import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Check receipt',
    title: 'Check receipt',
    lead: 'Scan di code of Wura receipt, or type am here, to see how di payment dey now.',
    code: 'Receipt code',
    codeHelper: 'Di 26 letters and digits wey dey near di square code',
    check: 'Check',
    another: 'Check another receipt',
    checking: 'We dey check...',
    unasked: 'We no fit check di receipt.',
    retry: 'Try again',
    none: 'Dat receipt no dey',
    noneText: 'Wura no make any receipt with dis code, or person don change am. No trust di paper wey e come from.',
    says: {
      completed: 'Dis payment don complete',
      pending: 'Dis payment never complete',
      failed: 'Dis payment fail',
    },
    advice: {
      completed: 'Compare each line with di receipt wey dem give you.',
      pending: 'Nobody never confirm am. Dis page go ask again by itself.',
      failed: 'Di money don go back to di person wey send am. Di receipt no be proof of payment.',
    },
    sandbox: 'Dem make am for sandbox: no real money move.',
    receipt: 'Receipt',
    brand: 'Wura',
    chips: { completed: 'Complete', pending: 'Pending', failed: 'Money don return' },
    band: 'E DEY PENDING',
    to: 'To',
    from: 'From',
    date: 'Date',
    reference: 'Reference',
    statement: 'Statement',
    statementIsOurs: 'Dis statement na our own',
    genuine: 'Original',
    statementAdvice: 'Compare every figure below with di paper wey dem show you.',
    name: 'Name',
    opening: 'Opening balance',
    moneyIn: 'Money enter',
    moneyOut: 'Money comot',
    fees: 'Charges, VAT and duty',
    closing: 'Closing balance',
    count: 'Transactions',
    checkedAt: time => `As e dey for ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Dat receipt no dey. No trust di paper wey e come from.',
  receipt_code_missing: 'Abeg put di code of di receipt',
  no_such_statement: 'Dat statement no dey. No trust di paper wey e come from.',
  statement_too_long: ({ most }) => `More than ${most} transactions dey between dis days. Abeg choose shorter time.`,
  statement_days_backwards: 'Di last day dey before di first one',
  statement_days_too_many: 'Statement no fit pass one year',
  statement_day_ahead: 'Dis day never start',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
