import { catalogue } from '@wura/browser/messages';

export const forgotMessages = catalogue({
  pageTitle: 'Forgot password',
  title: 'Forgot your password?',
  lead: 'This service sends no reset codes, so a new password cannot be set from this page.',
  steps: [
    'Write to the people who run this service, from the email address on your account.',
    'They check who you are before they change anything.',
    'Never send them your PIN. Nobody from Wura asks for it.',
  ] as readonly string[],
  back: 'Back to sign in',
});
