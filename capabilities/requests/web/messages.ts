import { byCode, catalogue, translated } from '@wura/browser/messages';
import { requestRefusals } from '../refusals.ts';
import { requestFaults } from '../rules.ts';

export const requestMessages = catalogue({
  back: 'Back to miscellaneous',
  choose: 'Choose one',
  details: 'Anything else we should know (optional)',
  send: 'Send request',
  sending: 'Sending...',
  sent: 'Request sent',
  sentText: 'We have your request. You can follow it here, and we write to you when there is news.',
  failed: 'Could not send your request. Please try again.',
  off: 'This is not offered here at the moment.',
  open: 'You have an open request',
  openText: 'One at a time: please follow that one. You can send another when it is closed.',
  mine: 'Your requests',
  loading: 'Loading your requests...',
  listFailed: 'Could not load your requests.',
  retry: 'Retry',
  dismiss: 'Dismiss',
  request: 'Request',
  close: 'Close',
  asked: 'What you asked for',
  progress: 'How far it has come',
  steps: {
    submitted: 'Submitted',
    in_review: 'In review',
    needs_information: 'We asked you something',
    accepted: 'Accepted',
    completed: 'Completed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  messages: 'Messages',
  noMessages: 'No messages yet.',
  you: 'You',
  staff: 'Wura',
  write: 'Write a message',
  answer: 'Your answer',
  sendMessage: 'Send',
  messageSent: 'Message sent',
  messageFailed: 'Could not send your message. Please try again.',
  withdraw: 'Withdraw this request',
  withdrawSure: 'It will be closed, and we stop working on it.',
  withdrawYes: 'Yes, withdraw it',
  withdrawing: 'Withdrawing...',
  keep: 'Keep it',
  withdrawFailed: 'Could not withdraw this request. Please try again.',
  withdrawn: 'Request withdrawn',
});

export const loanMessages = catalogue({
  lead: 'Wura does not lend. We pass your request on to licensed lenders who work with us, and they decide.',
  fields: byCode({
    amount: 'How much you need',
    months: 'Months to pay it back',
    purpose: 'What it is for',
    monthlyIncome: 'What you earn in a month',
    work: 'How you earn it',
    details: 'What else you wrote',
  }),
  amountHelper: 'From ₦10,000 to ₦5,000,000',
  monthsHelper: 'From 1 to 36',
  purposes: byCode({
    business: 'A business',
    rent: 'Rent',
    school: 'School fees',
    medical: 'Medical bills',
    other: 'Something else',
  }),
  works: byCode({
    employed: 'Employed',
    self_employed: 'Self-employed',
    business_owner: 'I own a business',
    other: 'Another way',
  }),
  consent:
    'I agree that Wura shares this request, my name and my contact details with licensed lenders, and that they may check my credit record.',
  caution: 'Asking is free. A lender must show you every charge before you accept anything.',
});

export const businessMessages = catalogue({
  lead: 'Tell us what you want to register. We check the names and file it with the Corporate Affairs Commission.',
  fields: byCode({
    form: 'What to register',
    firstName: 'First choice of name',
    secondName: 'Second choice of name',
    activity: 'What the business does',
    address: 'Address of the business',
    details: 'What else you wrote',
  }),
  secondHelper: 'In case the first is taken',
  forms: byCode({
    business_name: 'A business name',
    limited_company: 'A limited company (Ltd)',
    incorporated_trustees: 'Incorporated trustees (NGO, church, association)',
  }),
  consent: 'I confirm that this is right, and I ask Wura to have it filed with the Corporate Affairs Commission.',
  caution: 'Nothing is charged now. We tell you every fee in a message before anything is filed.',
});

translated(
  { requestMessages, loanMessages, businessMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...requestRefusals, ...requestFaults },
);
