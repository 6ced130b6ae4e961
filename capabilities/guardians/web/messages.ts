import { catalogue, translated } from '@wura/browser/messages';
// The words of what a PIN is refused with.
import '@wura/identity/web/messages';
import { guardianFaults, guardianRefusals } from '../refusals.ts';

export const guardianMessages = catalogue({
  title: 'Guardian',
  lead: 'Under 18, an adult looks after the account: they see what it does and can lower its limits.',
  loading: 'Loading...',
  failed: 'Failed to load this.',
  retry: 'Retry',
  mineTitle: 'Your guardian',
  askLead:
    'Ask a parent or legal guardian who has a verified account here. They agree with their PIN, and then we check the papers of both of you.',
  whom: 'Who do you want to ask?',
  whomHelper: '@username, account number or email address',
  ask: 'Ask',
  isAsked: 'Asked. We tell you when there is an answer.',
  withdraw: 'Withdraw',
  reason: 'What our staff wrote',
  perPayment: 'One payment, at most',
  perDay: 'A day, at most',
  asTier: 'As the tier allows',
  isPaused: 'Payments are paused. What comes in still arrives.',
  wardsTitle: 'Accounts you look after',
  noWards: 'Nobody has asked you to be their guardian.',
  agreeLead:
    'As their guardian you see what their account does, and you can lower its limits or pause payments. Agree only if you are their parent or legal guardian.',
  relationLegend: 'Who are you to them?',
  agree: 'Agree',
  decline: 'Decline',
  pin: 'Your PIN',
  agreed: 'Agreed. Next we check the papers of both of you.',
  see: 'See the account',
  pause: 'Pause payments',
  pauseHelper: 'Nothing leaves; what comes in still arrives',
  change: 'Change limits',
  changeLead: 'Leave a field empty to allow all that the tier allows.',
  save: 'Save',
  saved: 'Saved. It applies from now on.',
  confirm: 'Confirm with your PIN',
  end: 'Stop being the guardian',
  endLead:
    'You will no longer see the account. Under Nigerian rules its money stops moving until another guardian is linked.',
  isEnded: 'The link has ended.',
  outToday: 'Sent today',
  latest: 'Latest transactions',
  nothingYet: 'Nothing has moved yet.',
  close: 'Close',
  notDone: 'Could not do that. Nothing has changed.',
  asks: (name: string) => `${name} asks you to be their guardian`,
  waits: (name: string) =>
    `You agreed to be ${name}’s guardian. We are checking the papers of both of you, which takes up to 3 business days.`,
  accountOf: (name: string) => `${name}’s account`,
  relations: { parent: 'Parent', legal_guardian: 'Legal guardian' },
  statuses: {
    asked: (when: string) => `Asked on ${when}. If this person is a customer here, they have been told.`,
    agreed: (name: string) =>
      `${name} agreed. We are checking the papers of both of you, which takes up to 3 business days.`,
    linked: (name: string) => `${name} is your guardian.`,
    declined: 'The adult you asked declined. You can ask another one.',
    withdrawn: 'You withdrew your request.',
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
