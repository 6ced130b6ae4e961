import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Wetin you want hear',
    lead: 'Each kind, by di way wey you choose. We no dey send anything before di money move.',
    texts: 'Text messages dey go di phone number wey you don confirm.',
    always: 'We go always tell you, to keep your money safe.',
    kinds: {
      money_in: 'Money enter',
      money_out: 'Money comot',
      security: 'Security',
      bills: 'Bills, budgets, wetin to remember',
      rates: 'Exchange rates',
      account: 'Your account, plus our answers',
    },
    channels: { app: 'For di app', mail: 'Email', sms: 'Text message' },
    quiet: 'Quiet hours',
    quietHelper: 'Emails wey fit wait go come after. Money comot and security go come now now.',
    from: 'From',
    until: 'Until',
    loading: 'E dey load...',
    failed: 'Dis one no gree load.',
    notSaved: 'We no fit save am. E still dey as e dey before.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'We must always tell you dis one: na about di safety of your money',
  alert_on_or_off: 'Dis one na either on or off',
  quiet_hour_unknown: 'Abeg choose full hours, make di first one no be di same as di last',
} satisfies PhraseWords<typeof alertFaults>;
