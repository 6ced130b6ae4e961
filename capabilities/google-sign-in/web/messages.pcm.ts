import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Continue with Google',
    google: 'Use Google continue',
    leaving: 'We dey go Google...',
    off: 'E never dey available',
    offInApp: 'Open Wura for your browser to do dis one: Google no allow am inside another app.',
    working: 'Wait small: we dey ask Google who you be.',
    failedTitle: 'You never log in',
    failed: 'E no work. Nobody log in.',
    cancelled: 'You no continue with Google. Nothing change.',
    withPassword: 'Log in with your password',
    toSecurity: 'Back to Security',
    notLinkedTitle: 'Nothing link',
    notLinked: 'E no work. Nothing link.',
    codeLead: 'Google sabi you. Now put di code wey your authenticator app dey show.',
    linkedDone: 'Google account don link',
    panelTitle: 'Google',
    panelLead: 'Log in with your Google account. Na only your name and email address Google go tell us, nothing else.',
    loading: 'E dey load...',
    loadFailed: 'Dis one no gree load.',
    retry: 'Try again',
    linkedSince: date => `You link am on ${date}`,
    link: 'Link Google account',
    linkLead: 'Your password first. Then Google go ask which account.',
    unlink: 'Unlink',
    unlinkName: email => `Unlink ${email}`,
    unlinkLead: 'E no go fit log in here again. You still fit, with your password.',
    unlinked: 'Google account don unlink',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'To log in with Google dey off here. Abeg use your password.',
  google_silent: 'Google no dey answer now. Nobody log in. Use your password, or try again in one minute.',
  google_untrue: 'We no fit trust wetin Google send back, so nobody log in. Abeg use your password.',
  google_begin_again: 'E take too long, or e start for another browser. Abeg continue with Google again.',
  google_email_unverified:
    'Google never verify di email address of dat account, so nobody log in. Verify am for Google, or use your password.',
  google_email_unconfirmed:
    'Wura account dey with dis email address, but nobody ever confirm di address here. Log in with your password, confirm am for Profile, then continue with Google.',
  google_other_account:
    'Dis Wura account don link to another Google account. Use dat one, or log in with your password and unlink am for Security.',
  google_confirm_email_first: 'Abeg confirm your email address for Profile first. Nothing link.',
  google_taken: 'Dat Google account don link to another Wura account. Nothing link.',
  google_linked_already: 'One Google account don link already. Unlink am first.',
  google_not_linked: 'No Google account link.',
  google_remember_invalid: 'remember must be either true or false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
