import { catalogue, translated } from '@wura/browser/messages';
import { receiptRefusals, receiptFaults } from '../refusals.ts';

export const verifyMessages = catalogue({
  pageTitle: 'Check a receipt',
  title: 'Check a receipt',
  lead: 'Scan the code of a Wura receipt, or type it here, to see how its payment stands now.',
  code: 'Receipt code',
  codeHelper: 'The 26 letters and digits beside the square code',
  check: 'Check',
  another: 'Check another receipt',
  checking: 'Checking...',
  unasked: 'The receipt could not be checked.',
  retry: 'Try again',
  none: 'No such receipt exists',
  noneText:
    'Wura has made no receipt with this code, or somebody has changed it. Do not rely on the paper it came from.',
  says: {
    completed: 'This payment is complete',
    pending: 'This payment is not complete yet',
    failed: 'This payment failed',
  },
  advice: {
    completed: 'Compare each line with the receipt you were given.',
    pending: 'Nobody has confirmed it so far. This page asks again by itself.',
    failed: 'The money went back to whoever sent it. The receipt is no proof of a payment.',
  },
  sandbox: 'Made in a sandbox: no real money moved.',
  receipt: 'Receipt',
  brand: 'Wura',
  chips: { completed: 'Completed', pending: 'Pending', failed: 'Money returned' },
  band: 'PENDING',
  to: 'To',
  from: 'From',
  date: 'Date',
  reference: 'Reference',
  statement: 'Statement',
  statementIsOurs: 'This statement is one of ours',
  genuine: 'Genuine',
  statementAdvice: 'Hold every figure below against the paper that you were shown.',
  name: 'Name',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  fees: 'Fees, VAT and duty',
  closing: 'Closing balance',
  count: 'Transactions',
  checkedAt: (time: string) => `As it stood at ${time}.`,
});

translated(
  { verifyMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...receiptRefusals, ...receiptFaults },
);
