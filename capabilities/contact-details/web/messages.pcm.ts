import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'Email and phone',
    lead: 'Where we dey reach you, and wetin you dey use log in.',
    loading: 'E dey load...',
    email: 'Email',
    phone: 'Phone number',
    confirmed: 'Confirmed',
    notConfirmed: 'You never confirm am',
    confirm: 'Confirm',
    confirmEmail: 'Confirm your email',
    confirmPhone: 'Confirm your phone number',
    change: 'Change',
    changeEmail: 'Change your email',
    changePhone: 'Change your phone number',
    changeLead: 'We go send code to di old one and di new one. After dat, other devices go log out.',
    newEmail: 'New email',
    newPhone: 'New phone number',
    lostEmail: 'I no fit read di old one again. Send di code to my phone.',
    lostPhone: 'I no get di old number again. Send di code to my email.',
    send: 'Send di codes',
    sending: 'E dey send...',
    sentTo: to => `We don send code to ${to}.`,
    oldCode: to => `Code wey go ${to}`,
    newCode: to => `Code wey go ${to}`,
    again: 'Send new codes',
    finish: 'Confirm',
    checking: 'We dey check...',
    done: 'Your contact details don change',
    thanks: 'E don confirm. Thank you.',
    failed: 'E no work, and nothing change. Abeg try again.',
    retry: 'Try again',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'One code no correct, or e don expire. Abeg check di two, or ask for new ones.',
  contact_confirmed_already: 'Dis one don confirm before.',
  undo_code_wrong: 'Dis code no correct, or di time to reverse di change don pass.',
  contact_not_texted: 'We no dey send text message to dis number. Abeg use mobile number of country wey we dey serve.',
  channel_off: 'We no fit send code there now. Abeg try again later.',
  contact_code_missing: 'Abeg put di 6 digits of di code',
  undo_code_missing: 'Abeg put di code wey dey di message',
  contact_same: 'Na wetin we get already be dis.',
  contact_one_at_a_time: 'Abeg change one thing at a time.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
