import { catalogue, translated } from '@wura/browser/messages';
// The words of what a PIN is refused with.
import '@wura/identity/web/messages';
import { guardianFaults, guardianRefusals } from '../refusals.ts';

export const guardianMessages = catalogue({
  title: 'Guardian',
  lead: 'Until 18 an adult answers for an account: they see what it does, and may hold it to less.',
  loading: 'Loading...',
  failed: 'Failed to load this.',
  retry: 'Retry',
  mineTitle: 'Your guardian',
  askLead:
    'Ask a parent or legal guardian who has an account here and approved documents. They agree with their PIN; then we compare the papers of both of you.',
  whom: 'Whom do you ask?',
  whomHelper: '@username, account number or email address',
  ask: 'Ask',
  isAsked: 'Asked. We tell you when there is an answer.',
  withdraw: 'Withdraw',
  reason: 'What our staff wrote',
  perPayment: 'One payment, at most',
  perDay: 'A day, at most',
  asTier: 'As the tier allows',
  isPaused: 'Payments are paused. What comes in still arrives.',
  wardsTitle: 'For whom you answer',
  noWards: 'Nobody has asked you to be their guardian.',
  agreeLead:
    'As guardian you see what their account does, may hold it to less, and may pause it. Agree only if you are their parent or legal guardian.',
  relationLegend: 'Who are you to them?',
  agree: 'Agree',
  decline: 'Decline',
  pin: 'Your PIN',
  agreed: 'Agreed. Now we compare the papers.',
  see: 'See the account',
  pause: 'Pause payments',
  pauseHelper: 'Nothing leaves; what comes in still arrives',
  change: 'Change limits',
  changeLead: 'Leave a field empty for no less than the tier allows.',
  save: 'Save',
  saved: 'Saved. It holds from now on.',
  confirm: 'Confirm with your PIN',
  end: 'Stop being the guardian',
  endLead:
    'You no longer see the account. Under the rules of Nigeria their money stops until another guardian is linked.',
  isEnded: 'The link has ended.',
  outToday: 'Sent today',
  latest: 'Latest transactions',
  nothingYet: 'Nothing has moved yet.',
  close: 'Close',
  notDone: 'Could not do that. It is as it was.',
  asks: (name: string) => `${name} asks you to be their guardian`,
  waits: (name: string) =>
    `You agreed to answer for ${name}. We compare the papers of both of you, which takes up to 3 business days.`,
  accountOf: (name: string) => `The account of ${name}`,
  relations: { parent: 'Parent', legal_guardian: 'Legal guardian' },
  statuses: {
    asked: (when: string) => `Asked on ${when}. If we know this person, they were told.`,
    agreed: (name: string) =>
      `${name} agreed. We compare the papers of both of you, which takes up to 3 business days.`,
    linked: (name: string) => `${name} is your guardian.`,
    declined: 'The adult you asked declined. You can ask another one.',
    withdrawn: 'You withdrew what you asked.',
    refused: 'Our staff could not confirm the link.',
    ended: 'The link with your guardian has ended.',
    lapsed: 'No answer came in time.',
  },
});

translated(
  { guardianMessages },
  {
    pcm: () => import('./messages.pcm.ts'),
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...guardianRefusals, ...guardianFaults },
);
