import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Wetin you want hear',
    lead: 'Each kind, by di way wey you choose. We no dey send anything before di money move.',
    texts: 'Text messages dey go di phone number wey you don confirm.',
    always: 'We go always tell you, to keep your money safe.',
    kinds: alertNames.pcm,
    channels: { app: 'For di app', mail: 'Email', sms: 'Text message', push: 'For devices' },
    device: 'Notifications for dis device',
    deviceHelper: 'Dem go come even when you close Wura. Dem no go call any amount as long as you hide your balance.',
    deviceBlocked: 'Dis browser dey block Wura notifications. Allow dem for dis site inside di browser settings.',
    deviceFailed: 'Dis browser no fit on notifications. Abeg try again.',
    quiet: 'Quiet hours',
    quietHelper: 'Wetin fit wait go come after. Money comot and security go come now now.',
    from: 'From',
    until: 'Until',
    loading: 'E dey load...',
    failed: 'Dis one no gree load.',
    retry: 'Try again',
    notSaved: 'We no fit save am. E still dey as e dey before.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'We must always tell you dis one: na about di safety of your money',
  alert_on_or_off: 'Dis one na either on or off',
  quiet_hour_unknown: 'Abeg choose full hours, make di first one no be di same as di last',
  push_off: 'Notifications for devices dey off here',
  push_devices_full: 'Notifications don dey on for 10 devices already. Abeg off am for one of dem first',
  push_session_over: 'Abeg sign in again to allow notifications for dis device',
  push_service_unknown: 'We no dey send to di notification service of dis browser',
  push_keys_wrong: 'We no fit read di browser keys. Abeg off notifications, then on am again',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
