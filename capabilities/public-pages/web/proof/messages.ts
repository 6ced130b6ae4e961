import { catalogue, translatedPage } from '@wura/browser/messages';

export const proofMessages = catalogue({
  pageTitle: 'Proof of the books',
  description: 'When the books of Wura were last proven whole, for everybody to read.',
  title: 'Proof of the books',
  lead: 'Once a day the service recomputes its books and says here what came of it. Nothing on this page is written by hand.',
  asking: 'Not known. Your browser has to ask the service.',
  whole: 'The books were proven whole',
  broken: 'The last check found a fault in the books',
  brokenText:
    'Entries, sums or the log of the staff did not fit. People were called at that moment. Your own receipts and statements stay as you have them: keep them.',
  stale: 'There is no proof of the last day',
  staleText: 'What is shown below is older. It says nothing about now.',
  never: 'The books have not been proven yet',
  lost: 'Your browser got no answer, so nothing is known',
  proven: 'Last proven whole: {when}',
  checked: 'Last checked: {when}',
  currenciesTitle: 'In each currency',
  currency: 'Currency',
  books: 'Debits equal credits',
  customers: 'Customers’ wallets equal what the house holds for them',
  total: 'Customers’ wallets in all',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
  headsTitle: 'The heads of both chains',
  headsLead:
    'Each entry of the books, and each act of the staff, is chained to the one before it by a hash. Who changes, removes or slips in one of them afterwards changes every head that follows.',
  booksHead: 'Books',
  auditHead: 'Log of the staff',
  daysTitle: 'The last thirty days',
  dayWhole: 'Whole',
  dayBroken: 'Not whole',
  dayNone: 'No proof was made',
  noDays: 'No day has been proven yet.',
  verifyTitle: 'Check it against what you hold',
  verify: [
    'Keep a copy of a day’s heads, as a picture or on paper. If a head of a past day is ever another one, the past was changed.',
    'Open the check of receipts and type the code of a receipt that you have. It is answered from the books that are proven here: amount, parties and state must be those of your receipt.',
    'Add up your statement: the balance at its start, and every line of it, make the balance at its end. Each line carries a reference that the check of receipts knows.',
  ],
  verifyLink: 'Check a receipt',
});

translatedPage({ proofMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
