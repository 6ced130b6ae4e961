import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Follow di money',
    loading: 'We dey look for di payment...',
    payment: 'Payment',
    way: 'Di road wey e take',
    steps: {
      held: 'E dey hold: e don comot from di sender wallet',
      sent: 'We send am to di bank',
      at_bank: 'E dey di bank',
      arrived: 'E don reach',
      returned: 'E don return to di sender',
    },
    stepsElsewhere: {
      held: 'E don comot from di sender wallet',
      sent: 'Sent',
      at_bank: 'Dem dey do am',
      arrived: 'E don reach',
      returned: 'E don return to di sender',
    },
    notYet: 'Not yet',
    says: {
      completed: 'Di money don reach.',
      pending: 'Di money dey road. Dis page dey follow am by itself.',
      failed: 'E no go through. All di money don go back to di sender.',
    },
    chips: { completed: 'E don reach', pending: 'E dey road', failed: 'E don return' },
    by: date => `E go reach or go back by ${date}.`,
    underWay: time => `e don dey road for ${time}`,
    to: 'To',
    from: 'From',
    reference: 'Reference',
    session: 'Session ID',
    checkedAt: time => `As e dey for ${time}.`,
    sandbox: 'Dem make am for sandbox: no real money move.',
    checkReceipt: 'Check di receipt',
    none: 'Dat payment no dey',
    noneText: 'Check di link. No trust payment wey you no fit find here.',
    failed: 'We no fit look for di payment.',
    retry: 'Try again',
  },
} satisfies Translations<typeof english>;
