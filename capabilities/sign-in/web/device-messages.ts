import { catalogue, translated } from '@wura/browser/messages';
import { deviceFaults, deviceRefusals } from '../device-rules.ts';

export const deviceMessages = catalogue({
  title: 'Your devices',
  lead: 'Where your account was opened. Remove what you no longer have, or do not know.',
  leadTrusted:
    'Payments from a device that is not trusted always ask for your PIN. One device can be trusted at a time.',
  loading: 'Loading devices...',
  failed: 'Could not load your devices.',
  retry: 'Retry',
  none: 'Devices are listed from your next sign-in on.',
  thisDevice: 'This device',
  trusted: 'Trusted',
  seen: (when: string, address: string) => `Last used: ${when}, from ${address}`,
  rename: 'Rename',
  renameName: (name: string) => `Rename ${name}`,
  name: 'Name of the device',
  save: 'Save',
  saving: 'Saving...',
  renamed: 'The device has its new name.',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removeLead: 'It is signed out at once. If it is used again, we treat it as new and tell you.',
  removeTrustedLead: 'This is your trusted device, so please confirm that it is you.',
  removed: 'The device is removed and signed out.',
  trust: 'Trust this device',
  trustLead: 'Your other device is trusted no more. For a day your limits may be lower.',
  isTrusted: 'This device is trusted.',
  notDone: 'That did not work. Nothing was changed.',
  close: 'Close',
});

translated(
  { deviceMessages },
  {
    fr: () => import('./device-messages.fr.ts'),
    es: () => import('./device-messages.es.ts'),
    pcm: () => import('./device-messages.pcm.ts'),
    ha: () => import('./device-messages.ha.ts'),
    ig: () => import('./device-messages.ig.ts'),
    yo: () => import('./device-messages.yo.ts'),
  },
  { ...deviceFaults, ...deviceRefusals },
);
