import { catalogue, translated } from '@wura/browser/messages';

export const twoFactorMessages = catalogue({
  title: 'Two-factor sign-in',
  lead: 'Besides your password, sign-in asks for a code from an app on your phone. A password that somebody has found out then opens nothing.',
  loading: 'Loading...',
  failed: 'Could not load this.',
  retry: 'Retry',
  since: (day: string) => `Turned on: ${day}`,
  codesLeft: (count: number) => (count === 1 ? '1 backup code left' : `${count} backup codes left`),
  codesFew: 'Make new backup codes before they run out.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New backup codes',
  passwordLead: 'Your password first, so that nobody else sets this up.',
  continue: 'Continue',
  checking: 'Checking...',
  scanTitle: 'Add Wura to your app',
  scanLead: 'Open an authenticator app, such as Google Authenticator, Aegis or 1Password, and scan this.',
  scanAlt: 'QR code for your authenticator app',
  typeInstead: 'Or type this key into it:',
  openApp: 'Open my authenticator app',
  copy: 'Copy',
  copyKey: 'Copy the key',
  copied: 'Copied',
  code: 'Code that the app shows',
  confirm: 'Turn on',
  codesTitle: 'Keep your backup codes',
  codesLead:
    'Each opens your account once if you lose your phone. They are shown only now: write them down, or keep the file where your phone is not.',
  copyCodes: 'Copy the backup codes',
  save: 'Save as a file',
  fileHead: 'Wura backup codes. Each is good once.',
  kept: 'I have kept them',
  isOn: 'Two-factor sign-in is on',
  offLead: 'Then your password alone opens your account again.',
  isOff: 'Two-factor sign-in is off',
  newCodesLead: 'The codes you have now will open nothing any more.',
});

translated(
  { twoFactorMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
  },
);
