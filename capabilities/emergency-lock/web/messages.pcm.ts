import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Lock your account',
    title: 'Lock your account now',
    lead: 'Phone loss or dem thief am? Dis one go log out every device now now, and nobody go fit enter until you set new password.',
    identifier: 'Phone or username',
    password: 'Password',
    showPassword: 'Show password',
    code: 'Backup code',
    useCode: 'Use backup code instead',
    usePassword: 'Use password instead',
    submit: 'Lock my account',
    submitting: 'E dey lock...',
    failed: 'We no fit lock your account. Abeg try again, or write support.',
    dismiss: 'Dismiss',
    doneTitle: 'Your account don lock',
    doneText:
      'Every device don log out, cards don freeze, and automatic top-ups and conversion orders don end. To open am again, set new password with di code wey we go send to your email.',
    reset: 'Set new password',
    back: 'Back to log in',
  },
} satisfies Translations<typeof english>;
