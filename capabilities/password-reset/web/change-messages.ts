import { catalogue, translated } from '@wura/browser/messages';

export const changePasswordMessages = catalogue({
  title: 'Password',
  lead: 'A new one signs out every other device.',
  change: 'Change password',
  current: 'Present password',
  next: 'New password',
  showPassword: 'Show password',
  failed: 'Your password could not be changed. It is as it was.',
  saving: 'Changing...',
  done: 'Password changed',
});

translated(
  { changePasswordMessages },
  {
    fr: () => import('./change-messages.fr.ts'),
    es: () => import('./change-messages.es.ts'),
    pcm: () => import('./change-messages.pcm.ts'),
    ha: () => import('./change-messages.ha.ts'),
    yo: () => import('./change-messages.yo.ts'),
    ig: () => import('./change-messages.ig.ts'),
  },
);
