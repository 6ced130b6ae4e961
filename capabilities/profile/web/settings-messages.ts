import { catalogue, translated } from '@wura/browser/messages';

export const settingsMessages = catalogue({
  title: 'Settings',
  loading: 'Loading settings...',
  failed: 'Could not load your settings.',
  retry: 'Retry',
  notSaved: 'Could not save that. It is as it was.',
  verified: 'Verified Account',
  verify: 'Verify account',
  notVerified: 'Not verified yet',
  security: 'Security',
  biometrics: 'Fingerprint or face',
  biometricsNoDevice: 'This device offers none to websites.',
  biometricsNotOffered: 'Needs passkeys, which this service does not offer.',
  autoLock: 'Lock by itself',
  autoLockHelper: 'Signs you out after five minutes without use. What you had filled in is kept.',
  display: 'Display',
  hideBalance: 'Hide balances',
  hideBalanceHelper: 'Everywhere, from the moment you sign in',
  darkMode: 'Dark mode',
  darkModeBySystem: 'As this device is set',
  darkModeChosen: 'Chosen by you.',
  followSystem: 'Follow this device',
  language: 'Language',
  alerts: 'Alerts',
  notifications: 'Notifications',
  notificationsHelper: 'By mail too. What concerns your security is sent either way.',
  vibration: 'Vibration',
  vibrationHelper: 'When a payment is done, or a PIN was wrong',
  vibrationNoDevice: 'This device cannot vibrate for websites.',
  help: 'Help & Support',
});

translated(
  { settingsMessages },
  { fr: () => import('./settings-messages.fr.ts'), es: () => import('./settings-messages.es.ts') },
);
