import { catalogue, translated } from '@wura/browser/messages';
import { alertNames } from '@wura/notices/alert-names';
import { alertFaults } from '@wura/notices/alerts';
import { pushFaults, pushRefusals } from '../rules.ts';

export const alertMessages = catalogue({
  title: 'What you hear of',
  lead: 'Each kind in the ways you choose. Nothing is sent before the money has moved.',
  texts: 'Text messages go to the phone number that you have confirmed.',
  always: 'Always told, to keep your money safe.',
  kinds: alertNames.en,
  channels: { app: 'In the app', mail: 'Mail', sms: 'Text message', push: 'On devices' },
  device: 'Notifications on this device',
  deviceHelper: 'They come when Wura is closed, too. They name no amount while you hide your balances.',
  deviceBlocked: 'This browser keeps notifications from Wura away. Allow them for this site in its settings.',
  deviceFailed: 'This browser could not switch notifications on. Please try again.',
  quiet: 'Quiet hours',
  quietHelper: 'What may wait comes afterwards. Money out and security come at once.',
  from: 'From',
  until: 'Until',
  loading: 'Loading...',
  failed: 'Could not load this.',
  retry: 'Retry',
  notSaved: 'Could not save that. It is as it was.',
});

translated(
  { alertMessages },
  {
    fr: () => import('./alert-messages.fr.ts'),
    es: () => import('./alert-messages.es.ts'),
    pcm: () => import('./alert-messages.pcm.ts'),
    ha: () => import('./alert-messages.ha.ts'),
    yo: () => import('./alert-messages.yo.ts'),
    ig: () => import('./alert-messages.ig.ts'),
  },
  { ...alertFaults, ...pushFaults, ...pushRefusals },
);
